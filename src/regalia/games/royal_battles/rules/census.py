# native
"""The cards of all decks, counted over all places (law 8)."""

from __future__ import annotations

from regalia.cards import KINDS
from regalia.games.royal_battles.rules.bags import holds
from regalia.games.royal_battles.rules.model import DISCARDS, IN_DECK, IN_HAND, PILE, UNSEEN, laid_card
from regalia.games.royal_battles.rules.position import Position


def census(position: Position) -> list[int]:
    """How many of each card there are, in all places.

    Then, for each card, by how much hands and decks hold more of it than ``UNSEEN`` says: always 0.
    """
    row = position.table.row
    hidden = position.hidden
    counts = [0] * (2 * KINDS)
    for card in range(KINDS):
        for bag in range(position.options.seats + position.options.packs - 1):
            unseen = holds(hidden[IN_HAND + bag], card) + holds(hidden[IN_DECK + bag], card)
            counts[card] += unseen + holds(row[PILE + bag], card) + holds(row[DISCARDS + bag], card)
            counts[KINDS + card] += unseen - holds(row[UNSEEN + bag], card)
    for laid in position.table.laid:
        counts[laid_card(laid)] += 1
    return counts
