// What changed from one scene to the next, as journeys of tokens. Without rules: a token in another zone has moved, a new token
// came from a zone that shrank, and a missing token went to a zone that grew.

import type { Scene, Token, Zone } from "../../wire.ts";

export interface Journey {
  readonly id: string;
  readonly kind: "move" | "deal" | "arrive" | "leave";
  /** The zone where it was; empty if unknown. */
  readonly from: string;
  /** The token it was: itself, or the hidden card of that zone that is now seen; empty where there was none. */
  readonly was: string;
  /** The zone where it is now, or the token under which it lies now. */
  readonly to: string;
  readonly token: Token;
}

export interface Diff {
  readonly journeys: readonly Journey[];
  /** Tokens that stay and were turned: ids with the tilt they had. */
  readonly turned: ReadonlyMap<string, number>;
  /** Everything that changed: outlined when the reader wants no motion. */
  readonly changed: ReadonlySet<string>;
}

interface Placed {
  readonly token: Token;
  readonly zone: Zone;
}

function places(scene: Scene): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const zone of scene.zones) {
    for (const token of zone.tokens) if (token.kind !== "place" && token.kind !== "cell") found.set(token.id, { token, zone });
  }
  return found;
}

const size = (zone: Zone): number => (zone.kind === "pile" ? zone.count : zone.tokens.filter((token) => token.kind !== "place").length);

/** By how much each zone grew. */
function growth(before: Scene, after: Scene): Map<string, number> {
  const grown = new Map<string, number>();
  for (const zone of after.zones) {
    const old = before.zones.find((other) => other.id === zone.id);
    grown.set(zone.id, size(zone) - (old ? size(old) : 0));
  }
  return grown;
}

/** A zone that lost tokens, a pile if there is one: most tokens are dealt. */
function loser(grown: Map<string, number>, scene: Scene, except: string): string {
  const lost = scene.zones.filter((zone) => zone.id !== except && (grown.get(zone.id) ?? 0) < 0);
  return (lost.find((zone) => zone.kind === "pile") ?? lost[0])?.id ?? "";
}

function winner(grown: Map<string, number>, scene: Scene, except: string): string {
  const won = scene.zones.filter((zone) => zone.id !== except && (grown.get(zone.id) ?? 0) > 0);
  return (won.find((zone) => zone.kind === "pile") ?? won[0])?.id ?? "";
}

/** True if a zone that was laid out is a pile now: its cards are hidden, but did not leave. */
function gathered(zone: Zone, after: Scene): boolean {
  return zone.kind !== "pile" && after.zones.some((other) => other.id === zone.id && other.kind === "pile" && other.count > 0);
}

/** True if a zone that is laid out now was a pile: its cards are seen, but did not come. */
function opened(zone: Zone, before: Scene): boolean {
  return zone.kind !== "pile" && before.zones.some((other) => other.id === zone.id && other.kind === "pile");
}

/** The token that now lies on this face and did not before. */
function coveredBy(face: string, before: Map<string, Placed>, after: Map<string, Placed>): string {
  for (const [id, { token }] of after) {
    const lying = (tokens: readonly string[]): number => tokens.filter((other) => other === face).length;
    if (lying(token.under) > lying(before.get(id)?.token.under ?? [])) return id;
  }
  return "";
}

/** The hidden cards that are gone, by zone: each may be what now is seen elsewhere. */
function unseen(was: Map<string, Placed>, is: Map<string, Placed>): Map<string, string[]> {
  const gone = new Map<string, string[]>();
  for (const [id, { token, zone }] of was) {
    if (token.kind === "back" && !is.has(id)) gone.set(zone.id, [...(gone.get(zone.id) ?? []), id]);
  }
  return gone;
}

export function compare(before: Scene, after: Scene): Diff {
  const was = places(before);
  const is = places(after);
  const grown = growth(before, after);
  const hidden = unseen(was, is);
  const shown = new Set<string>();
  const journeys: Journey[] = [];
  const turned = new Map<string, number>();
  const changed = new Set<string>();

  for (const [id, { token, zone }] of is) {
    const old = was.get(id);
    if (!old) {
      const from = loser(grown, after, zone.id);
      const pile = after.zones.find((other) => other.id === from)?.kind === "pile";
      const back = token.kind === "back" ? undefined : hidden.get(from)?.shift();
      if (back !== undefined) shown.add(back);
      journeys.push({ id, kind: pile ? "deal" : "arrive", from, was: back ?? "", to: zone.id, token });
      if (!opened(zone, before)) changed.add(id);
      continue;
    }
    if (old.zone.id !== zone.id) journeys.push({ id, kind: "move", from: old.zone.id, was: id, to: zone.id, token });
    if (old.token.tilt !== token.tilt) turned.set(id, old.token.tilt);
    const moved = old.zone.id !== zone.id || old.token.place !== token.place;
    if (moved || old.token.tilt !== token.tilt || old.token.under.length !== token.under.length) changed.add(id);
  }
  for (const [id, { token, zone }] of was) {
    if (is.has(id) || shown.has(id)) continue;
    const to = coveredBy(token.face, was, is) || (gathered(zone, after) ? zone.id : winner(grown, after, zone.id));
    journeys.push({ id, kind: "leave", from: zone.id, was: id, to, token });
  }
  return { journeys, turned, changed };
}
