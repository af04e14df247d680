import { counted } from "../parts/words.ts";
import { longest, streak } from "./days.ts";
import { kept } from "./kept.ts";
import { Week } from "./Week.tsx";

/** Days in a row with a puzzle of the day solved, and this week's days. */
export function Streak({ today }: { readonly today: string }) {
  const days = new Set(kept.value.days);
  const row = streak(days, today);
  const best = longest(days);
  return (
    <div class="streak">
      <span class="tiny muted">{best > row ? `longest ${counted(best, "day")}` : "days in a row"}</span>
      <b class="num">{row}</b>
      <Week today={today} />
    </div>
  );
}
