import type { ComponentChildren } from "preact";
import { setupOf } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameSetup } from "../wire.ts";

interface Props {
  readonly game: string;
  readonly loading?: boolean;
  readonly children: (found: GameSetup) => ComponentChildren;
}

/** A page about one game, once it is known what can be set up. */
export function OfGame({ game, loading = false, children }: Props) {
  const [loaded, again] = useLoaded(() => setupOf(game), [game]);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" && !loading ? children(loaded.value) : null}
    </>
  );
}
