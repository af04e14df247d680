// The seats of a battle: their colours, their sides, and where their armies start.

import { zoneOf } from "../../../table/board/zones.ts";
import type { Plate, Scene, Token } from "../../../wire.ts";

const TINCTURES: Readonly<Record<string, number>> = { blue: 0, red: 1, green: 2, gold: 3, purple: 4, black: 5, orange: 6, white: 7 };

/** The tincture of each seat, by the colour that its plate is marked with. */
export const tincturesOf = (scene: Scene): readonly number[] =>
  scene.plates.map(({ marks }) => TINCTURES[marks.find((mark) => mark in TINCTURES) ?? ""] ?? 7);

/** The tincture of a unit at a table of more than two; the units of White and Black differ by their pieces. */
export function tinctureOf({ marks }: Pick<Token, "marks">): number | null {
  const colour = marks.find((mark) => mark in TINCTURES);
  return colour === undefined || colour === "white" || colour === "black" ? null : TINCTURES[colour]!;
}

/** True if more than two play. */
export const manifold = (scene: Scene): boolean => scene.plates.length > 2;

/** The part of the table where a seat's army starts, as the viewer sees the board. */
export interface Start {
  readonly plate: Plate;
  readonly top: boolean;
  readonly left: boolean;
}

/** Where all armies start. An army that starts in the middle has its plate at the left if it is near, at the right if it is far. */
export const startsOf = (scene: Scene): readonly Start[] =>
  scene.plates.map((plate) => {
    const top = plate.marks.includes("at-top");
    return { plate, top, left: plate.marks.includes("at-left") || (plate.marks.includes("at-middle") && !top) };
  });

/** "own", "ally" or "enemy"; a spectator has neither. */
export const stanceOf = (scene: Scene, { seat, marks }: Plate): "own" | "ally" | "enemy" | "" =>
  seat === scene.seat ? "own" : marks.includes("ally") ? "ally" : marks.includes("enemy") ? "enemy" : "";

/** True if somebody fights at the viewer's side. */
export const hasAllies = (scene: Scene): boolean => scene.plates.some(({ marks }) => marks.includes("ally"));

const sideOf = (scene: Scene, seat: number): string =>
  scene.plates.find((plate) => plate.seat === seat)?.marks.find((mark) => mark.startsWith("side")) ?? String(seat);

/** How many sides there are. */
export const sidesIn = (scene: Scene): number => new Set(scene.plates.map(({ seat }) => sideOf(scene, seat))).size;

/** The two seats whose initiative cards count for an action: the acting one, and the target's or the first living enemy's. */
export function rivals(scene: Scene, acting: number, target: number): readonly number[] {
  if (!manifold(scene)) return scene.plates.map(({ seat }) => seat);
  if (sideOf(scene, acting) !== sideOf(scene, target)) return [acting, target];
  const order = turnsOf(scene).map(({ seat }) => seat);
  const out = new Set(scene.plates.filter(({ marks }) => marks.includes("out")).map(({ seat }) => seat));
  const first = order.find((seat) => sideOf(scene, seat) !== sideOf(scene, acting) && !out.has(seat));
  return first === undefined ? [acting] : [acting, first];
}

/** One turn of the round. */
export interface Turn {
  readonly seat: number;
  readonly when: "now" | "past" | "coming" | "lapsed";
  /** "has moved", "now", "third". */
  readonly said: string;
  readonly master: boolean;
}

const WHEN = ["now", "past", "coming", "lapsed"] as const;

/** The turns of the round in their order; none between two players. */
export const turnsOf = (scene: Scene): readonly Turn[] =>
  (zoneOf(scene, "order")?.tokens ?? []).map(({ marks, note }) => ({
    seat: Number(marks.find((mark) => mark.startsWith("seat"))?.slice(4)),
    when: WHEN.find((word) => marks.includes(word)) ?? "coming",
    said: note.replace(/^\{\d+\} /, ""),
    master: marks.includes("master"),
  }));
