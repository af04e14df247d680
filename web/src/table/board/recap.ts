// What the others have done since the viewer's last turn.

import type { Sentence } from "../../wire.ts";
import type { Step } from "./beats.ts";

export interface RecapAct {
  readonly number: number;
  readonly seat: number;
  /** The act in the past tense, for the sentence above the prompt; empty where the game gives none. */
  readonly past: string;
  /** Its log sentences: the deed, then what came of it. */
  readonly told: readonly Sentence[];
  /** Its own step, then the steps of what came of it. */
  readonly steps: readonly Step[];
}

export interface Recap {
  /** The steps that can be shown again; none where the viewer came after them. */
  readonly steps: readonly Step[];
  readonly acts: readonly RecapAct[];
}
