import { counted } from "../parts/words.ts";
import { longest, streak, weekOf } from "./days.ts";
import { kept } from "./kept.ts";

const LETTERS = ["M", "T", "W", "T", "F", "S", "S"];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Days in a row with a puzzle of the day solved, and this week's days. */
export function Streak({ today }: { readonly today: string }) {
  const days = new Set(kept.value.days);
  const row = streak(days, today);
  const best = longest(days);
  return (
    <div class="streak">
      <span class="tiny muted">{best > row ? `longest ${counted(best, "day")}` : "days in a row"}</span>
      <b class="num">{row}</b>
      <ol aria-label="This week">
        {weekOf(today).map((day, at) => (
          <li key={day} class={`${days.has(day) ? "done" : ""} ${day === today ? "now" : ""}`} aria-label={`${WEEKDAYS[at]}${days.has(day) ? ", solved" : ""}`}>
            {LETTERS[at]}
          </li>
        ))}
      </ol>
    </div>
  );
}
