import { useEffect, useMemo, useState } from "preact/hooks";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { counted } from "../parts/words.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { PuzzleInfo } from "../wire.ts";
import { allPuzzles } from "./api.ts";
import { kept, rememberRun } from "./kept.ts";
import { PuzzlePage } from "./PuzzlePage.tsx";
import { MOST_MISSES, runOf } from "./run.ts";
import type { Status } from "./solving.ts";

/** A run of puzzles from easy to hard. */
export function RunPage() {
  const [loaded, again] = useLoaded(allPuzzles, []);
  const [turn, setTurn] = useState(0);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return null;
  return <Running key={turn} all={loaded.value} again={() => setTurn(turn + 1)} />;
}

function Running({ all, again }: { readonly all: readonly PuzzleInfo[]; readonly again: () => void }) {
  const puzzles = useMemo(() => runOf(all, Math.random), [all]);
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  const [misses, setMisses] = useState(0);
  const [counts, setCounts] = useState(true); // whether the outcome of this puzzle is still open
  useEffect(() => rememberRun(solved), [solved]);
  const here = puzzles[at];
  const ended = (status: Status): void => {
    if (!counts) return;
    setCounts(false);
    if (status === "solved") setSolved(solved + 1);
    else setMisses(misses + 1);
  };
  const next = (): void => {
    setCounts(true);
    setAt(at + 1);
  };
  if (!here || (misses >= MOST_MISSES && counts)) return <Over solved={solved} again={again} />;
  const left = MOST_MISSES - misses;
  const note = `${counted(solved, "solved", "solved")}, ${left > 0 ? `${counted(left, "miss", "misses")} left` : "last puzzle"}`;
  return <PuzzlePage key={here.game + here.name} game={here.game} name={here.name} next={next} ended={ended} note={note} />;
}

function Over({ solved, again }: { readonly solved: number; readonly again: () => void }) {
  return (
    <>
      <PageBar />
      <main class="wrap run-over">
        <h1>{solved === 0 ? "No puzzle solved this time" : `${counted(solved, "puzzle")} solved`}</h1>
        <p>Your best run: {counted(kept.value.bestRun, "puzzle")}.</p>
        <div class="acts">
          <button class="btn primary" type="button" onClick={again}>
            Run again
          </button>
          <a class="btn quiet" href="/puzzles">
            To the puzzles
          </a>
        </div>
      </main>
    </>
  );
}
