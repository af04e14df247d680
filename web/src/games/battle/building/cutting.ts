// The cuts that a player has in mind. Nothing is sent until the deck is as it should be; then all are sent, in the order of
// the scene's cards. A cut is counted by face, so that the plan stays the same while its cards go over to those already cut.

import type { Token } from "../../../wire.ts";

/** How many cards of each face are to be cut, those already sent included; and which of equal ones were touched. */
export interface Cuts {
  readonly wanted: ReadonlyMap<string, number>;
  readonly touched: readonly string[];
}

export const NO_CUTS: Cuts = { wanted: new Map(), touched: [] };

/** What lies on the table: cards that are left, and cards whose cut was sent. */
export interface Pool {
  readonly left: readonly Token[];
  readonly sent: readonly Token[];
}

const count = (tokens: readonly Token[], face: string): number => tokens.filter((token) => token.face === face).length;

/** The ids of the cards that are marked to be cut. */
export function marked(cuts: Cuts, pool: Pool): Set<string> {
  const ids = new Set<string>();
  for (const face of new Set(pool.left.map((token) => token.face))) {
    const more = (cuts.wanted.get(face) ?? 0) - count(pool.sent, face);
    const equal = pool.left.filter((token) => token.face === face).map((token) => token.id);
    const order = [...equal.filter((id) => cuts.touched.includes(id)), ...equal.filter((id) => !cuts.touched.includes(id))];
    for (const id of order.slice(0, Math.max(0, more))) ids.add(id);
  }
  return ids;
}

/** Marks a card, or takes the mark back. */
export function toggled(cuts: Cuts, pool: Pool, token: Token): Cuts {
  const now = marked(cuts, pool);
  const on = !now.has(token.id);
  const others = pool.left.filter((other) => other.face === token.face && other.id !== token.id && now.has(other.id)).length;
  const wanted = new Map(cuts.wanted).set(token.face, count(pool.sent, token.face) + others + (on ? 1 : 0));
  const touched = cuts.touched.filter((id) => id !== token.id);
  return { wanted, touched: on ? [...touched, token.id] : touched };
}

/** All and only the cards that are advised, beside those already sent. */
export function advised(pool: Pool): Cuts {
  const chosen = pool.left.filter((token) => token.marks.includes("advised"));
  const wanted = new Map<string, number>();
  for (const token of [...chosen, ...pool.sent]) wanted.set(token.face, (wanted.get(token.face) ?? 0) + 1);
  return { wanted, touched: chosen.map((token) => token.id) };
}

/** The lines of the cuts, in the order of the cards. */
export function lines(cuts: Cuts, pool: Pool, seat: number): string[] {
  const now = marked(cuts, pool);
  return pool.left.filter((token) => now.has(token.id)).map((token) => `${seat} cut ${token.face}`);
}
