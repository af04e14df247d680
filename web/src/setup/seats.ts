// Who sits where at a new table.

import { filled } from "../parts/cast.ts";
import { counted, listed } from "../parts/words.ts";
import type { CharacterInfo, GameInfo } from "../wire.ts";

export const USUAL_BOT = "squire";
export const OPEN = "open";

export const seatsAgainstBots = (game: GameInfo): string[] => filled(game.usual_seats, USUAL_BOT);

/** The visitor, one friend, and bots in the remaining seats. */
export const seatsWithFriend = (count: number): string[] => filled(count, USUAL_BOT).map((word, seat) => (seat === 1 ? OPEN : word));

/** The seats with one more or one less; a person may sit once only. */
export const resized = (seats: readonly string[], count: number): string[] => Array.from({ length: count }, (_, seat) => seats[seat] ?? USUAL_BOT);

/** Who takes the last seat, where it differs from the others. */
export const LAST_SEATS = { lot: "by lot", you: "you", other: "another player" } as const;
export type LastSeat = keyof typeof LAST_SEATS;

/** The seats with the visitor in the last one, if they want it. */
export const withLast = (seats: readonly string[], who: LastSeat): readonly string[] => (who === "you" ? [...seats.slice(1), seats[0]!] : seats);

/** Whether the seats have one that a friend can take. */
export const invites = (seats: readonly string[]): boolean => seats.includes(OPEN);

/** Who plays beside the visitor: "a friend, Dario and a Squire", "3 friends". */
export function companions(seats: readonly string[], all: readonly CharacterInfo[]): string {
  const open = seats.filter((word) => word === OPEN).length;
  const bots = seats.slice(1).filter((word) => word !== OPEN);
  const named = bots.flatMap((word) => all.find(({ key }) => key === word)?.name ?? []);
  const levels = [...new Set(bots.filter((word) => !all.some(({ key }) => key === word)))];
  const others = levels.map((level) => ofLevel(level, bots.filter((word) => word === level).length, all));
  return listed([...(open === 0 ? [] : [open === 1 ? "a friend" : counted(open, "friend")]), ...named, ...others]);
}

const ofLevel = (word: string, count: number, all: readonly CharacterInfo[]): string => {
  const level = all.find((one) => one.level.toLowerCase() === word)?.level ?? word;
  return count === 1 ? `a ${level}` : `${count} ${level}s`;
};

/** Who takes the seat that differs from the others, in a sentence. */
export const roleText = (title: string, who: LastSeat): string =>
  ({ lot: `A lot decides who is the ${title}.`, you: `You are the ${title}.`, other: `Another player is the ${title}.` })[who];
