// A run: puzzles of all games in turn, from easy to hard, until the third miss.

import type { PuzzleInfo } from "../wire.ts";

export const MOST_MISSES = 3;
const GRADES = ["Easy", "Medium", "Hard", "Very hard"];
const OF_A_GRADE = 4; // puzzles of one grade before the next

/** The puzzles of a run, in order. `chance` gives numbers from 0 to 1. */
export function runOf(all: readonly PuzzleInfo[], chance: () => number): readonly PuzzleInfo[] {
  const shuffled = all.map((info) => ({ info, at: chance() })).toSorted((one, other) => one.at - other.at);
  const graded = GRADES.map((grade) => shuffled.filter(({ info }) => info.grade === grade).map(({ info }) => info));
  const first = graded.flatMap((puzzles) => varied(puzzles).slice(0, OF_A_GRADE));
  const rest = varied(graded.flatMap((puzzles) => puzzles.filter((info) => !first.includes(info))).reverse());
  return [...first, ...rest];
}

/** The same puzzles so that games take turns. */
function varied(puzzles: readonly PuzzleInfo[]): readonly PuzzleInfo[] {
  const met = new Map<string, number>();
  const turns = puzzles.map((info) => {
    const turn = met.get(info.game) ?? 0;
    met.set(info.game, turn + 1);
    return { info, turn };
  });
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ info }) => info);
}
