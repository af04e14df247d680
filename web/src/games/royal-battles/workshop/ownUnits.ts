// The units that are saved on this device, each with its id on the server's shelf if it is kept there too.

import { isUnit, type UnitRecord } from "./draft.ts";

export interface OwnUnit {
  readonly unit: UnitRecord;
  readonly work?: string | undefined;
  /** When the server's copy was changed last; a later time there means a change on another device. */
  readonly changed?: number | undefined;
  /** True if the server could not keep what this device has. */
  readonly ahead?: boolean | undefined;
}

const KEY = "regalia.units";

export function ownUnits(): OwnUnit[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((one) => isUnit((one as OwnUnit | null)?.unit)) : [];
  } catch {
    return [];
  }
}

export function keepUnits(units: readonly OwnUnit[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(units));
  } catch {
    // Without storage the units last as long as the page.
  }
}

/** The list with this unit in the place of the one called `old`, or at the end. */
export function withUnit(units: readonly OwnUnit[], own: OwnUnit, old: string): OwnUnit[] {
  const others = units.filter((one) => one.unit.name !== own.unit.name || one.unit.name === old);
  return others.some((one) => one.unit.name === old) ? others.map((one) => (one.unit.name === old ? own : one)) : [...others, own];
}
