import { Icon } from "../parts/Icon.tsx";
import { Text } from "../parts/Text.tsx";
import { dayOf } from "./days.ts";
import { Moves } from "./Moves.tsx";
import type { Solving } from "./solving.ts";
import { Streak } from "./Streak.tsx";

const HEADS = { open: "Puzzle", solved: "Solved", missed: "Not yet", shown: "The answer" } as const;

/** The question in the rail; after an attempt, what came of it. */
export function Question({ solving }: { readonly solving: Solving }) {
  const { info } = solving.start;
  const status = solving.status.value;
  const over = status === "solved" || status === "shown";
  return (
    <section class={`panel question ${status}`} aria-label="Puzzle">
      <p class="tiny">
        {status === "solved" ? <Icon name="check" /> : null} {HEADS[status]}
        {status === "solved" && solving.misses.value === 0 && !solving.hinted.value ? ", first try" : ""}
      </p>
      <h2>
        <Text>{info.ask}</Text>
      </h2>
      <p>
        <Text>{status === "open" ? info.about : solving.text.value}</Text>
      </p>
      {over && solving.moves.value.length > 0 ? <Moves moves={solving.moves.value} /> : null}
      <p class="tiny muted">{shares(info.grade, info.solved)}</p>
      {status === "open" ? (
        <div class="acts">
          <button class="btn quiet" type="button" onClick={() => void solving.answer()}>
            Show the answer
          </button>
        </div>
      ) : (
        <Streak today={dayOf(new Date())} />
      )}
    </section>
  );
}

/** How hard the puzzle is, in words: "Hard: Page solves 20 %, Knight 95 %". */
export function shares(grade: string, solved: Readonly<Record<string, number>>): string {
  const told = Object.entries(solved).map(([level, share], at) => `${level.charAt(0).toUpperCase()}${level.slice(1)}${at === 0 ? " solves" : ""} ${share} %`);
  return told.length > 0 ? `${grade}: ${told.join(", ")}.` : `${grade}.`;
}
