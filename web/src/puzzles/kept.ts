// What this browser remembers of puzzles: days, solved and missed ones, the best run. Nothing of it is sent.

import { signal } from "@preact/signals";

const KEY = "regalia.puzzles";
const MOST_DAYS = 800;

export type Outcome = "solved" | "missed";

interface Kept {
  /** Days on which a puzzle of the day was solved. */
  readonly days: readonly string[];
  /** By "game/name": whether the first try was right. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly bestRun: number;
}

const NOTHING: Kept = { days: [], outcomes: {}, bestRun: 0 };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export const kept = signal<Kept>(read());

function write(next: Kept): void {
  kept.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it is remembered as long as the page is open.
  }
}

export const keyOf = (game: string, name: string): string => `${game}/${name}`;

/** Remembers the outcome of a puzzle. The first one stays, but a missed puzzle may be solved later. */
export function remember(key: string, outcome: Outcome): void {
  const before = kept.value.outcomes[key];
  if (before === outcome || before === "solved") return;
  write({ ...kept.value, outcomes: { ...kept.value.outcomes, [key]: outcome } });
}

/** Remembers that a puzzle of that day was solved. */
export function rememberDay(day: string): void {
  if (kept.value.days.includes(day)) return;
  write({ ...kept.value, days: [...kept.value.days, day].slice(-MOST_DAYS) });
}

export function rememberRun(solved: number): void {
  if (solved > kept.value.bestRun) write({ ...kept.value, bestRun: solved });
}
