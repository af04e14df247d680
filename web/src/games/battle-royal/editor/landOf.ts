// A draft in the form in which the table draws maps.

import { cornersBetween, type Land, type Named, type Side } from "../map/land.ts";
import { placeOf, type Draft } from "./draft.ts";
import type { MapFile, WaterEntry } from "./mapfile.ts";

export function landOfDraft(draft: Draft, map: MapFile): Land {
  const named = (waters: readonly WaterEntry[]): Named[] => waters.map(({ name, squares }) => ({ name, places: squares.map((square) => placeOf(draft, square)) }));
  const sides = (map.rivers ?? []).flatMap((river) => river.sides.map((side): Side => ({ river: river.name ?? "", ends: cornersBetween(side), bridge: draft.bridges.includes(side) })));
  const notes = new Map([
    ...(map.towns ?? []).map(({ square, name }) => [placeOf(draft, square), name] as const),
    ...map.capitals.map(({ centre, name }) => [placeOf(draft, centre), name ?? ""] as const),
  ]);
  const owners = map.rivers ?? [];
  return {
    columns: draft.columns,
    rows: draft.rows,
    terrain: draft.terrain,
    notes: [...draft.terrain].map((_, place) => notes.get(place) ?? ""),
    flags: new Map(Object.entries(draft.capitals).map(([owner, centre]) => [placeOf(draft, centre), owner])),
    sides,
    springs: draft.springs.map((spring) => ({ river: owners.find((river) => river.spring === spring)?.name ?? "", ends: cornersBetween(spring), bridge: false })),
    seas: named(map.seas ?? []),
    lakes: named(map.lakes ?? []),
    features: [],
    frontier: [],
  };
}
