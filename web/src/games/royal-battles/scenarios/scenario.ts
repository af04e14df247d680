// A scenario as its file has it, and what an editor does to it.

import type { Craft } from "../../../editor/craft.ts";
import { capital } from "../../../parts/words.ts";
import { changed, defaults, withBrought } from "../../../setup/form.ts";
import type { FileFault, GameSetup } from "../../../wire.ts";
import type { UnitRecord } from "../workshop/draft.ts";

export const GAME = "royal-battles";
export const KIND = "scenario";

export interface Scenario {
  readonly format: string;
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly players: number;
  readonly armies: readonly string[];
  readonly names?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly units?: readonly UnitRecord[];
}

export interface Mode {
  readonly mode: string;
  readonly players: number;
  readonly label: string;
}

export const MODES: readonly Mode[] = [
  { mode: "duel", players: 2, label: "Duel, two players" },
  { mode: "melee", players: 3, label: "Melee, three players" },
  { mode: "melee", players: 4, label: "Melee, four players" },
  { mode: "pairs", players: 4, label: "Two against two" },
  { mode: "master", players: 3, label: "Two players and a game master" },
  { mode: "master", players: 4, label: "Three players and a game master" },
  { mode: "master", players: 5, label: "Four players and a game master" },
];

export const modeOf = (scenario: Scenario): string => (scenario.options?.["mode"] as string | undefined) ?? "duel";

/** Who fights, in words. */
export const modeLabel = (scenario: Scenario): string => MODES.find((one) => one.mode === modeOf(scenario) && one.players === scenario.players)?.label ?? "";

/** The seats of a table that plays it: the visitor in the first, bots in the others. */
export const seatsOf = (scenario: Scenario): string[] => Array.from({ length: scenario.players }, (_, seat) => (seat === 0 ? "me" : "squire"));

/** The side's name, or who it is without one. */
export function sideOf(scenario: Scenario, seat: number): string {
  const usual = modeOf(scenario) === "duel" ? ["White", "Black"][seat]! : isMaster(scenario, seat) ? "The game master" : `Player ${seat + 1}`;
  return scenario.names?.[seat] || usual;
}

export const isMaster = (scenario: Scenario, seat: number): boolean => modeOf(scenario) === "master" && seat === scenario.players - 1;

/** The scenario with another mode: armies and names of seats that are left stay. */
export function withMode(scenario: Scenario, { mode, players }: Mode): Scenario {
  const fitted = <T>(list: readonly T[], blank: T): T[] => Array.from({ length: players }, (_, seat) => list[seat] ?? blank);
  const next = { ...scenario, players, armies: fitted(scenario.armies, ""), names: fitted(scenario.names ?? [], "") };
  return withOption(next, "mode", mode === "duel" ? undefined : mode);
}

/** The scenario with an option; undefined takes it out. */
export function withOption(scenario: Scenario, name: string, value: unknown): Scenario {
  const others = Object.entries(scenario.options ?? {}).filter(([option]) => option !== name);
  return { ...scenario, options: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) };
}

/** The scenario with an option and what its house rule brings, as in the form for a new table: points bring the fitted prices. */
export function withRule(scenario: Scenario, setup: Pick<GameSetup, "options" | "rules">, name: string, value: unknown): Scenario {
  const rule = setup.rules.flatMap(({ rules }) => rules).find(({ option }) => option === name) ?? { option: name, brings: {} };
  const values = withBrought(setup.options, rule, { ...defaults(setup.options), ...scenario.options }, value);
  return { ...scenario, options: changed(setup.options, values) };
}

export const withArmy = (scenario: Scenario, seat: number, army: string): Scenario => ({ ...scenario, armies: scenario.armies.map((old, at) => (at === seat ? army : old)) });

export const withName = (scenario: Scenario, seat: number, name: string): Scenario => ({
  ...scenario,
  names: Array.from({ length: scenario.players }, (_, at) => (at === seat ? name : (scenario.names?.[at] ?? ""))),
});

/** The word for commands, made from the title. */
export const wordOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40) || "scenario";

const MOST_UNITS = 20;

/** The file: without names that nobody gave, and without units that no army has and no side can choose. */
export function fileOf(draft: Scenario): Scenario {
  const { names, units = [], options, ...rest } = draft;
  const fights = (unit: UnitRecord): boolean => draft.armies.some((army) => army.includes(unit.letter));
  const free = draft.armies.some((army) => !army); // this side chooses its units
  const used = [...units.filter(fights), ...(free ? units.filter((unit) => !fights(unit)) : [])].slice(0, MOST_UNITS);
  return {
    ...rest,
    name: wordOf(draft.title),
    ...(names?.some(Boolean) ? { names: names.map((_, seat) => sideOf(draft, seat)) } : {}),
    ...(options && Object.keys(options).length > 0 ? { options } : {}),
    ...(used.length > 0 ? { units: used } : {}),
  };
}

/** The options of a table that plays the scenario. */
export function tableOptions(scenario: Scenario): Record<string, unknown> {
  return {
    ...scenario.options,
    ...(scenario.units?.length ? { units: scenario.units } : {}),
    ...(scenario.armies.some(Boolean) ? { armies: scenario.armies } : {}),
  };
}

export function isScenario(data: unknown): data is Scenario {
  const file = data as Partial<Scenario> | null;
  return typeof file === "object" && file !== null && typeof file.title === "string" && Array.isArray(file.armies) && typeof file.players === "number" && file.armies.every((army) => typeof army === "string");
}

/** A fault in words for the editor: sides by their names, no option's name. */
export function worded({ place, reason }: FileFault, scenario: Scenario): string {
  const seat = /^(?:armies|names)\[(\d)\]/.exec(place)?.[1];
  if (seat) return `${sideOf(scenario, Number(seat))}: ${reason.replace(/^[A-Z]+ has /, "")}`; // the letters are those of its army
  return capital(reason.replace(/^Option '(\w+)' (is|takes|has|cannot)/, (_, name: string, verb: string) => `${name.replaceAll("_", " ")} ${verb}`));
}

export const CRAFT: Craft<Scenario, Scenario> = {
  game: GAME,
  kind: KIND,
  page: "/scenarios",
  draftOf: (content) => ({ ...content, names: Array.from({ length: content.players }, (_, seat) => content.names?.[seat] ?? ""), options: content.options ?? {}, units: content.units ?? [] }),
  contentOf: fileOf,
  nameOf: (content) => content.title,
  isContent: isScenario,
  notContent: "This file is not a scenario: title, players or armies are missing.",
  isDraft: (kept): kept is Scenario => isScenario(kept) && Array.isArray(kept.names) && Array.isArray(kept.units),
};
