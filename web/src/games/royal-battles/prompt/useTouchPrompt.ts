import { useLayoutEffect } from "preact/hooks";
import { useMedia } from "../../../parts/useMedia.ts";
import type { PlanAct } from "../../../table/board/board.ts";
import { useBoard } from "../../../table/board/context.ts";
import type { Choice, Scene } from "../../../wire.ts";
import { LYING_PHONE, PHONE } from "../seats/screens.ts";
import { touchPrompt } from "./touchPrompt.ts";

/** Sets the prompt and its buttons while something is touched. A phone has the button of an action beside its styles. */
export function useTouchPrompt(scene: Scene): void {
  const board = useBoard();
  const [phone, lying] = [useMedia(PHONE), useMedia(LYING_PHONE)];
  const small = phone || lying;
  const meant = board.highlighted.value;
  const touched = board.touched.value;
  const busy = board.sent.value;
  useLayoutEffect(() => {
    const say = busy ? "" : touchPrompt(scene, touched, meant);
    const acting = scene.phase === "Action";
    const acts: PlanAct[] = acting
      ? small || !meant
        ? []
        : [{ id: "settle", ...settling(scene, meant), press: () => board.choose(board.highlighted.value ?? meant) }]
      : scene.acts.filter((act) => board.next.value.get(act.id)).map((act) => ({ ...act, press: () => board.touch(act.id) }));
    board.plan.value = say ? { say, small: "", rail: `Moves, ${board.listed.value.length}`, acts } : null;
  }, [board, scene, touched, meant, small, busy]);
  useLayoutEffect(() => () => void (board.plan.value = null), [board]);
}

/** The button of an action: filled unless the action would do nothing. */
export function settling(scene: Scene, { touch, badge }: Choice) {
  const act = scene.acts.find((one) => one.id === touch.at(-1));
  const gift = act?.id === "act:advantage";
  const primary = badge?.kind !== "none";
  return { label: gift ? `Use ${act.label}` : primary ? "Attack" : "Attack anyway", icon: gift ? "crown" : "sword", primary };
}
