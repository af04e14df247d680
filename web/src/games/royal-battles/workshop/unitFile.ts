// A unit as a file: written for others, read with every fault in words.

import { capital, listed } from "../../../parts/words.ts";
import { faultLine, fileRead } from "../../../requests/files.ts";
import { appraise, GAME, KIND, type Appraisal, type UnitBench } from "./bench.ts";
import { wholeUnit, type UnitRecord } from "./draft.ts";
import { fieldAt } from "./words.ts";

export type OpenedUnit = { readonly unit: UnitRecord; readonly without: readonly string[] };
/** What a file holds: a unit, several of which one can be opened, or nothing, for a reason. */
export type Opened = OpenedUnit | { readonly several: readonly Fields[] } | { readonly wrong: string };

export const fileOf = (unit: UnitRecord, format: string): string => `${JSON.stringify({ format, game: GAME, ...unit }, null, 1)}\n`;

const LARGEST = 60_000; // characters, far more than twenty units have

/** What a file's text holds, JSON or TOML. */
export async function opened(text: string, bench: UnitBench): Promise<Opened> {
  if (text.length > LARGEST) return { wrong: "This file is not a unit: it is too large." };
  const data = await contentOf(text);
  if (typeof data === "string") return { wrong: data };
  const several = unitsIn(data);
  return several.length > 1 ? { several } : openedUnit(several[0] ?? data, bench);
}

/** The unit of a record, or why it is none. `without`: unknown fields that opening it would leave out. */
export async function openedUnit(data: Fields, bench: UnitBench): Promise<OpenedUnit | { readonly wrong: string }> {
  const found = await appraise(data);
  const known = found.unknown.reduce(cut, data);
  const wrong = firstFault(found, known);
  if (wrong) return { wrong };
  return { unit: wholeUnit(known, bench.effects), without: found.unknown };
}

/** The fields of a text, or why there are none. The server reads what is not JSON: a browser cannot read TOML. */
async function contentOf(text: string): Promise<Fields | string> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return told(text);
  }
  return isFields(data) ? data : "This file is not a unit: it holds no fields.";
}

async function told(text: string): Promise<Fields | string> {
  const one = await fileRead(GAME, KIND, text);
  if (one.content) return one.content;
  const list = await fileRead(GAME, "units", text);
  return list.content ?? one.faults.map(faultLine)[0] ?? "This file is not a unit.";
}

/** The units of a list of units, such as the shipped units.toml; none in another file. */
export const unitsIn = ({ units }: Fields): Fields[] => (Array.isArray(units) ? (units as unknown[]).filter(isFields) : []);

const isFields = (data: unknown): data is Fields => typeof data === "object" && data !== null && !Array.isArray(data);

export type Fields = Readonly<Record<string, unknown>>;

/** The fields without the one at this place, such as "aura" or "advantage.aura". */
export function cut(fields: Fields, place: string): Fields {
  const [outer, inner] = place in fields ? [place] : [place.slice(0, place.indexOf(".")), place.slice(place.indexOf(".") + 1)];
  const kept = Object.entries(fields).filter(([name]) => name !== outer);
  return Object.fromEntries(inner === undefined ? kept : [...kept, [outer, cut(fields[outer!] as Fields, inner)]]);
}

/** Names and letters as files have them. Whether they are free is said in the form. */
const FORMS: Readonly<Record<string, RegExp>> = { name: /^[a-z]{1,10}$/, letter: /^[A-Z]$/ };

/** The first fault that the form cannot show, as a sentence with field and value; empty if there is none. */
export function firstFault({ faults, unknown }: Pick<Appraisal, "faults" | "unknown">, data: Fields): string {
  const shown = (at: string): boolean => typeof data[at] === "string" && Boolean(FORMS[at]?.test(data[at]));
  const [place, reason] = Object.entries(faults).find(([at]) => !unknown.includes(at) && !shown(at)) ?? [];
  if (place === undefined || !reason) return "";
  if (reason.endsWith("It is missing.")) return `This file is not a unit: ${place} is missing.`;
  const value = valueAt(data, place);
  if (value && place === "game") return `This unit is for another game:${value}.`;
  if (value && place === "format" && !reason.includes("newer")) return `This file is not a unit: its format is${value}.`;
  return `This unit cannot be opened. ${place ? `${capital(fieldAt(place))}${value}: ` : ""}${reason}`;
}

/** What opening a file would leave out, in words. */
export const newer = (without: readonly string[]): string => {
  const fields = listed(without.map((field) => `'${field}'`));
  return `This file is from a newer Regalia: ${without.length > 1 ? `fields ${fields} are` : `field ${fields} is`} unknown.`;
};

/** The value at a place such as "damage[1]" or "advantage.base", after a space; empty for what is no single value. */
export function valueAt(data: unknown, place: string): string {
  const found = place.split(/[.[\]]+/).filter(Boolean).reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], data);
  return ["string", "number", "boolean"].includes(typeof found) ? ` ${String(found)}` : "";
}
