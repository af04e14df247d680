import { lazy } from "../../parts/lazy.tsx";
import type { Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";

const Panel = lazy(async () => (await import("./FarewellPanel.tsx")).FarewellPanel);

/** The farewell to a viewer who is eliminated while the others play on. A layout places it on its board. */
export function Farewell({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const plate = scene.plates.find((one) => one.seat === scene.seat);
  const isOut = plate?.badge?.text === "out" && scene.prompt.mode !== "over";
  return isOut && board.controls ? <Panel text={scene.prompt.small} /> : null;
}
