// The kinds of event that a host can start with; the form shows everything that they set.

import type { EventForm } from "./eventForm.ts";

export interface EventKind {
  readonly key: string;
  readonly title: string;
  readonly says: string;
  /** The drawing: lines of a picture of 60 by 36. */
  readonly lines: string;
  readonly form: Partial<EventForm>;
}

export const KINDS: readonly EventKind[] = [
  {
    key: "cup",
    title: "Cup",
    says: "Eight players in a bracket, drawn once. A lost match ends it for you; three rounds to the winner.",
    lines: "M4 5h12v8H4M4 23h12v8H4M16 9h14v18H16M30 18h14",
    form: { system: "bracket", least: 8 },
  },
  {
    key: "best-of-three",
    title: "Best of three",
    says: "Four players, two games to win a match, and the loser begins the next game. Good for an evening among friends.",
    lines: "M4 9h12v18H4M16 18h8M28 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M39 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M50 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    form: { system: "bracket", bestOf: 3, loserFirst: true, least: 4 },
  },
  {
    key: "league",
    title: "League",
    says: "Everybody meets everybody once. Nobody is out: for three to six players who all want to play.",
    lines: "M10 6h40v24h-40zM10 6l40 24M50 6l-40 24",
    form: { system: "round_robin", least: 4 },
  },
  {
    key: "swiss",
    title: "Swiss",
    says: "Three rounds, always against somebody with as many points. Nobody is out, and any number can play.",
    lines: "M4 7h12l12 11h12l12 11h4M4 18h12l12-11h28M4 29h36l12-11h4",
    form: { system: "swiss", rounds: 3, least: 6 },
  },
];

/** The fields that a kind sets, by its key; none for an unknown one. */
export const formOf = (key: string): Partial<EventForm> => KINDS.find((kind) => kind.key === key)?.form ?? {};
