// Cards sorted for building a deck: by suit and by rank, both read from the face.

import { suitName } from "../../../parts/words.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene, Token, Zone } from "../../../wire.ts";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export const SUITS = ["s", "h", "d", "c"] as const;
const JOKER = "X";

const rankOf = (token: Token): string => token.face.charAt(0);
const suitOf = (token: Token): string => (rankOf(token) === JOKER ? "" : token.face.charAt(1));

/** The cards that a seat builds its deck from: its pool, or what it has picked openly. */
export const cardsOf = (scene: Scene, seat: number): Zone | undefined => zoneOf(scene, `pool${seat}`) ?? zoneOf(scene, `picked${seat}`);

/** "spades", or "jokers" for what has no suit. */
export const suitWord = (suit: string): string => suitName(`A${suit}`) || "jokers";

/** The exact size of a deck, as the scene states it. */
export const deckSize = (scene: Scene): number => scene.gauges.find((gauge) => gauge.id === "deck")?.of ?? 0;

export interface Row {
  /** A suit, or empty for jokers. */
  readonly suit: string;
  readonly tokens: readonly Token[];
}

/** The four suits, also empty ones; then the jokers if there are any. */
export function bySuit(tokens: readonly Token[]): Row[] {
  const rows = [...SUITS, ""].map((suit) => ({ suit, tokens: tokens.filter((token) => suitOf(token) === suit) }));
  return rows.filter((row) => row.suit || row.tokens.length > 0);
}

/** How many cards of each rank there are, aces first. */
export const byRank = (tokens: readonly Token[]): number[] => RANKS.map((rank) => tokens.filter((token) => rankOf(token) === rank).length);
