// Requests to the server's bots: a hint, a review, an advantage chart, another pace.

import { send } from "./api.ts";
import { complete } from "./complete.ts";
import type { Advantage, BotPace, Hint, Review } from "../wire.ts";

/** The bot's advice for the position at the table. */
export async function hint(id: string): Promise<Hint> {
  return complete<Hint>("Hint", await send("POST", `tables/${id}/hint`, {}));
}

/** Sets how fast the bots move at a table that you host. */
export async function setPace(id: string, manner: BotPace["manner"]): Promise<void> {
  await send("PUT", `tables/${id}/pace`, { manner });
}

/** The review of your seat as far as it is ready; the first request starts it. */
export async function review(id: string): Promise<Review> {
  return complete<Review>("Review", await send("POST", `replays/${id}/review`, {}));
}

/** The advantage chart of a finished game as far as it is ready; the first request starts it. */
export async function advantage(id: string): Promise<Advantage> {
  return complete<Advantage>("Advantage", await send("POST", `replays/${id}/advantage`, {}));
}
