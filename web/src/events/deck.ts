// A deck in the making: which cards of the pool are in it. Equal cards differ by their place in the pool.

/** The places in the pool of the cards of a deck. */
export function placesOf(pool: readonly string[], deck: readonly string[]): ReadonlySet<number> {
  const left = [...deck];
  const places = new Set<number>();
  pool.forEach((card, place) => {
    const found = left.indexOf(card);
    if (found < 0) return;
    left.splice(found, 1);
    places.add(place);
  });
  return places;
}

export function toggled(chosen: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(place)) next.add(place);
  return next;
}

export const cardsAt = (pool: readonly string[], chosen: ReadonlySet<number>): string[] => pool.filter((_, place) => chosen.has(place));

/** How far the deck is from its size, in words. */
export function howFar(count: number, size: number): string {
  if (count === size) return `${size} cards: this can be your deck.`;
  return count < size ? `${count} of ${size} cards: ${size - count} more.` : `${count} cards: remove ${count - size}.`;
}
