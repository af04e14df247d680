// What players keep on the server, as values of a game's options.

import { editorsOf } from "../../parts/editors.ts";
import { capital } from "../../parts/words.ts";

/** The kind of work that an option holds: "map" for one map, "unit" for a list of units; empty if it holds none. */
export function kindOf(game: string, option: string): string {
  const kinds = editorsOf(game);
  return [option, option.replace(/s$/, "")].find((kind) => kind in kinds) ?? "";
}

/** The name of a unit or a board, the title of a map. */
const nameOf = (entry: unknown): string => {
  const { title, name = title } = (entry ?? {}) as { readonly title?: unknown; readonly name?: unknown };
  return typeof name === "string" ? name : "";
};

const same = (entry: unknown, name: string): boolean => nameOf(entry).toLowerCase() === name.toLowerCase();

/** What a value holds, by name: "Falconer, Halberdier". */
export const named = (value: unknown): string => [value].flat().map(nameOf).filter(Boolean).map(capital).join(", ");

/** Whether a value holds the work of this name. */
export const holds = (value: unknown, name: string): boolean => [value].flat().some((entry) => same(entry, name));

/** The value with this work: in place of the others, or in a list after them. */
export const withWork = (value: unknown, found: unknown): unknown => (Array.isArray(found) ? [...(Array.isArray(value) ? value : []), ...found] : found);

/** The value without the work of this name; the standard if nothing is left. */
export function withoutWork(value: unknown, name: string, standard: unknown): unknown {
  const left = Array.isArray(value) ? value.filter((entry) => !same(entry, name)) : [];
  return left.length > 0 ? left : standard;
}
