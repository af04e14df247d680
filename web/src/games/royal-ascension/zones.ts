import type { Gauge, Scene, Zone } from "../../wire.ts";

export const gaugeOf = (scene: Scene, id: string): Gauge | undefined => scene.gauges.find((one) => one.id === id);

/** The sides of the current battle, the attacker first; empty without a battle. */
export const sidesOf = (scene: Scene): readonly Zone[] => scene.zones.filter((one) => /^battle\d$/.test(one.id));

/** The seats clockwise, the given one first. */
export const around = (scene: Scene, first: number): readonly number[] =>
  scene.plates.map((_, index) => (first + index) % scene.plates.length);
