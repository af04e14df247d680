// The decisions of a review that were mistakes.

import type { Judged } from "../wire.ts";

export type Order = "turn" | "loss";

/** The mistakes, by turn or with the worst first. The judge has left out what chance may explain. */
export const mistakes = (moments: readonly Judged[], order: Order = "turn"): readonly Judged[] =>
  moments.filter((moment) => moment.mistake).sort((one, other) => (order === "loss" ? other.drop - one.drop : 0) || one.at - other.at);
