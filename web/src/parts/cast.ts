// Bots as opponents: the company of a character, and the next stronger one.

import type { CharacterInfo } from "../wire.ts";

const ME = "me";

/** Your seat, and the same word in every other one. */
export const filled = (count: number, other: string): string[] => Array.from({ length: count }, (_, seat) => (seat === 0 ? ME : other));

/** You against a character; others of the same level take the remaining seats. */
export function seatsAgainst(one: CharacterInfo, count: number): string[] {
  return filled(count, one.level.toLowerCase()).map((word, seat) => (seat === 1 ? one.key : word));
}

/** The names of a character and of others of the same level, as many as there are opponents. */
export function company(one: CharacterInfo, all: readonly CharacterInfo[], opponents: number): readonly string[] {
  const others = all.filter((other) => other.level === one.level && other !== one);
  return [one, ...others].slice(0, opponents).map((other) => other.name);
}

/** The next stronger character; null after the strongest. */
export function stronger(key: string, all: readonly CharacterInfo[]): CharacterInfo | null {
  const one = all.find((other) => other.key === key);
  if (!one) return null;
  const same = all.filter((other) => other.strength === one.strength);
  const above = all.filter((other) => other.strength === one.strength + 1);
  return above[same.indexOf(one)] ?? above[0] ?? null;
}
