// Who sits where at a new table.

import type { GameInfo } from "../wire.ts";

export const USUAL_BOT = "squire";
export const ME = "me";
export const OPEN = "open";

/** The bot for newcomers: the squire, or the game's first bot. */
const usualBot = (game: GameInfo): string => (game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots[0] ?? OPEN));

const filled = (game: GameInfo, other: string): string[] => Array.from({ length: game.usual_seats }, (_, seat) => (seat === 0 ? ME : other));

export const seatsAgainstBots = (game: GameInfo): string[] => filled(game, usualBot(game));

export const seatsWithFriend = (game: GameInfo): string[] => filled(game, OPEN);

/** The seats with one more or one less; a person may sit once only. */
export function resized(seats: readonly string[], count: number, game: GameInfo): string[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? usualBot(game));
}

/** The seats after one of them was set. A player who changes seats swaps with the seat's occupant. */
export function seatSet(seats: readonly string[], seat: number, who: string): string[] {
  const before = seats[seat] ?? OPEN;
  return seats.map((other, index) => (index === seat ? who : who === ME && other === ME ? before : other));
}
