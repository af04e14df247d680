// Requests about puzzles. None of them needs an account.

import { get, send } from "../requests/api.ts";
import { complete } from "../requests/complete.ts";
import type { DailyPuzzles, PuzzleInfo, PuzzleStart, PuzzleVerdict } from "../wire.ts";

const path = (game: string, name: string): string => `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export async function puzzlesOf(day: string): Promise<DailyPuzzles> {
  return complete<DailyPuzzles>("DailyPuzzles", await get(`puzzles/today?date=${day}`));
}

let shelf: Promise<readonly PuzzleInfo[]> | undefined;

/** All puzzles, game by game, the easiest first. They do not change while the page is open. */
export function allPuzzles(): Promise<readonly PuzzleInfo[]> {
  shelf ??= get("puzzles").then((raw) => (raw as unknown[]).map((one) => complete<PuzzleInfo>("PuzzleInfo", one)));
  shelf.catch(() => (shelf = undefined));
  return shelf;
}

export async function puzzle(game: string, name: string): Promise<PuzzleStart> {
  return complete<PuzzleStart>("PuzzleStart", await get(path(game, name)));
}

/** Judges the solver's lines so far; the steps are those of the last one. */
export async function judge(game: string, name: string, lines: readonly string[]): Promise<PuzzleVerdict> {
  return complete<PuzzleVerdict>("PuzzleVerdict", await send("POST", path(game, name), { lines }));
}

export async function solutionOf(game: string, name: string): Promise<PuzzleVerdict> {
  return complete<PuzzleVerdict>("PuzzleVerdict", await get(`${path(game, name)}/solution`));
}
