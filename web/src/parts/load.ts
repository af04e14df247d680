import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../requests/api.ts";

export type Loaded<T> = { readonly state: "loading" } | { readonly state: "ready"; readonly value: T } | { readonly state: "failed"; readonly why: string };

export const errorText = (wrong: unknown): string => (wrong instanceof ApiError ? wrong.message : "Something went wrong here. Load the page again.");

/** Loads something when the page needs it, and again when `keys` change. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): readonly [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const [again, setAgain] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setLoaded({ state: "ready", value }),
      (wrong: unknown) => current && setLoaded({ state: "failed", why: errorText(wrong) }),
    );
    return () => {
      current = false;
    };
  }, [...keys, again]);
  return [loaded, () => setAgain((count) => count + 1)];
}

/** Like `useLoaded`, and again every `every` milliseconds while the page is visible. */
export function useWatched<T>(load: () => Promise<T>, keys: readonly unknown[], every: number): readonly [Loaded<T>, () => void] {
  const [loaded, again] = useLoaded(load, keys);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), every);
    return () => clearInterval(timer);
  }, []);
  return [loaded, again];
}
