// Points and shares in words.

import { listed } from "../../../parts/words.ts";
import type { Share } from "../../../wire.ts";
import { EFFECTS, type UnitRecord } from "./draft.ts";

/** Points, with a decimal only where there is one. */
export const points = (amount: number): string => `${amount < 0 ? "−" : ""}${Math.abs(Math.round(amount * 10) / 10)}`;

export const signed = (amount: number): string => (amount > 0 ? `+${points(amount)}` : points(amount));

/** What a unit's type means on the board. */
export const typeWords = (type: string): string => (type === "ranged" ? "ranged, shoots diagonally" : "melee, strikes straight");

const PARTS: Readonly<Record<string, string>> = { life: "Life", evasion: "Evasion", armour: "Armour", accuracy: "Accuracy", easy: "Easy", optimal: "Optimal", risky: "Risky", ranged: "ranged" };

export interface PricePart {
  readonly name: string;
  readonly amount: number;
}

/** What a unit's price is made of beside the plain soldier: its numbers, and its Advantage as one part. */
export function priceParts(unit: UnitRecord, shares: Readonly<Record<string, number>>): PricePart[] {
  const body = Object.entries(PARTS).map(([field, name]) => ({ name, amount: shares[field] ?? 0 }));
  const gift = Object.entries(shares).reduce((sum, [field, amount]) => (field in PARTS ? sum : sum + amount), 0);
  return [...body, { name: unit.advantage.name, amount: Math.round(gift * 10) / 10 }].filter((part) => part.amount !== 0).toSorted((one, other) => other.amount - one.amount);
}

/** A trial's verdict on a price. `worth`: points that change one per cent of wins. */
export function verdict(found: Share, price: number, games: number, worth: number): { readonly fair: boolean; readonly text: string } {
  const off = Math.max(5, Math.round(((found.high - found.low) / 2) * 100 * worth));
  if (found.low <= 0.5 && found.high >= 0.5)
    return { fair: true, text: `No sign that ${price} is wrong. ${games} games see a price that is off by about ${off} points, not one that is off by ${Math.max(1, Math.round(off / 4))}.` };
  const by = Math.max(1, Math.round(Math.abs(found.share - 0.5) * 100 * worth));
  return { fair: false, text: found.share > 0.5 ? `It wins more than ${price} points should: about ${by} too cheap.` : `It wins less than ${price} points should: about ${by} too dear.` };
}

/** A share in per cent with one decimal. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const STEP = /^(.+) (\S+) → (\S+)$/;

/** Two steps as one, where the second came before the price of the first: "Life 8 → 10", "Life 8 → 9, Armour 2 → 3". */
export function together(first: string, second: string): string {
  const [one, other] = [STEP.exec(first.split(", ").at(-1)!), STEP.exec(second)];
  if (!one || !other || one[1] !== other[1]) return `${first}, ${second}`;
  return [...first.split(", ").slice(0, -1), `${one[1]} ${one[2]} → ${other[3]}`].join(", ");
}

const STYLES = ["Easy", "Optimal", "Risky"];

/** The name of the field that a fault's place means: "damage[0]" is Easy. */
export function fieldAt(place: string): string {
  const style = /^damage\[(\d)\]$/.exec(place);
  if (style) return STYLES[Number(style[1])] ?? "damage";
  if (place.startsWith("advantage")) return EFFECTS[place.slice("advantage.".length)] ?? "Advantage";
  return place === "armour_name" ? "armour's name" : (PARTS[place] ?? place);
}

/** A reason with the form's words for the fields of a file: "base" is Damage. */
export const inWords = (reason: string): string => reason.replace(/\w+/g, (word) => (Object.hasOwn(EFFECTS, word) ? EFFECTS[word]! : word));

/** Why a unit with faults cannot be saved, and the way out. The faults themselves stand beside their fields. */
export function toMend(places: readonly string[]): string {
  const fields = [...new Set(places.map(fieldAt))].map((field) => (/^[A-Z]/.test(field) ? field : `the ${field}`));
  return fields.length > 0 ? `Correct ${listed(fields)} first. Then you can save, try and play the unit.` : "";
}
