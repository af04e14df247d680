// The options of a game as a form: what each field shows, and the options that its fields mean.

import { capital } from "../parts/words.ts";
import type { OptionInfo } from "../wire.ts";

export type Values = Readonly<Record<string, unknown>>;

/** The fields at their defaults. */
export const defaults = (options: readonly OptionInfo[]): Values => Object.fromEntries(options.map((option) => [option.name, option.default]));

/** Only what differs from the defaults: what a new table is asked for. */
export function changed(options: readonly OptionInfo[], values: Values): Record<string, unknown> {
  const differs = options.filter((option) => JSON.stringify(values[option.name]) !== JSON.stringify(option.default));
  return Object.fromEntries(differs.map((option) => [option.name, values[option.name]]));
}

/** `match_games` as a label: "Match games". */
export const labelOf = (option: OptionInfo): string => capital(option.name.replaceAll("_", " "));

/** What each value of a list is called. */
export function valueLabels(option: OptionInfo): readonly (readonly [string, string])[] {
  return option.values.map((value, index) => [value, option.labels[index] ?? capital(value.replaceAll("_", " "))]);
}

/** The number that stands in a field when it is no longer left to the game. */
export const firstNumber = (option: OptionInfo): number => (typeof option.default === "number" ? option.default : Math.round((option.low + option.high) / 2));

/** What is wrong with a value, in a sentence; empty if it is valid. The server decides. */
export function problemWith(option: OptionInfo, value: unknown): string {
  if (value === null) return option.nullable ? "" : `${labelOf(option)} needs a value.`;
  if (option.kind === "int") {
    const fits = Number.isInteger(value) && (value as number) >= option.low && (value as number) <= option.high;
    return fits ? "" : `${labelOf(option)} takes a whole number from ${option.low} to ${option.high}.`;
  }
  if (option.kind === "text" && option.values.length > 0) {
    return option.values.includes(value as string) ? "" : `${labelOf(option)} takes one of: ${option.values.join(", ")}.`;
  }
  return "";
}

/** The first thing that is wrong. */
export const firstProblem = (options: readonly OptionInfo[], values: Values): string =>
  options.map((option) => problemWith(option, values[option.name])).find(Boolean) ?? "";

/** The text of a data field, read as JSON, or the reason why it cannot be read. */
export function parsedData(text: string): { readonly value: unknown } | { readonly problem: string } {
  if (text.trim() === "") return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: "This is not JSON yet." };
  }
}
