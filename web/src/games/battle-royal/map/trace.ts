// The trace of an act on the map: where pawns came, where they came from, and which have gone.

import type { RecapAct } from "../../../table/board/recap.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { byPlace } from "../zones.ts";

export interface MapTrace {
  readonly number: number;
  readonly seat: number;
  /** The square that the moved pawn left; undefined for a pawn from the reserve. */
  readonly from: number | undefined;
  readonly come: readonly number[];
  readonly gone: readonly { readonly place: number; readonly face: string }[];
}

export function traceOf({ number, seat, steps }: RecapAct): MapTrace {
  const scenes = [steps[0]!.before, ...steps.map((step) => step.after)];
  const pawns = scenes.map((scene) => byPlace(zoneOf(scene, "pawns")));
  const [was, is] = [pawns[0]!, pawns.at(-1)!];
  const come = [...is].filter(([place, pawn]) => was.get(place)?.face !== pawn.face);
  const mover = come[0]?.[1].face;
  const hand = pawns.flatMap((some) => [...some]).find(([place, pawn]) => pawn.marks.includes("hand") && !is.has(place));
  const gone = [...was].filter(([place, pawn]) => pawn.face !== mover && !is.has(place));
  return { number, seat, from: hand?.[0], come: come.map(([place]) => place), gone: gone.map(([place, pawn]) => ({ place, face: pawn.face })) };
}
