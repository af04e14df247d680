import { dailyPuzzle } from "../requests/api.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { plain } from "../parts/words.ts";
import { puzzle } from "../puzzles/api.ts";
import { dayOf } from "../puzzles/days.ts";
import { kept, keyOf } from "../puzzles/kept.ts";
import { Week } from "../puzzles/Week.tsx";
import { MiniBoard } from "./MiniBoard.tsx";

/** Today's puzzle: the question, a picture of the position, this week's days. */
export function DailyPuzzle() {
  const today = dayOf(new Date());
  const [loaded] = useLoaded(() => dailyPuzzle(today), [today]);
  const info = loaded.state === "ready" ? loaded.value : null;
  const solved = info !== null && kept.value.outcomes[keyOf(info.game, info.name)] === "solved";
  const way = info ? `/puzzles/${info.game}/${info.name}` : "/puzzles";
  return (
    <section class="panel daily-puzzle">
      <header>
        <Icon name="puzzle" />
        <h2>Daily puzzle</h2>
        <span class="r">{info?.title ?? ""}</span>
      </header>
      {info ? (
        <div class="pz">
          <MiniBoard game={info.game} of={way} load={async () => (await puzzle(info.game, info.name)).scene} names={info.names} label={`${info.title}: the position`} />
          <div class="pz-text">
            <h3>{plain(info.ask, info.names)}</h3>
            <p>{plain(info.about, info.names)}</p>
            <Week today={today} />
            <a class="btn ghost" href={way} aria-label={`${solved ? "Solved. Look again" : "Solve it"}: ${info.title}`}>
              {solved ? "Solved" : "Solve it"}
            </a>
          </div>
        </div>
      ) : (
        <p class="none-open">{loaded.state === "failed" ? loaded.why : ""}</p>
      )}
    </section>
  );
}
