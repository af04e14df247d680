// Who sits where at a new table.

import type { GameInfo } from "../wire.ts";

export const HOUSE_BOT = "squire";
export const ME = "me";
export const OPEN = "open";

/** The bot that a newcomer meets: the house's own, or the first one named. */
const usualBot = (game: GameInfo): string => (game.bots.includes(HOUSE_BOT) ? HOUSE_BOT : (game.bots[0] ?? OPEN));

const filled = (game: GameInfo, other: string): string[] => Array.from({ length: game.usual_seats }, (_, seat) => (seat === 0 ? ME : other));

export const seatsAgainstBots = (game: GameInfo): string[] => filled(game, usualBot(game));

export const seatsWithFriend = (game: GameInfo): string[] => filled(game, OPEN);

/** The seats with one more or one less; a person may sit once only. */
export function resized(seats: readonly string[], count: number, game: GameInfo): string[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? usualBot(game));
}

/** The seats after one of them was set. Who sits down elsewhere leaves the old seat to what was there. */
export function seatSet(seats: readonly string[], seat: number, who: string): string[] {
  const before = seats[seat] ?? OPEN;
  return seats.map((other, index) => (index === seat ? who : who === ME && other === ME ? before : other));
}
