// A draft written as a map file.

import { nameAt, spot } from "../map/land.ts";
import { beside, charAt, endsOf, MAJORS, MINORS, nameOf, rivers, squareAt, waters, type Draft } from "./draft.ts";
import { FORMAT, type CapitalEntry, type FeatureEntry, type MapFile, type RiverEntry, type WaterEntry } from "./mapfile.ts";
import { hasHalfTurn } from "./symmetry.ts";

export function mapOf(draft: Draft): MapFile {
  const seas = waterEntries(draft, "~", "Sea");
  const rows = Array.from({ length: draft.rows }, (_, row) => draft.terrain.slice(row * draft.columns, (row + 1) * draft.columns));
  const towns = [...draft.terrain].flatMap((char, place) => (char === "t" ? [squareAt(draft, place)] : []));
  return {
    format: FORMAT,
    title: draft.title,
    columns: draft.columns,
    rows: draft.rows,
    symmetry: hasHalfTurn(draft.symmetry, draft) ? "rotate-180" : "none",
    terrain: rows,
    capitals: capitalEntries(draft),
    towns: towns.map((square) => ({ square, name: draft.names[square] ?? `Town ${square}` })),
    seas,
    lakes: waterEntries(draft, "L", "Lake"),
    rivers: rivers(draft).map((sides, nth) => riverEntry(draft, sides, nth, seas)),
    ...draft.more,
    ...(draft.more.features ? { features: standing(draft, draft.more.features) } : {}),
  };
}

const FEATURES: Readonly<Record<string, string>> = { mountain: "^", hill: "h", forest: "f", marsh: "m" };

/** Named features, without the squares that have become something else. */
function standing(draft: Draft, features: readonly FeatureEntry[]): FeatureEntry[] {
  const left = features.map((one) => ({ ...one, squares: one.squares.filter((square) => charAt(draft, square) === FEATURES[one.kind]) }));
  return left.filter((one) => one.squares.length > 0);
}

function waterEntries(draft: Draft, char: string, noun: string): WaterEntry[] {
  return waters(draft, char).map((squares, nth) => ({ name: nameOf(draft, squares, `${noun} ${nth + 1}`), squares }));
}

function riverEntry(draft: Draft, sides: readonly string[], nth: number, seas: readonly WaterEntry[]): RiverEntry {
  const ends = new Set(sides.flatMap(endsOf));
  const spring = draft.springs.find((one) => endsOf(one).some((end) => ends.has(end)));
  const reached = seas.find((sea) => sea.squares.some((square) => cornersOf(square).some((corner) => ends.has(corner))));
  const bridges = draft.bridges.filter((side) => sides.includes(side));
  return { name: nameOf(draft, sides, `River ${nth + 1}`), ...(spring ? { spring } : {}), sides, mouth: reached?.name ?? "", ...(bridges.length > 0 ? { bridges } : {}) };
}

function cornersOf(square: string): string[] {
  const [x, y] = spot(square);
  return [`${x},${y}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`];
}

function capitalEntries(draft: Draft): CapitalEntry[] {
  const majors = MAJORS.flatMap((owner, nth) => major(draft, owner, MAJORS[1 - nth]!));
  const minors = MINORS.flatMap((owner) => {
    const centre = draft.capitals[owner];
    return centre ? [{ owner, kind: "minor", name: draft.names[centre] ?? owner, centre }] : [];
  });
  return [...majors, ...minors];
}

/** A major capital faces the other one. */
function major(draft: Draft, owner: string, other: string): CapitalEntry[] {
  const centre = draft.capitals[owner];
  if (!centre) return [];
  const { facing, rear, hills } = surroundings(draft, centre, draft.capitals[other] ?? centre);
  return [{ owner, kind: "major", name: draft.names[centre] ?? owner, centre, facing, ramparts: beside(draft, centre), rear, hills }];
}

export interface Surroundings {
  readonly facing: string;
  readonly rear: readonly string[];
  readonly hills: readonly string[];
}

/** The direction in which a capital faces another square, and the squares at its front and rear corners. */
export function surroundings(draft: Draft, centre: string, towards: string): Surroundings {
  const [[x, y], [tx, ty]] = [spot(centre), spot(towards)];
  const level = Math.abs(tx - x) >= Math.abs(ty - y);
  const [dx, dy] = level ? [tx === x ? (x < draft.columns / 2 ? 1 : -1) : Math.sign(tx - x), 0] : [0, Math.sign(ty - y)];
  const facing = level ? (dx > 0 ? "east" : "west") : dy > 0 ? "south" : "north";
  const inside = ([px, py]: readonly [number, number]): boolean => px >= 0 && py >= 0 && px < draft.columns && py < draft.rows;
  const at = (way: number): string[] =>
    ([[x + dx * way + dy, y + dy * way + dx], [x + dx * way - dy, y + dy * way - dx]] as const).filter(inside).map(([px, py]) => nameAt(px, py));
  return { facing, rear: at(-1), hills: at(1) };
}

