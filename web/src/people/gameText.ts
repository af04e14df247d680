// A finished game in a few words.

import type { PlayedGame } from "../wire.ts";

const PLACES = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;

/** How it ended for the player: "won 30 to 17", "second, 3 territories", "lost 12 to 19". */
export function ending({ outcome, place, seats, score }: PlayedGame): string {
  const word = outcome === "lost" && seats > 2 ? (PLACES[place] ?? "lost") : outcome;
  if (!score) return word;
  return score.includes(" to ") ? `${word} ${score}` : `${word}, ${score}`;
}

/** "+17", "−11"; a game that was not rated is casual. */
export const change = (by: number | null): string => (by === null ? "casual" : by < 0 ? `−${-by}` : `+${by}`);

/** "15 turns, 22 minutes"; long games in hours or days. */
export function length({ length: turns, minutes }: Pick<PlayedGame, "length" | "minutes">): string {
  const time = minutes < 120 ? count(minutes, "minute") : minutes < 2880 ? count(Math.round(minutes / 60), "hour") : count(Math.round(minutes / 1440), "day");
  return turns ? `${turns}, ${time}` : time;
}

const count = (many: number, unit: string): string => `${many} ${unit}${many === 1 ? "" : "s"}`;

const DAY = 86_400;

/** "today, 14:20", "yesterday", "Saturday", "9 Nov". Others are told the day only. */
export function when(at: number, now: number, exact: boolean): string {
  const then = new Date(at * 1000);
  const zone = exact ? {} : ({ timeZone: "UTC" } as const);
  const days = Math.floor((dayOf(now, exact) - dayOf(at, exact)) / DAY + 0.5);
  if (days <= 0) return exact ? `today, ${then.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}` : "today";
  if (days === 1) return "yesterday";
  if (days < 7) return then.toLocaleDateString("en-GB", { weekday: "long", ...zone });
  const year = new Date(now * 1000).getFullYear() === then.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...year, ...zone });
}

/** The beginning of a day, in the reader's time or, for days alone, in UTC. */
const dayOf = (at: number, local: boolean): number => {
  if (!local) return at - (at % DAY);
  const day = new Date(at * 1000);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime() / 1000;
};
