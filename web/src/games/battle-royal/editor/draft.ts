// A map being drawn. It holds what was painted; the rest, such as which squares make up a sea, is computed when the map is
// written.

import { cornersBetween, nameAt, spot, type Point } from "../map/land.ts";
import type { MapFile } from "./mapfile.ts";
import { images, ownerOn, type Symmetry } from "./symmetry.ts";

export interface Draft {
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  /** Where strokes are repeated. */
  readonly symmetry: Symmetry;
  /** One character for each square, in reading order. */
  readonly terrain: string;
  /** The square of each capital's centre, by owner. */
  readonly capitals: Readonly<Record<string, string>>;
  /** Names by square: of towns, of capitals, and of whatever water or river lies there. */
  readonly names: Readonly<Record<string, string>>;
  /** Sides along which rivers run, each written with its two squares in reading order. */
  readonly sides: readonly string[];
  readonly springs: readonly string[];
  readonly bridges: readonly string[];
  /** Other fields of the file, for drawing; written back where they still fit. */
  readonly more: Pick<MapFile, "about" | "features" | "frontier">;
}

export const MAJORS = ["white", "black"] as const;
export const MINORS = ["yellow", "green", "blue", "red"] as const;
export const LEAST = 9;
export const MOST = 26;

export const placeOf = (draft: { readonly columns: number }, square: string): number => spot(square)[1] * draft.columns + spot(square)[0];
export const squareAt = (draft: { readonly columns: number }, place: number): string => nameAt(place % draft.columns, Math.floor(place / draft.columns));
export const charAt = (draft: Draft, square: string): string => draft.terrain[placeOf(draft, square)] ?? "";

/** The key of the side between two squares. */
export function sideOf(a: string, b: string): string {
  const [[ax, ay], [bx, by]] = [spot(a), spot(b)];
  return ay < by || (ay === by && ax < bx) ? `${a}|${b}` : `${b}|${a}`;
}

/** Squares that share a side with this one. */
export function beside(draft: { readonly columns: number; readonly rows: number }, square: string): string[] {
  const [x, y] = spot(square);
  const near: Point[] = [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]];
  return near.filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < draft.columns && ny < draft.rows).map(([nx, ny]) => nameAt(nx, ny));
}

/** Open land, and nothing on it. */
export function blank(columns: number, rows: number): Draft {
  const terrain = ".".repeat(columns * rows);
  return { title: "A new realm", columns, rows, symmetry: "none", terrain, capitals: {}, names: {}, sides: [], springs: [], bridges: [], more: {} };
}

/** A draft that starts from a map file. */
export function draftOf(map: MapFile): Draft {
  const sides = (map.rivers ?? []).flatMap((river) => river.sides);
  const first = (one: { readonly name?: string }, square: string | undefined): [string, string][] => (one.name && square ? [[square, one.name]] : []);
  const names = [
    ...(map.towns ?? []).flatMap((town) => first(town, town.square)),
    ...map.capitals.flatMap((capital) => first(capital, capital.centre)),
    ...[...(map.seas ?? []), ...(map.lakes ?? [])].flatMap((water) => first(water, water.squares[0])),
    ...(map.rivers ?? []).flatMap((river) => first(river, river.sides[0] && written(river.sides[0]))),
  ];
  return {
    title: map.title ?? "A realm",
    columns: map.columns,
    rows: map.rows,
    symmetry: symmetryOf(map),
    terrain: map.terrain.join(""),
    capitals: capitalsOf(map),
    names: Object.fromEntries(names),
    sides: sides.map(written),
    springs: (map.rivers ?? []).flatMap((river) => (river.spring ? [written(river.spring)] : [])),
    bridges: (map.rivers ?? []).flatMap((river) => (river.bridges ?? []).map(written)),
    more: moreOf(map),
  };
}

const capitalsOf = (map: MapFile): Record<string, string> => Object.fromEntries(map.capitals.map(({ owner, centre }) => [owner, centre]));

/** The symmetry in which strokes go on. A file names at most a half turn; every other one is seen in what is drawn. */
function symmetryOf(map: MapFile): Symmetry {
  const named = map.symmetry === "rotate-180";
  const seen = (named ? (["quarter"] as const) : (["quarter", "turn", "across", "down"] as const)).find((one) => repeats(map, one));
  return seen ?? (named ? "turn" : "none");
}

/** True if land and capitals come out the same on every image. A quarter turn leaves out the surroundings of the two major capitals. */
function repeats(map: MapFile, symmetry: Symmetry): boolean {
  const moves = images(symmetry, map);
  const capitals = capitalsOf(map);
  const char = (square: string): string | undefined => map.terrain[spot(square)[1]]?.[spot(square)[0]];
  const majors = symmetry === "quarter" ? MAJORS.flatMap((owner) => (capitals[owner] ? [capitals[owner], ...moves.map((move) => move(capitals[owner]!))] : [])).map(spot) : [];
  const near = (x: number, y: number): boolean => majors.some(([mx, my]) => Math.abs(mx - x) < 2 && Math.abs(my - y) < 2);
  const all = map.terrain.flatMap((row, y) => [...row].flatMap((_, x) => (near(x, y) ? [] : [nameAt(x, y)])));
  const owned = Object.entries(capitals).every(([owner, centre]) => moves.every((move, nth) => ownerOn(symmetry, owner, nth) === "" || capitals[ownerOn(symmetry, owner, nth)] === move(centre)));
  return moves.length > 0 && Object.keys(capitals).length > 0 && owned && all.every((square) => moves.every((move) => char(move(square)) === char(square)));
}

function moreOf({ about, features, frontier }: MapFile): Draft["more"] {
  return { ...(about ? { about } : {}), ...(features ? { features } : {}), ...(frontier ? { frontier } : {}) };
}

const written = (side: string): string => sideOf(...(side.split("|") as [string, string]));

/** Water of one kind, as groups of squares connected by their sides. */
export function waters(draft: Draft, char: string): string[][] {
  const all = [...draft.terrain].flatMap((one, place) => (one === char ? [squareAt(draft, place)] : []));
  return pieces(all, (square) => beside(draft, square));
}

const key = (point: Point): string => point.join();
export const endsOf = (side: string): string[] => cornersBetween(side).map(key);

/** Rivers: groups of sides connected at their ends. */
export function rivers(draft: Draft): string[][] {
  return pieces(draft.sides, (side) => draft.sides.filter((other) => other !== side && endsOf(other).some((end) => endsOf(side).includes(end))));
}

/** The connected groups, each in the order of the whole. */
function pieces(all: readonly string[], near: (one: string) => readonly string[]): string[][] {
  const left = new Set(all);
  return all.flatMap((first) => {
    if (!left.delete(first)) return [];
    const found = new Set([first]);
    for (const one of found) for (const other of near(one)) if (left.delete(other)) found.add(other);
    return [all.filter((one) => found.has(one))];
  });
}

/** The name given to one of its parts, or the default name. */
export function nameOf(draft: Draft, parts: readonly string[], usual: string): string {
  const named = parts.find((part) => draft.names[part]);
  return named ? draft.names[named]! : usual;
}
