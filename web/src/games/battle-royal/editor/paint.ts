// What each tool does to a draft.

import { beside, charAt, MAJORS, placeOf, sideOf, squareAt, type Draft } from "./draft.ts";
import { images, ownerOn } from "./symmetry.ts";
import { surroundings } from "./write.ts";

export type Kind = "terrain" | "capital" | "line";

export interface Tool {
  /** The terrain's character, the capital's owner, or what lies along a side. */
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
}

export const TOOLS: readonly Tool[] = [
  { id: ".", kind: "terrain", label: "Open land" },
  { id: "^", kind: "terrain", label: "Mountain" },
  { id: "h", kind: "terrain", label: "Hill" },
  { id: "f", kind: "terrain", label: "Forest" },
  { id: "m", kind: "terrain", label: "Marsh" },
  { id: "~", kind: "terrain", label: "Sea" },
  { id: "L", kind: "terrain", label: "Lake" },
  { id: "t", kind: "terrain", label: "Town" },
  { id: "river", kind: "line", label: "River" },
  { id: "spring", kind: "line", label: "Spring" },
  { id: "bridge", kind: "line", label: "Bridge" },
  { id: "white", kind: "capital", label: "White capital" },
  { id: "black", kind: "capital", label: "Black capital" },
  { id: "yellow", kind: "capital", label: "Yellow capital" },
  { id: "green", kind: "capital", label: "Green capital" },
  { id: "blue", kind: "capital", label: "Blue capital" },
  { id: "red", kind: "capital", label: "Red capital" },
];

const FORTIFIED = "Crc";

/** The draft after a stroke on a square or, for what lies along sides, on the side towards another one; with its images. */
export function paint(draft: Draft, tool: Tool, square: string, towards = ""): Draft {
  const key = (at: string, ahead: string): string => (tool.kind === "line" && ahead ? sideOf(at, ahead) : at);
  const done = new Set([key(square, towards)]);
  return images(draft.symmetry, draft).reduce((now, move, nth) => {
    const [at, ahead] = [move(square), towards && move(towards)];
    const id = tool.kind === "capital" ? ownerOn(draft.symmetry, tool.id, nth) : tool.id;
    if (!id || done.has(key(at, ahead))) return now;
    done.add(key(at, ahead));
    return stroke(now, { ...tool, id }, at, ahead);
  }, stroke(draft, tool, square, towards));
}

/** The whole draft made symmetric: what comes first in reading order is repeated on its images. */
export function repeated(draft: Draft): Draft {
  const moves = images(draft.symmetry, draft);
  const first = (square: string): boolean => moves.every((move) => placeOf(draft, move(square)) >= placeOf(draft, square));
  const ground = Object.keys(draft.capitals).reduce(razed, draft);
  const squares = [...ground.terrain].map((_, place) => squareAt(draft, place));
  const land = squares.filter(first).reduce((now, square) => put(now, moves.map((move) => move(square)), charAt(ground, square)), ground);
  const sides = (all: readonly string[]): string[] => {
    const own = all.filter((side) => (side.split("|") as [string, string]).every(first));
    const images = own.flatMap((side) => moves.map((move) => sideOf(...(side.split("|").map(move) as [string, string]))));
    return [...new Set([...own, ...images])];
  };
  const drawn: Draft = { ...land, sides: sides(draft.sides), springs: sides(draft.springs), bridges: sides(draft.bridges) };
  const standing = Object.entries(draft.capitals).filter(([, centre]) => first(centre));
  return standing.reduce<Draft>((now, [owner, centre]) => paint(now, { id: owner, kind: "capital", label: owner }, centre), drawn);
}

function stroke(draft: Draft, tool: Tool, square: string, towards: string): Draft {
  if (tool.kind === "line") return towards ? line(draft, tool.id, sideOf(square, towards)) : draft;
  if (tool.kind === "capital") return found(draft, tool.id, square);
  return land(draft, square, tool.id);
}

function put(draft: Draft, squares: readonly string[], char: string): Draft {
  const chars = [...draft.terrain];
  for (const square of squares) chars[placeOf(draft, square)] = char;
  return { ...draft, terrain: chars.join("") };
}

/** Paints terrain; painting over a capital removes it with its walls. */
function land(draft: Draft, square: string, char: string): Draft {
  const owner = Object.keys(draft.capitals).find((one) => draft.capitals[one] === square);
  return put(owner ? razed(draft, owner) : draft, [square], char);
}

function razed(draft: Draft, owner: string): Draft {
  const { [owner]: centre, ...capitals } = draft.capitals;
  if (!centre) return draft;
  const walls = beside(draft, centre).filter((near) => charAt(draft, near) === "r");
  return put({ ...draft, capitals }, [centre, ...walls], ".");
}

/** Sets a capital; a major one with its ramparts, hills before it and open land behind it. */
function found(draft: Draft, owner: string, square: string): Draft {
  const there = Object.keys(draft.capitals).find((one) => draft.capitals[one] === square);
  const free = razed(there ? razed(draft, there) : draft, owner);
  const settled = { ...free, capitals: { ...free.capitals, [owner]: square } };
  const other = MAJORS.find((one) => one !== owner)!;
  if (!MAJORS.some((one) => one === owner)) return put(settled, [square], "c");
  const { rear, hills } = surroundings(settled, square, settled.capitals[other] ?? square);
  const keep = (near: string): boolean => !FORTIFIED.includes(charAt(settled, near));
  const built = put(put(settled, [square], "C"), beside(settled, square), "r");
  return put(put(built, rear.filter(keep), "."), hills.filter((near) => keep(near) && !"h^".includes(charAt(settled, near))), "h");
}

const toggled = (all: readonly string[], one: string): string[] => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]);
const without = (all: readonly string[], one: string): string[] => all.filter((other) => other !== one);

/** Sets a river, spring or bridge along a side; painting it again removes it. */
function line(draft: Draft, what: string, side: string): Draft {
  if (what === "spring") return { ...draft, springs: toggled(draft.springs, side), sides: without(draft.sides, side), bridges: without(draft.bridges, side) };
  if (what === "bridge") return draft.sides.includes(side) ? { ...draft, bridges: toggled(draft.bridges, side) } : draft;
  return { ...draft, sides: toggled(draft.sides, side), springs: without(draft.springs, side), bridges: without(draft.bridges, side) };
}
