// The last tables set up in this browser, to open one again.

import type { TimeControl } from "../wire.ts";
import type { Values } from "./form.ts";

const KEY = "regalia.tables";
const KEPT = 3;

/** A table as it was set up. */
export interface LastTable {
  readonly game: string;
  readonly preset: string;
  readonly title: string;
  readonly about: string;
  readonly opponent: string;
  readonly players: number;
  /** Who sits where, at a table with friends. */
  readonly seats?: readonly string[];
  readonly options: Values;
  readonly clock: TimeControl | null;
}

function stored(): readonly LastTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as LastTable[]) : [];
  } catch {
    return [];
  }
}

export const lastTables = (game: string): readonly LastTable[] => stored().filter((table) => table.game === game);

/** The list with a table in front, and without an equal one further down; a few of each game. */
export function withTable(list: readonly LastTable[], table: LastTable): readonly LastTable[] {
  const others = list.filter((one) => JSON.stringify(one) !== JSON.stringify(table));
  const counts = new Map<string, number>();
  return [table, ...others].filter(({ game }) => {
    counts.set(game, (counts.get(game) ?? 0) + 1);
    return counts.get(game)! <= KEPT;
  });
}

export function rememberTable(table: LastTable): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withTable(stored(), table)));
  } catch {
    // Without storage nothing is remembered.
  }
}
