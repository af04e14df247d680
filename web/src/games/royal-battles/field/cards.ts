// The cards of a player, as a corner says them.

/** The part of a plate's facts that its corner does not show otherwise: the cards. Beside a clock: "1 + 45 cards", those in hand first. */
export function cardsIn(note: string, short: boolean): string {
  const [, hand, deck] = /(\d+) in hand, (\d+) in the deck$/.exec(note) ?? [];
  if (hand === undefined || deck === undefined) return note;
  return short ? `${hand} + ${deck} cards` : `${hand} in hand, ${deck} in the deck`;
}
