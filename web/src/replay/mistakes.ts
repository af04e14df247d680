// Which decisions of a review are worth a second look.

import type { Judged } from "../wire.ts";

const MOST = 5;
const LEAST = 0.04; // less than this may be chance in the estimate

/** The decisions that gave away the most, the worst first. */
export const mistakes = (moments: readonly Judged[]): readonly Judged[] =>
  moments
    .filter((moment) => moment.drop >= LEAST)
    .sort((one, other) => other.drop - one.drop || one.at - other.at)
    .slice(0, MOST);
