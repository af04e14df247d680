// How an event is played, as a form.

import { formOf } from "./kinds.ts";
import type { GameInfo, GameSetup, NewEvent } from "../wire.ts";

export interface EventForm {
  readonly title: string;
  readonly system: NewEvent["system"];
  readonly matchSize: number;
  readonly teams: boolean;
  readonly bestOf: number;
  readonly loserFirst: boolean;
  readonly minutes: number; // 0: no limit
  readonly rounds: number; // 0: as many as needed
  readonly rebuild: boolean;
  readonly deckMinutes: number;
  readonly least: number;
  readonly private: boolean;
  readonly starts: string; // local time as the browser's field has it; empty: when the host starts it
}

export const SYSTEMS = [
  ["knockout", "Knockout, drawn by lot every round"],
  ["bracket", "Knockout in a bracket, drawn once"],
  ["round_robin", "Round robin"],
  ["swiss", "Swiss"],
] as const;

const LEAST = 6;
const LARGEST = 4;

/** How many may sit at a table of an event of this game. */
export function matchSizes(game: GameInfo): readonly number[] {
  const all = Array.from({ length: LARGEST - 1 }, (_, index) => index + 2);
  return all.filter((size) => size >= game.least_seats && size <= game.most_seats);
}

/** The form as a kind of event fills it. */
export function startForm(game: GameInfo, kind: string): EventForm {
  const matchSize = matchSizes(game)[0] ?? 2;
  const form: EventForm = { title: `An evening of ${game.title}`, system: "knockout", matchSize, teams: false, bestOf: 1, loserFirst: false, minutes: 0, rounds: 0, rebuild: false, deckMinutes: 30, least: LEAST, private: false, starts: "" };
  return { ...form, ...formOf(kind) };
}

/** Whether players can build decks that they keep for the event. */
export const hasDecks = (setup: GameSetup): boolean => setup.options.some((option) => option.name === "build_only");

/** The request to the server. */
export function newEventOf(form: EventForm): Partial<NewEvent> & Pick<NewEvent, "title"> {
  return {
    title: form.title,
    system: form.system,
    match_size: form.matchSize,
    team_size: form.teams ? 2 : 1,
    best_of: form.bestOf,
    match_first: form.loserFirst ? "loser" : "random",
    time_limit: form.minutes || null,
    rounds: form.system === "swiss" && form.rounds ? form.rounds : null,
    rebuild: form.rebuild,
    deck_minutes: form.deckMinutes,
    least_players: form.least,
    private: form.private,
    starts: form.starts ? new Date(form.starts).getTime() / 1000 : null,
  };
}
