// Symmetries of a map: where a stroke is repeated, and whose capital it makes there.

import { nameAt, spot } from "../map/land.ts";

export type Symmetry = "none" | "turn" | "across" | "down" | "quarter";

const UNSAID = "A map file does not name the mirror; the editor sees it again in the map.";

export const SYMMETRIES: readonly { readonly id: Symmetry; readonly label: string; readonly says: string }[] = [
  { id: "none", label: "None", says: "Strokes stay where you paint." },
  { id: "turn", label: "Half turn", says: "Strokes are repeated on the other half, turned by 180 degrees." },
  { id: "across", label: "Mirror, left and right", says: `Strokes are mirrored between left and right. ${UNSAID}` },
  { id: "down", label: "Mirror, top and bottom", says: `Strokes are mirrored between top and bottom. ${UNSAID}` },
  { id: "quarter", label: "Quarter turn", says: "Strokes are repeated four times, each turned by 90 degrees. The map must be square." },
];

interface Size {
  readonly columns: number;
  readonly rows: number;
}

type Move = (square: string) => string;

const moved = (size: Size, to: (x: number, y: number, right: number, bottom: number) => readonly [number, number]): Move => {
  return (square) => {
    const [x, y] = spot(square);
    return nameAt(...to(x, y, size.columns - 1, size.rows - 1));
  };
};

/** How a square moves to each of its other images, in order. */
export function images(symmetry: Symmetry, size: Size): readonly Move[] {
  const turn = moved(size, (x, y, right, bottom) => [right - x, bottom - y]);
  if (symmetry === "turn") return [turn];
  if (symmetry === "across") return [moved(size, (x, y, right) => [right - x, y])];
  if (symmetry === "down") return [moved(size, (x, y, _, bottom) => [x, bottom - y])];
  if (symmetry === "quarter" && size.columns === size.rows) {
    return [moved(size, (x, y, right) => [right - y, x]), turn, moved(size, (x, y, _, bottom) => [y, bottom - x])];
  }
  return [];
}

/** True if strokes are repeated by a half turn, the only symmetry that a map file can promise. */
export const hasHalfTurn = (symmetry: Symmetry, size: Size): boolean => symmetry === "turn" || (symmetry === "quarter" && size.columns === size.rows);

const PARTNERS: Readonly<Record<string, string>> = { white: "black", black: "white", yellow: "blue", blue: "yellow", green: "red", red: "green" };
const ROUND = ["yellow", "red", "blue", "green"] as const; // clockwise, each a quarter turn on

/** Whose capital stands on the nth image of a capital; empty where there is none: only two are major. */
export function ownerOn(symmetry: Symmetry, owner: string, nth: number): string {
  if (symmetry !== "quarter" || nth === 1) return PARTNERS[owner] ?? "";
  const place = ROUND.findIndex((one) => one === owner);
  return place < 0 ? "" : ROUND[(place + nth + 1) % ROUND.length]!;
}
