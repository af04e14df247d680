// A unit being made: its record, and what each step changes in it.

import { capital } from "../../../parts/words.ts";
import type { Span, UnitBench } from "./bench.ts";

export interface AdvantageRecord {
  readonly name: string;
  readonly position: string;
  readonly target: string;
  readonly splash: string;
  readonly always_hits: boolean;
  readonly ignores_armour: boolean;
  readonly base: number;
  readonly per_trump: number;
  readonly per_friend: number;
  readonly heal_per_trump: number;
  readonly draw_on_hit: number;
  readonly push: number;
  readonly extra_trump: number;
  readonly range: number;
  readonly self_damage: number;
}

export interface UnitRecord {
  readonly name: string;
  readonly letter: string;
  readonly type: string;
  readonly life: number;
  readonly accuracy: number;
  readonly evasion: number;
  readonly armour: number;
  readonly damage: readonly [number, number, number];
  readonly weapon: string;
  readonly armour_name: string;
  readonly advantage: AdvantageRecord;
}

export const STYLES = ["easy", "optimal", "risky"] as const;

/** The rows of the form, in their groups. */
export const BODY = ["life", "evasion", "armour"] as const;
export const WEAPON = ["accuracy", ...STYLES] as const;

/** The Advantage's numbers in words. */
export const EFFECTS: Readonly<Record<string, string>> = {
  base: "Damage",
  per_trump: "Damage per Trump",
  per_friend: "Damage per own unit",
  heal_per_trump: "Life back per Trump",
  draw_on_hit: "Cards on a hit",
  push: "Squares pushed",
  extra_trump: "Extra Trumps",
  range: "Reach in squares",
  self_damage: "Life it costs",
};

/** Where the server's faults name a number of the form. */
export const placeOf = (field: string): string => {
  const style = STYLES.indexOf(field as (typeof STYLES)[number]);
  return style >= 0 ? `damage[${style}]` : field in EFFECTS ? `advantage.${field}` : field;
};

export function numberOf(unit: UnitRecord, field: string): number {
  const style = STYLES.indexOf(field as (typeof STYLES)[number]);
  if (style >= 0) return unit.damage[style]!;
  if (field in EFFECTS) return unit.advantage[field as "base"];
  return unit[field as "life"];
}

/** A unit after a step, and a sentence about what else the step changed. */
export interface Stepped {
  readonly unit: UnitRecord;
  readonly says: string;
}

/** Sets a number. Damage keeps its order: what is in the way is moved along. */
export function withNumber(unit: UnitRecord, field: string, value: number): Stepped {
  const style = STYLES.indexOf(field as (typeof STYLES)[number]);
  if (style >= 0) return withDamage(unit, style, value);
  if (field in EFFECTS) return { unit: { ...unit, advantage: { ...unit.advantage, [field]: value } }, says: "" };
  return { unit: { ...unit, [field]: value }, says: "" };
}

function withDamage(unit: UnitRecord, style: number, value: number): Stepped {
  const damage = unit.damage.map((old, at) => (at === style ? value : at < style ? Math.min(old, value) : Math.max(old, value)));
  const moved = STYLES.filter((_, at) => at !== style && damage[at] !== unit.damage[at]);
  const says = moved.length > 0 ? `${moved.map(capital).join(" and ")} ${moved.length > 1 ? "are" : "is"} ${value} now too: Easy may not be above Optimal, nor Optimal above Risky.` : "";
  return { unit: { ...unit, damage: damage as unknown as UnitRecord["damage"] }, says };
}

/** An Advantage for the other side. Damage is for enemies and healing for one's own, so the other numbers are cleared. */
export function withTarget(unit: UnitRecord, target: string): Stepped {
  const gift = unit.advantage;
  if (target === gift.target) return { unit, says: "" };
  const own = target === "own";
  const cleared = own ? { base: 0, per_trump: 0, per_friend: 0 } : { heal_per_trump: 0 };
  const start = own && !gift.heal_per_trump ? { heal_per_trump: 2 } : !own && !gift.base && !gift.per_trump ? { base: 6 } : {};
  const advantage = { ...gift, target, ...cleared, ...start };
  return { unit: { ...unit, advantage }, says: own ? "It heals its own side now, so it does no damage." : "It strikes enemies now, so it does not heal." };
}

export const withAdvantage = (unit: UnitRecord, change: Partial<AdvantageRecord>): UnitRecord => ({ ...unit, advantage: { ...unit.advantage, ...change } });

/** A name as records have it: lower-case letters. */
export const nameFrom = (typed: string): string => typed.trim().toLowerCase();

export const titleOf = (unit: { readonly name: string }): string => (unit.name ? capital(unit.name) : "Unit without a name");

/** A copy of a standard unit under a name and a letter that are free. */
export function copyOf(bench: UnitBench, of: UnitRecord, taken: readonly UnitRecord[]): UnitRecord {
  const free = bench.letters.filter((letter) => !taken.some((unit) => unit.letter === letter));
  const name = ["recruit", "guard", "scout", "ranger", "captain"].find((word) => !taken.some((unit) => unit.name === word)) ?? "veteran";
  return { ...of, name, letter: free.find((letter) => letter === name[0]!.toUpperCase()) ?? free[0] ?? "Z" };
}

/** The Advantage's numbers that differ from nothing. */
export const inUse = (gift: AdvantageRecord, effects: Readonly<Record<string, Span>>): string[] =>
  Object.keys(EFFECTS).filter((name) => gift[name as "base"] !== effects[name]![0]);

/** True if data look like a unit's record as this page edits it. */
export function isUnit(data: unknown): data is UnitRecord {
  const unit = data as Partial<UnitRecord> | null;
  return typeof unit === "object" && unit !== null && typeof unit.name === "string" && Array.isArray(unit.damage) && unit.damage.length === 3 && typeof unit.advantage === "object" && typeof unit.life === "number";
}

/** A unit of a file with every default of its Advantage filled in, without what the file says about itself. */
export function wholeUnit(data: Readonly<Record<string, unknown>>, effects: Readonly<Record<string, Span>>): UnitRecord {
  const { format: _format, game: _game, price: _price, ...record } = data;
  const none = Object.fromEntries(Object.keys(EFFECTS).map((name) => [name, effects[name]![0]]));
  const advantage = { name: "Advantage", target: "enemy", splash: "none", always_hits: false, ignores_armour: false, ...none, ...(record["advantage"] as object) };
  return { weapon: "Weapon", armour_name: "Armour", ...record, advantage } as unknown as UnitRecord;
}
