// What this browser has seen and given at a table before the first card, kept here to compare with when the game is over.

const KEY = "regalia.chance";
const MOST = 60; // tables

export interface Kept {
  readonly commitment: string;
  readonly part: string;
  /** All promises by seat, as shown when this browser opened its part: none may change later. */
  readonly promises?: readonly string[];
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const keptAt = (table: string): Kept | null => all()[table] ?? null;

/** Stores what is seen first; later news about the same table changes nothing. */
export function keep(table: string, news: () => Kept): Kept {
  const known = keptAt(table);
  return known ?? write(table, news());
}

/** The promises under which the part is opened. */
export function keepPromises(table: string, kept: Kept, promises: readonly string[]): void {
  if (!kept.promises) write(table, { ...kept, promises });
}

function write(table: string, kept: Kept): Kept {
  const tables = Object.entries(all()).filter(([id]) => id !== table).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(tables), [table]: kept }));
  } catch {
    // Without storage the part is still added; only the comparison afterwards is lost.
  }
  return kept;
}
