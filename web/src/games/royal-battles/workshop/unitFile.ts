// A unit as a file: written for others, read with every fault in words.

import { capital } from "../../../parts/words.ts";
import { appraise, type Appraisal, type UnitBench } from "./bench.ts";
import { wholeUnit, type UnitRecord } from "./draft.ts";
import { fieldAt } from "./words.ts";

export type Opened = { readonly unit: UnitRecord; readonly without: readonly string[] } | { readonly wrong: string };

export const fileOf = (unit: UnitRecord, format: string): string => `${JSON.stringify({ format, game: "royal-battles", ...unit }, null, 1)}\n`;

/** The unit of a file's text, or why it is none. `without`: unknown fields that opening it would leave out. */
export async function opened(text: string, bench: UnitBench): Promise<Opened> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { wrong: "This file is not a unit: it is not JSON." };
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) return { wrong: "This file is not a unit: it holds no fields." };
  const known = { ...data } as Record<string, unknown>;
  const found = await appraise(known);
  for (const field of found.unknown) delete known[field];
  const wrong = firstFault(found, known);
  if (wrong) return { wrong };
  return { unit: wholeUnit(known, bench.effects), without: found.unknown };
}

/** The first fault that is more than an unknown field at the top, as a sentence with field and value; empty if there is none. */
function firstFault({ faults, unknown }: Appraisal, data: unknown): string {
  const [place, reason] = Object.entries(faults).find(([at]) => !unknown.includes(at) && at !== "letter" && at !== "name") ?? [];
  if (place === undefined || !reason) return "";
  if (reason.endsWith("It is missing.")) return `This file is not a unit: ${place} is missing.`;
  const value = valueAt(data, place);
  return `This unit cannot be opened. ${place ? `${capital(fieldAt(place))}${value}: ` : ""}${reason}`;
}

/** The value at a place such as "damage[1]" or "advantage.base", after a space; empty for what is not a word or a number. */
export function valueAt(data: unknown, place: string): string {
  const found = place.split(/[.[\]]+/).filter(Boolean).reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], data);
  return typeof found === "string" || typeof found === "number" ? ` ${found}` : "";
}
