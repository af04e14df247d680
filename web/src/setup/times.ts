// How long players may think, in the few ways that a new table offers.

import type { TimeControl } from "../wire.ts";

export interface Time {
  readonly label: string;
  readonly control: TimeControl | null;
  /** As a sentence about both players; empty without a clock. */
  readonly says: string;
}

export const TIMES: readonly Time[] = [
  { label: "None", control: null, says: "" },
  { label: "5 min", control: { kind: "fischer", base: 300, increment: 0 }, says: "Five minutes each." },
  { label: "10 min", control: { kind: "fischer", base: 600, increment: 0 }, says: "Ten minutes each." },
  { label: "1 day a turn", control: { kind: "days", base: 86_400, increment: 0 }, says: "A day for each move." },
];

/** The time that a control is, by its number in the list; 0 for one that is not offered. */
export const timeOf = (control: TimeControl | null): number => Math.max(0, TIMES.findIndex((time) => JSON.stringify(time.control) === JSON.stringify(control)));
