import { useEffect, useRef, useState } from "preact/hooks";
import { lazy } from "../parts/lazy.tsx";
import { gameSlug } from "../parts/words.ts";
import type { Scene } from "../wire.ts";

// The game's layout is large, so it comes after everything else on the page.
const Picture = lazy(async () => (await import("../rules/Picture.tsx")).Picture);

interface Props {
  readonly game: string;
  readonly load: () => Promise<Scene>;
  /** What the picture is loaded for: another value loads it again. */
  readonly of: string;
  readonly names: readonly string[];
  readonly label: string;
}

/** A small picture of a position, drawn by the game's own layout once the browser has nothing else to do. */
export function MiniBoard({ game, load, of, names, label }: Props) {
  const [scene, setScene] = useState<Scene | null>(null);
  const current = useRef(of);
  current.current = of;
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (found) => current.current === of && setScene(found),
          () => undefined,
        );
      }),
    [of],
  );
  return (
    <div class="mini-board" data-game={gameSlug(game)}>
      {scene ? <Picture scene={scene} names={names} marks={[]} around={heart(scene)} label={label} wide /> : null}
    </div>
  );
}

/** What a small picture shows of a table: its board, or the rows of cards between the players. */
function heart({ zones }: Scene): readonly string[] {
  const boards = zones.filter((zone) => zone.kind === "grid" || zone.kind === "map" || zone.kind === "track");
  const rows = zones.filter((zone) => zone.kind === "row" && zone.owner !== null);
  return (boards.length > 0 ? boards : rows).map((zone) => zone.id);
}

const PATIENCE = 2_000;

/** Runs the task when the page is loaded and idle; returns what cancels it. */
function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, PATIENCE / 4);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: PATIENCE });
  return () => cancelIdleCallback(id);
}
