// The clock of a new table as a form: which kind, and its numbers in the units in which people say them.

import type { TimeControl } from "../wire.ts";

export type ClockKind = "none" | TimeControl["kind"];

export interface ClockForm {
  readonly kind: ClockKind;
  /** Seconds, minutes or days, as the kind has it. */
  readonly base: number;
  /** Seconds. */
  readonly increment: number;
}

export const NO_CLOCK: ClockForm = { kind: "none", base: 0, increment: 0 };

interface Kind {
  readonly label: string;
  readonly about: string;
  readonly unit: string;
  readonly seconds: number;
  readonly usual: number;
  readonly low: number;
  readonly high: number;
}

export const KINDS: Readonly<Record<TimeControl["kind"], Kind>> = {
  move: { label: "For each move", about: "Whoever is asked has this long. When it is up, the game's default is played.", unit: "Seconds", seconds: 1, usual: 60, low: 10, high: 3_600 },
  fischer: { label: "For the whole game", about: "When it is up, five seconds are left for each move.", unit: "Minutes", seconds: 60, usual: 15, low: 1, high: 180 },
  days: { label: "Days for each move", about: "For games by correspondence.", unit: "Days", seconds: 86_400, usual: 3, low: 1, high: 14 },
};

const USUAL_INCREMENT = 10;

/** The form after a kind was chosen. */
export function kindSet(kind: ClockKind): ClockForm {
  return kind === "none" ? NO_CLOCK : { kind, base: KINDS[kind].usual, increment: kind === "fischer" ? USUAL_INCREMENT : 0 };
}

/** What the server is asked for. */
export function clockOf(form: ClockForm): TimeControl | null {
  return form.kind === "none" ? null : { kind: form.kind, base: form.base * KINDS[form.kind].seconds, increment: form.increment };
}
