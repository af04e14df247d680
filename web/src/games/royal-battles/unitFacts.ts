import type { Gauge, Scene, Token } from "../../wire.ts";

/** A unit's Life with the numbers of its sheet; a unit that is not on the board yet has none. */
export const lifeOf = (scene: Scene, unit: Token): Gauge | undefined =>
  scene.gauges.find((gauge) => gauge.id === unit.id.replace("unit", "life"));

/** What a unit's name tells after who it is: its sheet in words. */
export const sheetOf = (unit: Token): string => unit.name.slice(unit.name.indexOf("; ") + 2);
