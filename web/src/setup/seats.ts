// Who sits where at a new table.

import { filled } from "../parts/cast.ts";
import type { GameInfo } from "../wire.ts";

export const USUAL_BOT = "squire";
export const OPEN = "open";

export const seatsAgainstBots = (game: GameInfo): string[] => filled(game.usual_seats, USUAL_BOT);

export const seatsWithFriend = (game: GameInfo): string[] => filled(game.usual_seats, OPEN);

/** The seats with one more or one less; a person may sit once only. */
export const resized = (seats: readonly string[], count: number): string[] => Array.from({ length: count }, (_, seat) => seats[seat] ?? USUAL_BOT);
