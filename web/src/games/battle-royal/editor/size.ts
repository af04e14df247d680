// A map of another size: what fits stays, as near to the middle as before.

import { nameAt, spot } from "../map/land.ts";
import { charAt, LEAST, MOST, sideOf, type Draft } from "./draft.ts";

export const isSize = (length: number): boolean => Number.isInteger(length) && length >= LEAST && length <= MOST;

/** The draft with other sides; land that is added is open, what lies outside is gone. */
export function resized(draft: Draft, columns: number, rows: number): Draft {
  const [dx, dy] = [Math.floor((columns - draft.columns) / 2), Math.floor((rows - draft.rows) / 2)];
  const to = (square: string): string | null => {
    const [x, y] = [spot(square)[0] + dx, spot(square)[1] + dy];
    return x >= 0 && y >= 0 && x < columns && y < rows ? nameAt(x, y) : null;
  };
  const toSide = (side: string): string[] => {
    const [a, b] = (side.split("|") as [string, string]).map(to);
    return a && b ? [sideOf(a, b)] : [];
  };
  const key = (part: string): string | null => (part.includes("|") ? toSide(part)[0] ?? null : to(part));
  const carried = (all: Readonly<Record<string, string>>, move: (from: string) => string | null, by: "key" | "value") =>
    Object.fromEntries(Object.entries(all).flatMap(([name, value]) => {
      const found = move(by === "key" ? name : value);
      return found ? [by === "key" ? [found, value] : [name, found]] : [];
    })) as Record<string, string>;
  const terrain = Array.from({ length: columns * rows }, (_, place) => {
    const [x, y] = [(place % columns) - dx, Math.floor(place / columns) - dy];
    return x >= 0 && y >= 0 && x < draft.columns && y < draft.rows ? charAt(draft, nameAt(x, y)) : ".";
  }).join("");
  const features = draft.more.features?.map((one) => ({ ...one, squares: one.squares.flatMap((square) => to(square) ?? []) }));
  const { about } = draft.more;
  return {
    ...draft,
    columns,
    rows,
    terrain,
    symmetry: draft.symmetry === "quarter" && columns !== rows ? "turn" : draft.symmetry,
    capitals: carried(draft.capitals, to, "value"),
    names: carried(draft.names, key, "key"),
    sides: draft.sides.flatMap(toSide),
    springs: draft.springs.flatMap(toSide),
    bridges: draft.bridges.flatMap(toSide),
    more: { ...(about ? { about } : {}), ...(features ? { features: features.filter((one) => one.squares.length > 0) } : {}) },
  };
}
