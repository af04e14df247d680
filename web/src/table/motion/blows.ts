// The blows between two scenes, in the order of the log.

import type { Sentence } from "../../wire.ts";

export const BLOW = 460; // milliseconds from one blow to the next

/** The log sentences in which something falls, in their order. */
export const blowsIn = (log: readonly Sentence[]): readonly Sentence[] => log.filter((sentence) => sentence.to.length > 0);
