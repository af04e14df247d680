import type { Gauge, Scene, Zone } from "../../wire.ts";

export const gaugeOf = (scene: Scene, id: string): Gauge | undefined => scene.gauges.find((one) => one.id === id);

/** The sides of the current battle, the attacker first; empty without a battle. */
export const sidesOf = (scene: Scene): readonly Zone[] => scene.zones.filter((one) => /^battle\d$/.test(one.id));

/** The seats clockwise, the given one first. */
export const around = (scene: Scene, first: number): readonly number[] =>
  scene.plates.map((_, index) => (first + index) % scene.plates.length);

/** "4 of 7 territories"; with more than are needed, "8 territories, 7 needed". */
export const countOf = ({ value, of }: Gauge): string => (of !== null && value > of ? `${value} territories, ${of} needed` : `${value} of ${of ?? value} territories`);
