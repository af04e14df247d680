// What the zones of the scene say about each square.

import { zoneOf } from "../../table/board/zones.ts";
import type { Gauge, Plate, Scene, Token, Zone } from "../../wire.ts";

/** Tokens of a zone by the square they stand on. */
export function byPlace(zone: Zone | undefined, face?: string): ReadonlyMap<number, Token> {
  const there = (zone?.tokens ?? []).filter((token) => token.place !== null && (face === undefined || token.face === face));
  return new Map(there.map((token) => [token.place!, token]));
}

/**
 * The squares where the viewer can put, take up or spare a pawn, near enemies if there are any; in a lesson, those that the coach
 * asks for, with the viewer's nearest pawn, which may stand on another shore.
 */
export function actingPlaces(scene: Scene): number[] {
  if (scene.coach) return withNearestPawn(scene, cellsOf(scene, scene.choices.flatMap((choice) => choice.touch)));
  const marked = (zone: string, marks: readonly string[]): number[] =>
    (zoneOf(scene, zone)?.tokens ?? []).filter((token) => token.place !== null && token.marks.some((mark) => marks.includes(mark))).map((token) => token.place!);
  const reached = marked("prices", ["reach"]);
  const front = nearEnemies(scene, reached);
  return [...(front.length > 0 ? front : reached), ...marked("pawns", ["take", "tied"])];
}

const NEAR = 2; // squares from an enemy pawn

/** Those of the places that lie near a pawn of the other side: there the next turn is decided. */
function nearEnemies(scene: Scene, places: readonly number[]): number[] {
  const enemies = pawnsOf(scene, false);
  return places.filter((place) => enemies.some((enemy) => apart(scene, place, enemy) <= NEAR));
}

/** The places, and the pawn of the viewer's side that stands nearest to the first of them. */
function withNearestPawn(scene: Scene, places: readonly number[]): number[] {
  const [first] = places;
  if (first === undefined) return [];
  const near = pawnsOf(scene, true).sort((one, other) => apart(scene, first, one) - apart(scene, first, other));
  return [...places, ...near.slice(0, 1)];
}

/** The squares of the pawns of the viewer's side, or of the others. */
function pawnsOf(scene: Scene, own: boolean): number[] {
  const mine = scene.plates.filter((plate) => scene.seat !== null && sideOf(scene, plate.seat) === sideOf(scene, scene.seat)).flatMap(coloursOf);
  return [...byPlace(zoneOf(scene, "pawns"))].filter(([, pawn]) => mine.includes(pawn.face) === own).map(([place]) => place);
}

/** How many steps lie between two squares. */
function apart(scene: Scene, one: number, other: number): number {
  const width = zoneOf(scene, "map")?.columns ?? 1;
  return Math.max(Math.abs((one % width) - (other % width)), Math.abs(Math.floor(one / width) - Math.floor(other / width)));
}

/** The places of the squares with these names. */
function cellsOf(scene: Scene, names: readonly string[]): number[] {
  const cells = zoneOf(scene, "map")?.tokens ?? [];
  return cells.filter((token) => token.kind === "cell" && names.includes(token.id)).map((token) => token.place!);
}

/** The squares where a pawn came, went or changed hands between two scenes. */
export function changedPlaces(before: Scene, after: Scene): number[] {
  const [was, is] = [before, after].map((scene) => byPlace(zoneOf(scene, "pawns")));
  return [...new Set([...was!.keys(), ...is!.keys()])].filter((place) => was!.get(place)?.face !== is!.get(place)?.face);
}

export interface Force {
  /** Its colour, by which everything about it is named. */
  readonly owner: string;
  readonly seat: number;
  readonly capital: string;
  readonly board: number;
  readonly reserve: number;
  readonly lost: number;
}

/** The tincture of each force's shield, the colour of its pawns. */
const TINCTURES: Readonly<Record<string, number>> = { white: 0, black: 1, yellow: 3, blue: 0, green: 2, red: 1 };
const FORCE = "force-";

/** The forces of a plate by their colours, in turn order. */
export const coloursOf = (plate: Plate): string[] => plate.marks.filter((mark) => mark.startsWith(FORCE)).map((mark) => mark.slice(FORCE.length));

/** The tincture of each seat: that of its first force. */
export const tincturesOf = (scene: Scene): number[] => scene.plates.map((plate) => TINCTURES[coloursOf(plate)[0] ?? ""] ?? plate.seat);

/** The side that a seat plays for. */
export const sideOf = (scene: Scene, seat: number): string | undefined => scene.plates.find((plate) => plate.seat === seat)?.marks.find((mark) => mark.startsWith("side"));

/** Whether the forces stand in two alliances. */
export const hasAlliances = (scene: Scene): boolean => scene.gauges.filter((gauge) => gauge.id.startsWith(PAWNS)).length > 2;

const PAWNS = "pawns:";

/** The forces of a seat, in turn order. */
export function forcesOf(scene: Scene, seat: number): Force[] {
  const cells = zoneOf(scene, "map")?.tokens ?? [];
  return scene.gauges
    .filter((gauge) => gauge.id.startsWith(PAWNS) && gauge.owner === seat)
    .map((gauge) => {
      const owner = gauge.id.slice(PAWNS.length);
      const [board = 0, reserve = 0, lost = 0] = gauge.parts.map((part) => part.value);
      return { owner, seat, capital: cells.find((cell) => cell.marks.includes(`centre-${owner}`))?.note ?? "", board, reserve, lost };
    });
}

export const gaugeOf = (scene: Scene, id: string): Gauge | undefined => scene.gauges.find((gauge) => gauge.id === id);
