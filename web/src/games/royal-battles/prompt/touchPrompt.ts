// What the prompt says once something is touched: what the next touch does, by the names of units and squares.

import type { Choice, Scene, Token } from "../../../wire.ts";

/** The sentence after these touches; empty where the scene's prompt stays. `meant` is the choice that they would settle. */
export function touchPrompt(scene: Scene, touched: readonly string[], meant: Choice | undefined): string {
  const first = touched[0];
  if (first === undefined) return "";
  if (scene.phase === "Setup") return unitTouched(scene, first, "Touch a starting card for the NAME.", "Touch the unit to place on SQUARE.");
  if (scene.phase === "Action" || meant?.line.split(" ")[1] === "play") return meant?.preview?.what ?? "";
  if (scene.phase === "Movement") return unitTouched(scene, first, "Touch the square that the NAME steps onto.", "Touch the unit that steps onto SQUARE.");
  return "";
}

/** One of two sentences: a unit was touched, or a square where no unit stands. */
function unitTouched(scene: Scene, id: string, unit: string, square: string): string {
  const name = unitAt(scene, id)?.face;
  return name ? unit.replace("NAME", name) : square.replace("SQUARE", squareOf(scene, id));
}

/** The unit with this id, or the one that stands on the card with this id. */
function unitAt(scene: Scene, id: string): Token | undefined {
  const armies = scene.zones.filter((zone) => zone.id.startsWith("army")).flatMap((zone) => zone.tokens);
  return armies.find((unit) => unit.id === id || unit.like === id);
}

/** The square that a card lies on; a cell's note begins with it. */
function squareOf(scene: Scene, id: string): string {
  const cells = scene.zones.find((zone) => zone.id === "board")?.tokens ?? [];
  return cells.find((cell) => cell.id === id)?.note.split(" ", 1)[0] ?? id;
}
