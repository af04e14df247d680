// What this browser has seen and given at a table before the first card, kept here to compare with when the game is over.

const KEY = "regalia.chance";
const MOST = 60; // tables

export interface Kept {
  readonly commitment: string;
  readonly part: string;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const keptAt = (table: string): Kept | null => all()[table] ?? null;

/** Keeps what is first seen; later news about the same table changes nothing. */
export function keep(table: string, fresh: () => Kept): Kept {
  const known = keptAt(table);
  if (known) return known;
  const kept = fresh();
  const tables = Object.entries(all()).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(tables), [table]: kept }));
  } catch {
    // A browser that keeps nothing adds its part all the same; only the comparison afterwards is lost.
  }
  return kept;
}
