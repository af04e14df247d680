// The last scene of a game that its players or an operator ended: nothing is left to do in it.

import type { Scene, TableInfo } from "../../wire.ts";

const SAID = { resign: (seat: number) => `{${seat}} has resigned.`, draw: () => "The players agreed to a draw." } as const;

export function ended(scene: Scene, { ending, closed }: Pick<TableInfo, "ending" | "closed">): Scene {
  if (!ending && !closed) return scene;
  const say = ending ? SAID[ending.how](ending.seat ?? 0) : closed;
  const plates = scene.plates.map((plate) => ({ ...plate, to_move: false }));
  return { ...scene, plates, prompt: { mode: "over", seat: null, say, small: "" }, acts: [], choices: [], refusals: [], planning: null, focus: null, result: ending?.result ?? null };
}
