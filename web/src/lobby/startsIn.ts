import { counted } from "../parts/words.ts";
import type { EventRow } from "../wire.ts";

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** When an event begins, in words: "starts in 2 hours"; what it does now where no time is set. */
export function startsIn(row: Pick<EventRow, "starts" | "note" | "phase">, now: number): string {
  if (row.phase !== "open" || row.starts === null) return row.note;
  const left = row.starts - now;
  if (left < MINUTE) return "starts now";
  if (left < HOUR) return `starts in ${counted(Math.round(left / MINUTE), "minute")}`;
  return left < 2 * DAY ? `starts in ${counted(Math.round(left / HOUR), "hour")}` : `starts in ${counted(Math.round(left / DAY), "day")}`;
}
