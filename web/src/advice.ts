// Requests to the house bots: a hint, a review, another pace.

import { send } from "./api.ts";
import { complete } from "./complete.ts";
import type { BotPace, Hint, Review } from "./wire.ts";

/** What the adviser would do in our place, now. */
export async function hint(id: string): Promise<Hint> {
  return complete<Hint>("Hint", await send("POST", `tables/${id}/hint`, {}));
}

/** How fast the bots of our own table shall move. */
export async function setPace(id: string, manner: BotPace["manner"]): Promise<void> {
  await send("PUT", `tables/${id}/pace`, { manner });
}

/** The review of our own seat, as far as it has come; asking for it begins it. */
export async function review(id: string): Promise<Review> {
  return complete<Review>("Review", await send("POST", `replays/${id}/review`, {}));
}
