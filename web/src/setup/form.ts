// The options of a game as a form: what each field shows, and the options that its fields mean.

import type { GameSetup, OptionInfo, PresetInfo, RuleInfo } from "../wire.ts";

export type Values = Readonly<Record<string, unknown>>;

/** The fields at their defaults. */
export const defaults = (options: readonly OptionInfo[]): Values => Object.fromEntries(options.map((option) => [option.name, option.default]));

/** The fields as a preset sets them. */
export const presetValues = (setup: GameSetup, preset: PresetInfo | undefined): Values => ({ ...defaults(setup.options), ...preset?.options });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs from the defaults: what a new table is asked for. */
export function changed(options: readonly OptionInfo[], values: Values): Record<string, unknown> {
  const differs = options.filter((option) => !same(values[option.name], option.default));
  return Object.fromEntries(differs.map((option) => [option.name, values[option.name]]));
}

/** How many fields differ from a preset: house rules that the player has made, without those that came with others. */
export const changes = (setup: GameSetup, preset: PresetInfo | undefined, values: Values): number => {
  const before = presetValues(setup, preset);
  const differs = (name: string): boolean => !same(values[name], before[name]);
  const brought = setup.rules.flatMap((group) => group.rules.filter((rule) => differs(rule.option)).flatMap((rule) => Object.keys(rule.brings)));
  return setup.options.filter(({ name }) => differs(name) && name !== preset?.needs && !brought.includes(name)).length;
};

/** The fields after one of them is set. What its rule brings comes with it, unless the player chose otherwise, and goes with it. */
export function withBrought(options: readonly OptionInfo[], rule: Pick<RuleInfo, "option" | "brings">, values: Values, value: unknown): Values {
  const standard = defaults(options);
  const gone = same(value, standard[rule.option]);
  const brought = Object.entries(rule.brings).map(([name, given]) => {
    const [before, after] = gone ? [given, standard[name]] : [standard[name], given];
    return [name, same(values[name], before) ? after : values[name]];
  });
  return { ...values, ...Object.fromEntries(brought), [rule.option]: value };
}

/** What each value of a list is called: by the rule's words, or those of the option. */
export const valueLabels = (option: OptionInfo, rule: RuleInfo): readonly (readonly [string, string])[] =>
  option.values.map((value, at) => [value, rule.words[at] ?? option.labels[at] ?? value.replaceAll("_", " ")]);

/** The number that stands in a field when it is no longer left to the game. */
export const firstNumber = (option: OptionInfo): number => (typeof option.default === "number" ? option.default : Math.round((option.low + option.high) / 2));

/** The next number of a stepper in a direction: of those that the option allows, or the same number at a bound. */
export function stepped(option: OptionInfo, value: number, by: 1 | -1): number {
  if (option.among.length > 0) return option.among[option.among.indexOf(value) + by] ?? value;
  return Math.min(option.high, Math.max(option.low, value + by));
}

/** What is wrong with a value, in a sentence; empty if it is valid. The server decides. */
export function problemWith(option: OptionInfo, rule: Pick<RuleInfo, "label">, value: unknown): string {
  if (value === null) return option.nullable ? "" : `${rule.label}: choose a value.`;
  if (option.kind !== "int") return "";
  const number = value as number;
  if (option.among.length > 0) return option.among.includes(number) ? "" : `${rule.label}: choose ${option.among.join(" or ")}.`;
  return Number.isInteger(number) && number >= option.low && number <= option.high ? "" : `${rule.label}: choose a whole number from ${option.low} to ${option.high}.`;
}

/** The first thing that is wrong. */
export function firstProblem(setup: GameSetup, values: Values): string {
  const rules = setup.rules.flatMap((group) => group.rules);
  return setup.options.map((option) => problemWith(option, rules.find((rule) => rule.option === option.name) ?? { label: option.name.replaceAll("_", " ") }, values[option.name])).find(Boolean) ?? "";
}
