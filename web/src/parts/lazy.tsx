import type { ComponentType } from "preact";
import { useLoaded } from "./load.ts";
import { Failure } from "./Failure.tsx";

/** A screen whose script is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  return function Lazy(props: P) {
    const [screen] = useLoaded(() => (loading ??= load()).then((component) => ({ component })), []);
    if (screen.state === "failed") return <Failure text="A part of this page could not be loaded." again={() => location.reload()} />;
    if (screen.state === "loading") return null;
    const Screen = screen.value.component;
    return <Screen {...props} />;
  };
}
