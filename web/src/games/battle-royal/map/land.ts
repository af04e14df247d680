// The map as it is drawn: what never changes during a game. Squares are counted in reading order, corners by column and row.

import type { Token, Zone } from "../../../wire.ts";

/** The side of a square in units of the drawing. */
export const U = 40;

export type Point = readonly [number, number];

/** A side of a square: what a river runs along. */
export interface Side {
  readonly river: string;
  readonly ends: readonly [Point, Point];
  readonly bridge: boolean;
}

export interface Named {
  readonly name: string;
  readonly places: readonly number[];
}

export interface Land {
  readonly columns: number;
  readonly rows: number;
  /** One character for each square, as in a map file. */
  readonly terrain: string;
  /** What is written on each square: the number of open land, the name of a town or capital. */
  readonly notes: readonly string[];
  /** Whose capital has its centre here. */
  readonly flags: ReadonlyMap<number, string>;
  readonly sides: readonly Side[];
  /** Where rivers rise: in the middle of these sides. */
  readonly springs: readonly Side[];
  readonly seas: readonly Named[];
  readonly lakes: readonly Named[];
  readonly features: readonly Named[];
  readonly frontier: readonly Point[];
}

/** Column and row of a square. */
export const at = (land: { readonly columns: number }, place: number): Point => [place % land.columns, Math.floor(place / land.columns)];

/** `b3` as column and row, counted from 0. */
export const spot = (name: string): Point => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

export const nameAt = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The corners at both ends of the side between two squares. */
export function cornersBetween(between: string): readonly [Point, Point] {
  const [a, b] = between.split("|").map(spot) as [Point, Point];
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  return a[1] === b[1] ? [[x, y], [x, y + 1]] : [[x, y], [x + 1, y]];
}

const FLAG = "flag-";

/** The map from its zone of the scene. */
export function landOf(zone: Zone): Land {
  const cells = zone.tokens.filter((token) => token.kind === "cell");
  const marked = (face: string): Token[] => zone.tokens.filter((token) => token.kind === "place" && token.face === face);
  const place = (name: string): number => spot(name)[1] * zone.columns + spot(name)[0];
  const named = (face: string): Named[] => marked(face).map(({ name, note }) => ({ name, places: note.split(" ").filter(Boolean).map(place) }));
  const sides = (face: string): Side[] => marked(face).map(({ name, note, marks }) => ({ river: name, ends: cornersBetween(note), bridge: marks.includes("bridge") }));
  const flags = cells.flatMap((cell) => cell.marks.filter((mark) => mark.startsWith(FLAG)).map((mark) => [cell.place!, mark.slice(FLAG.length)] as const));
  return {
    columns: zone.columns,
    rows: cells.length / zone.columns,
    terrain: cells.map((cell) => cell.face).join(""),
    notes: cells.map((cell) => cell.note),
    flags: new Map(flags),
    sides: sides("river"),
    springs: sides("spring"),
    seas: named("sea"),
    lakes: named("lake"),
    features: named("feature"),
    frontier: (marked("frontier")[0]?.note ?? "").split(" ").filter(Boolean).map((point) => point.split(",").map(Number) as unknown as Point),
  };
}
