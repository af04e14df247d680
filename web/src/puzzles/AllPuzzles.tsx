import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { plain } from "../parts/words.ts";
import type { PuzzleInfo } from "../wire.ts";
import { allPuzzles } from "./api.ts";
import { kept, keyOf } from "./kept.ts";

/** Every puzzle, game by game, the easiest first. */
export function AllPuzzles() {
  const [loaded, again] = useLoaded(allPuzzles, []);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return null;
  const games = [...new Set(loaded.value.map((info) => info.title))];
  return (
    <div class="all-puzzles">
      {games.map((title) => (
        <OneGame key={title} title={title} puzzles={loaded.value.filter((info) => info.title === title)} />
      ))}
    </div>
  );
}

function OneGame({ title, puzzles }: { readonly title: string; readonly puzzles: readonly PuzzleInfo[] }) {
  const outcomes = kept.value.outcomes;
  const solved = puzzles.filter((info) => outcomes[keyOf(info.game, info.name)] === "solved").length;
  return (
    <section class="panel" aria-label={title}>
      <header>
        {title}
        <span class="r">
          {solved} of {puzzles.length} solved
        </span>
      </header>
      <ul>
        {puzzles.map((info) => {
          const outcome = outcomes[keyOf(info.game, info.name)] ?? "";
          return (
            <li key={info.name}>
              <a href={`/puzzles/${info.game}/${info.name}`} class={outcome}>
                <span>{plain(info.ask, info.names)}</span>
                <em>{outcome || info.grade.toLowerCase()}</em>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
