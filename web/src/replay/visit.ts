// Visits to the decisions of a review.

import type { Judged } from "../wire.ts";
import type { Film } from "./film.ts";

/** Goes to a decision as its player saw it, and highlights the knight's move. */
export async function visit(film: Film, at: number, judged?: Judged | null, seat = film.what.you): Promise<void> {
  film.pause();
  film.eyes.value = String(seat);
  await film.show(at);
  if (film.at.value !== at || !judged) return;
  film.board.advised.value = new Set(film.choices.find((choice) => choice.line === judged.best.line)?.touch);
  film.judged.value = judged;
}
