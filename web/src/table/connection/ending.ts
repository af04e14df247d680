// The last scene of a game that its players ended: nothing is left to do in it.

import type { Ending, Scene } from "../../wire.ts";

const SAID = { resign: (seat: number) => `{${seat}} has resigned.`, draw: () => "The players agreed to a draw." } as const;

export function ended(scene: Scene, ending: Ending | null): Scene {
  if (!ending) return scene;
  const say = SAID[ending.how](ending.seat ?? 0);
  const plates = scene.plates.map((plate) => ({ ...plate, to_move: false }));
  return { ...scene, plates, prompt: { mode: "over", seat: null, say, small: "" }, acts: [], choices: [], refusals: [], planning: null, focus: null, result: ending.result };
}
