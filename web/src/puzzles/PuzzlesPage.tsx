import { useEffect, useState } from "preact/hooks";
import { tileOf } from "../games.ts";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { Names, Text } from "../parts/Text.tsx";
import { gameSlug, plain } from "../parts/words.ts";
import { Picture } from "../rules/Picture.tsx";
import { PageBar } from "../settings/PageBar.tsx";
import type { PuzzleInfo } from "../wire.ts";
import { AllPuzzles } from "./AllPuzzles.tsx";
import { puzzlesOf } from "./api.ts";
import { dayOf } from "./days.ts";
import { kept, keyOf } from "./kept.ts";
import { shares } from "./Question.tsx";
import { Streak } from "./Streak.tsx";
import "./puzzles.css";

/** Today's puzzles, one a game, yesterday's answers, and ways to more. */
export function PuzzlesPage() {
  const day = dayOf(new Date());
  const [loaded, again] = useLoaded(() => puzzlesOf(day), [day]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    document.title = "Puzzles · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap puzzles">
          <div class="puzzles-head">
            <div>
              <h1>Today’s puzzles</h1>
              <p>One position from each game. Find the move.</p>
            </div>
            <Streak today={day} />
          </div>
          <div class="daily">
            {loaded.value.puzzles.map((info) => (
              <DailyCard key={info.game} info={info} />
            ))}
          </div>
          <div class="puzzles-foot">
            <Yesterday puzzles={loaded.value.yesterday} />
            <section class="panel more-puzzles" aria-label="More puzzles">
              <header>More puzzles</header>
              <a href="/puzzles/run">
                <b>A run</b>
                <span>From easy to hard, until the third miss. {kept.value.bestRun > 0 ? `Your best: ${kept.value.bestRun} solved.` : ""}</span>
              </a>
              <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
                <b>All puzzles</b>
                <span>By game and goal, with what you have solved.</span>
              </button>
            </section>
          </div>
          {all ? <AllPuzzles /> : null}
        </main>
      ) : null}
    </>
  );
}

function DailyCard({ info }: { readonly info: PuzzleInfo }) {
  useEffect(() => void tileOf(info.game), [info.game]); // brings the colours of the game
  const outcome = kept.value.outcomes[keyOf(info.game, info.name)];
  const ask = plain(info.ask, info.names);
  const way = outcome === "missed" ? "Try again" : "Solve it";
  return (
    <Names.Provider value={info.names}>
      <article class="daily-card" data-game={gameSlug(info.game)}>
        <div class="daily-art">{info.scene ? <Picture scene={info.scene} names={info.names} marks={[]} around={[]} label={`${info.title}: the position`} wide /> : null}</div>
        <div class="daily-text">
          <p class="daily-game">{info.title}</p>
          <h2>{ask}</h2>
          <p>
            <Text>{info.about}</Text>
          </p>
          <p class="tiny muted">{shares(info.grade, info.solved)}</p>
          {outcome === "solved" ? (
            <a class="daily-done" href={`/puzzles/${info.game}/${info.name}`}>
              <Icon name="check" /> Solved
            </a>
          ) : (
            <a class="btn tint" href={`/puzzles/${info.game}/${info.name}`} aria-label={`${way}, ${info.title}: ${ask}`}>
              {way}
            </a>
          )}
        </div>
      </article>
    </Names.Provider>
  );
}

function Yesterday({ puzzles }: { readonly puzzles: readonly PuzzleInfo[] }) {
  return (
    <section class="panel yesterday" aria-label="Yesterday's answers">
      <header>Yesterday’s answers</header>
      <ul>
        {puzzles.map((info) => (
          <li key={info.game}>
            <a href={`/puzzles/${info.game}/${info.name}`}>
              <b>
                {info.title}: {plain(info.ask, info.names)}
              </b>
              <span>{plain(info.why, info.names)}</span>
              <em class={kept.value.outcomes[keyOf(info.game, info.name)] ?? ""}>{kept.value.outcomes[keyOf(info.game, info.name)] ?? "not tried"}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
