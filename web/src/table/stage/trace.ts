// The trace of an act on the table: what it changed, the ways that things went, and the cards that have gone.

import type { Scene, Token, Zone } from "../../wire.ts";
import type { Step } from "../board/beats.ts";
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
const DEALT = 2; // things that appear on a board together in greater number were laid out by nobody
const UNMARKED: ReadonlySet<string> = new Set(["pile", "fan"]);

/** The trace of an act: what each of its steps changed. */
export function traceOf({ number, seat, past, steps }: RecapAct): Trace {
  const parts = steps.map((step, index) => changesIn(step, seat, past.split(" ", 1)[0]!, index === 0));
  const last = placesIn(steps.at(-1)!.after);
  const gone = (id: string): boolean => UNMARKED.has(last.get(id)?.zone.kind ?? "");
  const marks = new Map(parts.flatMap((part) => part.marks).filter((mark) => !gone(mark.at)).map((mark) => [mark.at, mark]));
  const struck = parts.flatMap((part) => part.struck).find((id) => last.has(id) && !gone(id)) ?? [...marks.keys()][0] ?? "";
  return { number, seat, marks: [...marks.values()], ways: parts.flatMap((part) => part.ways), ghosts: ghostsOf(steps, struck) };
}

/** What a step changed. It carries the act's verb; the actor's own things that only turned carry it if nothing else does. */
function changesIn({ before, after, log }: Step, seat: number, verb: string, first: boolean) {
  const { journeys, changed } = compare(before, after);
  const [was, places] = [placesIn(before), placesIn(after)];
  const dealt = [...changed].filter((id) => !was.has(id) && BOARDS.has(places.get(id)?.zone.kind ?? "")).length > DEALT;
  const own = log.find((sentence) => sentence.seat !== null)?.seat === after.seat; // the viewer's deed, told with the act before it
  const moved = [...changed].filter((id) => {
    const now = places.get(id);
    if (own && now?.zone.owner === after.seat && !was.has(id)) return false;
    return now && !UNMARKED.has(now.zone.kind) && !(dealt && !was.has(id)) && !(now.zone.owner !== seat && rose(was.get(id)?.token, now.token));
  });
  const scores = scored(before, after).filter((score) => first || score.owner === seat);
  const turned = moved.filter((id) => places.get(id)!.zone.owner === seat && was.get(id)?.zone.id === places.get(id)!.zone.id);
  const struck = moved.filter((id) => !turned.includes(id));
  const word = struck.length > 0 || scores.some((score) => score.owner === seat) ? "" : verb;
  const wordless = ({ kind, owner }: Zone): boolean => BOARDS.has(kind) || owner === null;
  const marked = (ids: readonly string[], text: string) => ids.map((at) => ({ at, text: wordless(places.get(at)!.zone) ? "" : text }));
  const ways = moved.flatMap((id) => {
    const from = startOf(id, was, places, journeys, before);
    return from ? [{ from, to: id }] : [];
  });
  const aimed = log.flatMap((sentence) => (sentence.seat === seat ? sentence.to : [])).filter((id) => places.has(id) && !moved.includes(id));
  const marks = [...marked(struck, verb), ...marked(turned, word), ...marked(aimed, ""), ...scores.map(({ at, text }) => ({ at, text }))];
  return { marks, ways, struck };
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
function scored(before: Scene, after: Scene): { at: string; text: string; owner: number | null }[] {
  return after.gauges.flatMap((gauge) => {
    const old = before.gauges.find((other) => other.id === gauge.id);
    const more = old && gauge.owner !== null ? gauge.value - old.value : 0;
    return more > 0 ? [{ at: gauge.id, text: `+${more}`, owner: gauge.owner }] : [];
  });
}

/** Cards that were played from a hand and lie on a pile at the end, on their way to what they struck. */
function ghostsOf(steps: readonly Step[], struck: string): Trace["ghosts"] {
  const origins = new Map<string, string>();
  const played: Journey[] = [];
  for (const { before, after } of steps) {
    const places = placesIn(after);
    for (const journey of compare(before, after).journeys) {
      if (!origins.has(journey.id)) origins.set(journey.id, journey.from);
      if (journey.token.kind === "card" && places.get(journey.id)?.zone.kind === "pile") played.push(journey);
    }
  }
  const hands = new Set(steps[0]!.before.zones.filter((zone) => zone.kind === "fan").map((zone) => zone.id));
  const gone = played.filter(({ id }) => hands.has(origins.get(id)!));
  return gone.length > 0 ? [{ faces: gone.map(({ token }) => token.face), from: origins.get(gone[0]!.id)!, to: struck || gone[0]!.to }] : [];
}
