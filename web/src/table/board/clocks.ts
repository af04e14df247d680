// The clocks as the server last sent them, counted down from there. Only the server measures time.

import { counted } from "../../parts/words.ts";
import type { Clocks } from "../../wire.ts";

export interface TimedClocks extends Clocks {
  /** When it arrived, by this machine's monotonic clock, in milliseconds. */
  readonly at: number;
}

export const LOW = 10;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const LONG = 4 * HOUR; // longer than any game that is played in one go

/** The seconds that a seat has left. */
export function left(clocks: TimedClocks, seat: number, now: number): number {
  const then = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, then - (now - clocks.at) / 1_000) : then;
}

const two = (count: number): string => String(count).padStart(2, "0");

/** "0:09", "12:30", "1:02:03", "23 hours", "2 days": rounded up, so that 0:00 means that time is up. Long times are in words, without seconds. */
export function face(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return counted(Math.floor(whole / DAY), "day");
  if (whole >= DAY) return `1 day ${Math.floor((whole % DAY) / HOUR)} h`;
  if (whole >= LONG) return counted(Math.floor(whole / HOUR), "hour");
  const minutes = `${Math.floor((whole % HOUR) / 60)}`;
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(Number(minutes))}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The time left in words, for screen readers. */
export function spoken(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / DAY), "day"],
    [Math.floor((whole % DAY) / HOUR), "hour"],
    [Math.floor((whole % HOUR) / 60), "minute"],
    [whole % 60, "second"],
  ];
  const said = parts.filter(([count]) => count > 0).slice(0, 2).map(([count, word]) => counted(count, word));
  return said.join(" ") || "no time";
}

const SAID_AT = [30, LOW];

/** The announcement when the player's own clock passes 30 or 10 seconds; otherwise empty. */
export function warning(before: number, after: number): string {
  const passed = SAID_AT.find((mark) => before > mark && after <= mark);
  return passed === undefined ? "" : `${passed} seconds left`;
}
