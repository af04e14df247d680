// The clock of a new table as a form: its kind, and its numbers in everyday units.

import type { TimeControl } from "../wire.ts";

export type ClockKind = "none" | TimeControl["kind"];

export interface ClockForm {
  readonly kind: ClockKind;
  /** In seconds, minutes or days, depending on the kind. */
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
  move: { label: "For each move", about: "The time for each decision. When it runs out, the game plays a default move for you.", unit: "Seconds", seconds: 1, usual: 60, low: 10, high: 3_600 },
  fischer: { label: "For the whole game", about: "When it runs out, you have five seconds for each move.", unit: "Minutes", seconds: 60, usual: 15, low: 1, high: 180 },
  days: { label: "Days for each move", about: "For games played over days.", unit: "Days", seconds: 86_400, usual: 3, low: 1, high: 14 },
};

const USUAL_INCREMENT = 10;

/** The form after a kind was chosen. */
export function kindSet(kind: ClockKind): ClockForm {
  return kind === "none" ? NO_CLOCK : { kind, base: KINDS[kind].usual, increment: kind === "fischer" ? USUAL_INCREMENT : 0 };
}

/** The request to the server. */
export function clockOf(form: ClockForm): TimeControl | null {
  return form.kind === "none" ? null : { kind: form.kind, base: form.base * KINDS[form.kind].seconds, increment: form.increment };
}
