// Which buttons are shown, and where. An act that is a whole move stands beside the hand; an act that completes the touches
// made so far, or answers another player, stands in the prompt.

import type { Act, Choice, Scene } from "../../wire.ts";
import type { Board } from "../board/board.ts";

const ENDS: ReadonlySet<string> = new Set(["act:end", "act:done", "act:pass", "act:hold", "act:decline"]);
const PASSIVE: ReadonlySet<string> = new Set(["act:end", "act:pass", "act:hold", "act:decline", "act:no"]);
const NOTHING_DONE = /^(Done|Do not|No |Buy nothing)/;

/** True if the choice ends the turn or the question: it has the same key in every game. */
export const ends = ({ touch }: Choice): boolean => touch.length === 1 && ENDS.has(touch[0]!);

/** True if the choice does nothing: it is never the filled button. */
export const passive = ({ touch, label }: Pick<Choice, "touch" | "label">): boolean =>
  PASSIVE.has(touch[0] ?? "") || (touch[0] === "act:done" && NOTHING_DONE.test(label));

const MOST_IN_PROMPT = 4;
const MOST_ANSWERS = 3;

export interface Placed {
  readonly prompt: readonly Act[];
  readonly beside: readonly Act[];
}

export function placeActs(board: Board, scene: Scene): Placed {
  if (board.planner.value) return { prompt: [], beside: [] };
  const alone = new Set(board.choices.value.filter((choice) => choice.touch.length === 1).map((choice) => choice.touch[0]!));
  const ready = scene.acts.filter((act) => board.next.value.get(act.id) !== undefined);
  const always = scene.prompt.mode === "turn" ? scene.acts.filter((act) => alone.has(act.id)) : [];
  const asked = ready.filter((act) => !always.includes(act));
  return { prompt: asked.slice(0, MOST_IN_PROMPT), beside: [...asked.slice(MOST_IN_PROMPT), ...always] };
}

/** The answers that take one touch, as buttons while they are few; a single one is the main button. A coach points at the thing itself. */
export function answers(board: Board, scene: Scene): readonly Choice[] {
  const all = board.choices.value;
  if (scene.coach || scene.prompt.mode !== "answer" || all.length > MOST_ANSWERS || board.touched.value.length > 0) return [];
  const acts = new Set(scene.acts.map((act) => act.id));
  return all.filter((choice) => choice.touch.length === 1 && !acts.has(choice.touch[0]!));
}
