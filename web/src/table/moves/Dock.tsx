import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Scene } from "../../wire.ts";
import { ActButton } from "./ActButton.tsx";
import { placeActs } from "./acts.ts";
import { useBoard } from "../board/context.ts";

export type Drawer = "" | "moves" | "log";

interface Props {
  readonly scene: Scene;
  readonly drawer: Signal<Drawer>;
  /** The rail holds the details of a result and not the moves. */
  readonly details?: boolean;
  readonly children?: ComponentChildren;
}

/** The buttons at the foot of the table and, without a rail, the drawers. */
export function Dock({ scene, drawer, details, children }: Props) {
  const board = useBoard();
  const toggle = (which: Drawer) => () => (drawer.value = drawer.value === which ? "" : which);
  const moves = board.listed.value.length;
  return (
    <div class="dock">
      {children}
      {moves > 0 || details ? (
        <button class="btn drawer-button" type="button" aria-expanded={drawer.value === "moves"} onClick={toggle("moves")}>
          {details ? "Details" : board.plan.value?.rail ?? (board.planner.value ? "Plan" : `Moves, ${moves}`)}
        </button>
      ) : null}
      <button class="btn drawer-button" type="button" aria-expanded={drawer.value === "log"} onClick={toggle("log")}>
        Log
      </button>
      {placeActs(board, scene).beside.map((act) => (
        <ActButton key={act.id} act={act} />
      ))}
    </div>
  );
}
