# native
"""Cards that enter and leave hands. Hands stay sorted."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import KINDS
from regalia.games.royals.rules.fields import (
    first_card,
    other_cards,
)
from regalia.games.royals.rules.model import CARDS, COPY_BITS, SIDE, Table
from regalia.games.royals.rules.position import KNOWN, WIDTH, Position
from regalia.kernel.vecs import vec


def take(position: Position, seat: i64, card: i64) -> None:
    """Put a drawn card into the hand, behind its equals: known cards stay in front."""
    hands = position.hands
    first = seat * WIDTH
    size = position.table.sides[seat * SIDE + CARDS]
    i = first + size
    while i > first and hands[i - 1] > card:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = card
    position.table.sides[seat * SIDE + CARDS] = size + 1
    known = hands[first + KNOWN]
    if known:
        below = (1 << (i - first)) - 1
        hands[first + KNOWN] = known & below | (known & ~below) << 1


def spend(position: Position, seat: i64, cards: i64) -> None:
    """Take cards, packed as in a move, out of the hand. Of equal cards a known one leaves first."""
    hands = position.hands
    first = seat * WIDTH
    size = position.table.sides[seat * SIDE + CARDS]
    known = hands[first + KNOWN]
    stay: i64 = 0
    still_known: i64 = 0
    for i in range(size):
        card = hands[first + i]
        if first_card(cards) == card:
            cards = other_cards(cards)
        else:
            hands[first + stay] = card
            still_known |= (known >> i & 1) << stay
            stay += 1
    position.table.sides[seat * SIDE + CARDS] = stay
    hands[first + KNOWN] = still_known


def discard(table: Table, cards: i64) -> None:
    """Put cards, packed as in a move, on the discard pile."""
    pile = table.discard
    while cards:
        pile[first_card(cards)] += 1
        table.discarded += 1
        cards = other_cards(cards)


def put_out(table: Table, card: i64, place: i64) -> None:
    """Put a card out of play, into a place that the model names."""
    copies = table.scored[card]
    table.scored[card] = place if copies == 0 else copies | place << COPY_BITS


def nth_card(cards: vec[i64], nth: i64, size: i64) -> i64:
    """The card at that place of the bag, counted from the nearer end."""
    if nth + nth < size:
        card: i64 = 0
        nth -= cards[0]
        while nth >= 0:
            card += 1
            nth -= cards[card]
        return card
    card = KINDS - 1
    behind = size - 1 - nth - cards[card]
    while behind >= 0:
        card -= 1
        behind -= cards[card]
    return card
