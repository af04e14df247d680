// Spans of time in words, for clocks that count days.

import { counted } from "./words.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days 4 hours", "5 hours", "12 minutes", "less than a minute": at most two units, and minutes only below three hours. */
export function span(seconds: number): string {
  if (seconds < MINUTE) return "less than a minute";
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const parts = days > 0 ? [part(days, "day"), part(hours, "hour")] : [part(hours, "hour"), hours < 3 ? part(minutes, "minute") : ""];
  return parts.filter(Boolean).join(" ");
}

const part = (count: number, unit: string): string => (count > 0 ? counted(count, unit) : "");
