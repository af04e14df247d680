import type { Gauge, Scene } from "../../../wire.ts";

/** The totals of the last battle, the winner's first; none from the next action card on. */
export const lastTotals = (scene: Scene): readonly Gauge[] =>
  scene.gauges.filter((gauge) => gauge.id.startsWith("last")).toSorted((one, other) => other.value - one.value);
