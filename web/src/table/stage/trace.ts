// The trace of an act on the table: what it changed, the ways that things went, and the cards that have gone.

import type { Scene, Token, Zone } from "../../wire.ts";
import type { RecapAct } from "../board/recap.ts";
import { compare, type Journey } from "../motion/diff.ts";

export interface Trace {
  readonly number: number;
  readonly seat: number;
  /** Ids of things with the words on them; a thing on a board has none. */
  readonly marks: readonly { readonly at: string; readonly text: string }[];
  /** Ways from thing to thing, by their ids. */
  readonly ways: readonly { readonly from: string; readonly to: string }[];
  /** Faces of cards that were played and are gone, on their way from the first thing to the second. */
  readonly ghosts: readonly { readonly faces: readonly string[]; readonly from: string; readonly to: string }[];
}

const BOARDS: ReadonlySet<string> = new Set(["grid", "map", "track"]);
const UNMARKED: ReadonlySet<string> = new Set(["pile", "fan"]);

/** The trace of an act. What it changed carries its verb; the actor's own things that only turned carry it if nothing else does. */
export function traceOf({ number, seat, past, scenes }: RecapAct): Trace {
  const [before, after] = [scenes[0]!, scenes.at(-1)!];
  const { journeys, changed } = compare(before, after);
  const verb = past.split(" ", 1)[0]!;
  const places = placesIn(after);
  const was = placesIn(before);
  const moved = [...changed].filter((id) => {
    const now = places.get(id);
    return now && !UNMARKED.has(now.zone.kind) && !(now.zone.owner !== seat && rose(was.get(id)?.token, now.token));
  });
  const scores = scored(before, after);
  const turned = moved.filter((id) => places.get(id)!.zone.owner === seat && was.get(id)?.zone.id === places.get(id)!.zone.id);
  const struck = moved.filter((id) => !turned.includes(id));
  const gained = after.gauges.some((gauge) => gauge.owner === seat && scores.some((score) => score.at === gauge.id));
  const word = struck.length > 0 || gained ? "" : verb;
  const marks = [
    ...struck.map((id) => ({ at: id, text: BOARDS.has(places.get(id)!.zone.kind) ? "" : verb })),
    ...turned.map((id) => ({ at: id, text: BOARDS.has(places.get(id)!.zone.kind) ? "" : word })),
    ...scores,
  ];
  const ways = moved.flatMap((id) => {
    const from = startOf(id, was, places, journeys, before);
    return from ? [{ from, to: id }] : [];
  });
  return { number, seat, marks, ways, ghosts: ghostsOf(journeys, before, places, marks[0]?.at ?? "") };
}

/** True if the thing only stood up again, as it does by itself when its owner's turn begins. */
const rose = (old: Token | undefined, now: Token): boolean => old !== undefined && old.tilt > 0 && now.tilt === 0;

type Places = ReadonlyMap<string, { readonly token: Token; readonly zone: Zone }>;

const placesIn = (scene: Scene): Places => new Map(scene.zones.flatMap((zone) => zone.tokens.map((token) => [token.id, { token, zone }] as const)));

/** Where a thing came from: a cell of its board, another zone; empty if it stayed or was put on a board from outside. */
function startOf(id: string, was: Places, now: Places, journeys: readonly Journey[], before: Scene): string {
  const [old, { token, zone }] = [was.get(id), now.get(id)!];
  if (old && old.zone.id === zone.id) {
    const left = old.token.place !== token.place && BOARDS.has(zone.kind) ? old.token.place : null;
    return left === null ? "" : (cellAt(before, left) ?? "");
  }
  if (BOARDS.has(zone.kind)) return "";
  return old?.zone.id ?? journeys.find((journey) => journey.id === id)?.from ?? "";
}

const cellAt = (scene: Scene, place: number): string | undefined =>
  scene.zones.filter((zone) => BOARDS.has(zone.kind)).flatMap((zone) => zone.tokens).find((token) => token.kind === "cell" && token.place === place)?.id;

/** Numbers that went up, on their gauges. */
function scored(before: Scene, after: Scene): { at: string; text: string }[] {
  return after.gauges.flatMap((gauge) => {
    const old = before.gauges.find((other) => other.id === gauge.id);
    const more = old && gauge.owner !== null ? gauge.value - old.value : 0;
    return more > 0 ? [{ at: gauge.id, text: `+${more}` }] : [];
  });
}

/** Cards that were played from a hand and lie on a pile now, on their way to what they changed. */
function ghostsOf(journeys: readonly Journey[], before: Scene, now: Places, target: string): Trace["ghosts"] {
  const hands = new Set(before.zones.filter((zone) => zone.kind === "fan").map((zone) => zone.id));
  const played = journeys.filter(({ id, from, token }) => hands.has(from) && token.kind === "card" && now.get(id)?.zone.kind === "pile");
  const faces = played.map((journey) => journey.token.face);
  return faces.length > 0 ? [{ faces, from: played[0]!.from, to: target || played[0]!.to }] : [];
}
