import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { lazy } from "../../parts/lazy.tsx";
import type { Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";

const Panel = lazy(async () => (await import("./FarewellPanel.tsx")).FarewellPanel);

interface Props {
  readonly scene: Scene;
  /** What the game adds under the sentence, from the scene in which the viewer was eliminated. */
  readonly children?: (fall: Scene) => ComponentChildren;
}

/** The farewell to a viewer who is eliminated while the others play on. A layout places it on its board. */
export function Farewell({ scene, children }: Props) {
  const board = useBoard();
  const watching = useSignal(false);
  if (!isOut(scene) || !board.controls || watching.value) return null;
  const fall = board.controls.seen().find(({ after }) => isOut(after))?.after ?? scene;
  return (
    <Panel text={fall.prompt.small} watch={() => (watching.value = true)}>
      {children?.(fall)}
    </Panel>
  );
}

/** True if the viewer is eliminated and the others play on. */
const isOut = (scene: Scene): boolean =>
  scene.prompt.mode !== "over" && scene.plates.find((plate) => plate.seat === scene.seat)?.badge?.text === "out";
