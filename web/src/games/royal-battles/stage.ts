// An action in three moments: it is declared, its Trumps are counted, and its damage strikes.

import { capital, pieces } from "../../parts/words.ts";
import type { Beat, BeatMark, Step } from "../../table/board/beats.ts";
import { zoneOf } from "../../table/board/zones.ts";
import { rivals } from "./seats/seats.ts";
import type { CountedCard, Scene, Token } from "../../wire.ts";

/** The facts of a moment: the four open cards, and how far they are counted. */
export interface Fight {
  readonly cards: readonly CountedCard[];
  /** False before the Trumps are counted. */
  readonly counted: boolean;
  /** The sum of the damage; empty before it strikes. */
  readonly sum: string;
  /** True if the units stand low on the board, so that the cards are drawn above them. */
  readonly low: boolean;
}

export function stageAction({ before, log }: Step): readonly Beat[] {
  const told = log.find((sentence) => sentence.by.length > 0 && sentence.to.length > 0);
  const [by, to] = [told && unitOf(before, told.by[0]!), told && unitOf(before, told.to[0]!)];
  if (!told || !by || !to || told.seat === null) return [];
  const [declared = "", trumps = "", ...rest] = told.text.split(": ");
  const result = rest.join(": ");
  const cards = countedCards(before, [by, to], rivals(before, told.seat, ownerOf(before, to)), told.text);
  const arrows = [{ from: by.id, to: to.id }];
  const low = Math.max(by.place ?? 0, to.place ?? 0) >= lastRows(before);
  const detail = (counted: boolean, sum: string): Fight => ({ cards, counted, sum, low });
  const mark = markOf(result);
  return [
    { seat: told.seat, say: `${capital(declared)}.`, arrows, detail: detail(false, "") },
    { seat: told.seat, say: `${capital(trumps)}.`, arrows, detail: detail(true, "") },
    { seat: told.seat, say: `${capital(result)}.`, arrows, marks: [{ at: to.id, ...mark }], detail: detail(true, result) },
  ];
}

function unitOf(scene: Scene, id: string): Token | undefined {
  return scene.zones.filter((zone) => zone.id.startsWith("army")).flatMap((zone) => zone.tokens).find((unit) => unit.id === id);
}

/** The cell where the last two rows of the board begin. */
function lastRows(scene: Scene): number {
  const board = zoneOf(scene, "board");
  return board ? board.tokens.length - 2 * board.columns : 0;
}

const ownerOf = (scene: Scene, unit: Token): number => scene.zones.find((zone) => zone.id.startsWith("army") && zone.tokens.includes(unit))?.owner ?? 0;

/** The four open cards; those that the sentence names are Trumps. */
function countedCards(scene: Scene, units: readonly Token[], seats: readonly number[], text: string): CountedCard[] {
  const trumps = new Set(pieces(text).flatMap((piece) => (piece.kind === "card" ? [piece.face] : [])));
  const cells = zoneOf(scene, "board")?.tokens ?? [];
  const fronts = seats.map((seat) => ({ face: zoneOf(scene, `initiative${seat}`)?.tokens[0]?.face ?? "", label: `{${seat}}` }));
  const standing = units.map((unit) => ({ face: cells.find((cell) => cell.place === unit.place)?.face ?? "", label: unit.face }));
  return [...fronts, ...standing].map((card) => ({ ...card, counts: trumps.has(card.face) }));
}

/** The words on the target: "6 − 1 = 5 damage; rook g5: 6 − 2 = 4 damage" is "−5" for the target. */
function markOf(result: string): Pick<BeatMark, "text" | "kind"> {
  const first = result.split(";", 1)[0]!;
  const damage = /(\d+) damage/.exec(first)?.[1];
  const life = /(\d+) Life back/.exec(first)?.[1];
  if (damage === "0") return { text: "no damage", kind: "plain" };
  if (damage) return { text: `−${damage}`, kind: "struck" };
  return { text: life ? `+${life}` : "misses", kind: "plain" };
}
