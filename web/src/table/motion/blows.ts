// What struck what between two scenes, one after the other, as the log tells it.

import type { Sentence } from "../../wire.ts";

export const BLOW = 460; // milliseconds from one blow to the next

/** The sentences that tell of something falling, in their order. */
export const blowsIn = (log: readonly Sentence[]): readonly Sentence[] => log.filter((sentence) => sentence.to.length > 0);
