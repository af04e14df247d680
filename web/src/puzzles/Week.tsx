import { weekOf } from "./days.ts";
import { kept } from "./kept.ts";

const LETTERS = ["M", "T", "W", "T", "F", "S", "S"];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** This week's days, those with a puzzle of the day solved filled. */
export function Week({ today }: { readonly today: string }) {
  const days = new Set(kept.value.days);
  return (
    <ol class="week" aria-label="This week">
      {weekOf(today).map((day, at) => (
        <li key={day} class={`${days.has(day) ? "done" : ""} ${day === today ? "now" : ""}`} aria-label={`${WEEKDAYS[at]}${days.has(day) ? ", solved" : ""}`}>
          {LETTERS[at]}
        </li>
      ))}
    </ol>
  );
}
