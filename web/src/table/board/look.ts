// How a thing on the table is drawn and read out, given what can be done now.

import type { Badge } from "../../wire.ts";
import type { Board } from "./board.ts";

export type TouchState = "rest" | "touch" | "target" | "weak" | "chosen" | "refused";

export interface Look {
  readonly state: TouchState;
  /** What would happen if this were touched next. */
  readonly badge: Badge | null;
  /** The row under the pointer means this thing, or advice does. */
  readonly hinted: boolean;
}

export function look(board: Board, id: string): Look {
  const planned = board.sent.value ? null : board.planner.value?.look(id);
  if (planned) return planned;
  if (board.planner.value) return { state: board.refusals.value.has(id) ? "refused" : "rest", badge: null, hinted: false };
  const hinted = pointedRow(board, id);
  if (board.touched.value.includes(id)) return { state: "chosen", badge: null, hinted };
  const asked = board.asked.value;
  const inviting = asked ? id === asked : board.touched.value.length > 0 || board.starts.value.has(id);
  if (board.next.value.has(id) && inviting) {
    const badge = board.next.value.get(id)?.badge ?? null;
    const state = asked ? "touch" : badge?.kind === "bad" ? "target" : badge?.kind === "none" ? "weak" : "touch";
    return { state, badge, hinted };
  }
  return { state: board.refusals.value.has(id) ? "refused" : "rest", badge: null, hinted };
}

/** The row under the pointer means this thing, or advice does. */
function pointedRow(board: Board, id: string): boolean {
  const pointed = board.pointed.value;
  if (pointed === null && board.advised.value.has(id)) return true;
  return pointed !== null && "line" in pointed && (board.highlighted.value?.touch.includes(id) ?? false);
}

/** True if touching this thing does something, now or after deselecting others. */
export const touchable = (board: Board, id: string): boolean =>
  board.refusals.value.has(id) || (board.planner.value ? (board.planner.value.live(id) || board.planner.value.aimOf(id) !== undefined) : board.useful.value.has(id));

const SAID: Readonly<Record<TouchState, string>> = {
  rest: "",
  touch: ", can be touched",
  target: ", can be touched",
  weak: ", can be touched",
  chosen: ", chosen",
  refused: "",
};

/** A thing's name as screen readers say it. */
export function spokenName(name: string, { state, badge }: Look): string {
  return `${name}${badge ? `: ${badge.text}` : ""}${SAID[state]}`;
}
