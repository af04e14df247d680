// Times in words.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const count = (many: number, unit: string): string => `${many} ${unit}${many === 1 ? "" : "s"} ago`;

/** How long ago something was; a date after a week. Times are in seconds since 1970. */
export function ago(then: number, now: number): string {
  const span = Math.max(0, now - then);
  if (span < 10 * MINUTE) return "a moment ago";
  if (span < HOUR) return count(Math.floor(span / MINUTE), "minute");
  if (span < DAY) return count(Math.floor(span / HOUR), "hour");
  if (span < WEEK) return count(Math.floor(span / DAY), "day");
  return `on ${day(then)}`;
}

/** A date such as "17 November 2026". */
export const day = (then: number): string => new Date(then * 1000).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
