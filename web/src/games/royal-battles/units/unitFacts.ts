import type { Gauge, Scene, Token } from "../../../wire.ts";

/** A unit's Life with the numbers of its sheet; a unit that is not on the board yet has none. */
export const lifeOf = (scene: Scene, unit: Token): Gauge | undefined =>
  scene.gauges.find((gauge) => gauge.id === unit.id.replace("unit", "life"));

/** A unit's sheet in words: the part of its name after the semicolon. */
export const sheetOf = (unit: Token): string => unit.name.slice(unit.name.indexOf("; ") + 2);
