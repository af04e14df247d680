// A capture in two moments: the pawn is taken, then the line breaks and what is cut off turns grey. Then it leaves the map.

import { capital } from "../../parts/words.ts";
import type { Beat, Step } from "../../table/board/beats.ts";
import { zoneOf } from "../../table/board/zones.ts";
import type { Scene, Token } from "../../wire.ts";
import { byPlace } from "./zones.ts";

export function stageFalls({ before, after, log }: Step): readonly Beat[] {
  const said = log.filter((sentence) => !sentence.heading && sentence.seat !== null);
  const [was, is] = [byPlace(zoneOf(before, "pawns")), byPlace(zoneOf(after, "pawns"))];
  const come = [...is.values()].find((pawn) => was.get(pawn.place!)?.face !== pawn.face);
  const gone = [...was.values()].filter((pawn) => pawn.face !== come?.face && is.get(pawn.place!)?.face !== pawn.face);
  const [deed, loss] = said;
  if (gone.length === 0 || !deed) return [];
  const taken = gone.find((pawn) => pawn.place === come?.place);
  const cut = gone.filter((pawn) => pawn !== taken);
  const hand = [...was.values()].find((pawn) => pawn.marks.includes("hand"));
  const strike: Beat = {
    seat: deed.seat,
    say: capital(deed.text),
    arrows: hand && come ? [{ from: hand.id, to: come.id }] : [],
    marks: taken ? [{ at: taken.id, text: "", kind: "struck" }] : [],
    scene: withPawns(before, (pawns) => pawns, []),
  };
  if (cut.length === 0) return [strike];
  return [strike, { seat: loss?.seat ?? deed.seat, say: capital((loss ?? deed).text), hold: 2, scene: broken(before, come, hand, cut) }];
}

/** The scene with the new pawn in place, the line to it broken, and the pawns that are cut off marked so. */
function broken(before: Scene, come: Token | undefined, hand: Token | undefined, cut: readonly Token[]): Scene {
  const off = new Set(cut.map((pawn) => pawn.id));
  const stays = (pawn: Token): boolean => pawn.place !== come?.place && pawn !== hand;
  const pawns = (all: readonly Token[]): Token[] => [
    ...all.filter(stays).map((pawn) => (off.has(pawn.id) ? { ...pawn, marks: [...pawn.marks, "cut"] } : pawn)),
    ...(come ? [{ ...come, marks: [] }] : []),
  ];
  return withPawns(before, pawns, come ? [come.like ?? ""] : []);
}

/** The scene without prices, with other pawns; lines that end on the given squares are drawn as broken. */
function withPawns(scene: Scene, change: (pawns: readonly Token[]) => readonly Token[], ends: readonly string[]): Scene {
  const line = (token: Token): Token => (token.face === "contact" && token.note.split("|").some((end) => ends.includes(end)) ? { ...token, face: "broken" } : token);
  const zones = scene.zones.map((zone) => {
    if (zone.id === "prices") return { ...zone, tokens: zone.tokens.filter((token) => token.face !== "price") };
    if (zone.id !== "pawns") return zone;
    const pieces = zone.tokens.filter((token) => token.kind === "piece");
    const lines = zone.tokens.filter((token) => token.kind !== "piece" && token.face !== "barrier");
    return { ...zone, tokens: [...change(pieces), ...lines.map(line)] };
  });
  return { ...scene, zones };
}
