import type { Scene, Zone } from "../../wire.ts";

/** The seat at the bottom: the viewer's own, or the first one for a spectator. */
export const bottomSeat = (scene: Scene): number => scene.seat ?? 0;

/** A seat's hand: its first fan. */
export const handOf = (scene: Scene, seat: number): Zone | undefined => scene.zones.find((zone) => zone.kind === "fan" && zone.owner === seat);

/** The zone with this id. */
export const zoneOf = (scene: Scene, id: string): Zone | undefined => scene.zones.find((zone) => zone.id === id);
