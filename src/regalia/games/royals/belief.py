# native
"""Belief: hidden cards that a viewer cannot rule out."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER, KINDS
from regalia.games.royals.combat import cards_of
from regalia.games.royals.hands import nth_card, take
from regalia.games.royals.model import (
    CARDS,
    COPY_BITS,
    EMPTY,
    KNOWN,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    WAITING,
    WIDTH,
    Hand,
    Options,
    Position,
    Table,
    card_of,
    full_deck,
)
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def unseen(table: Table, options: Options) -> vec[i64]:
    """The cards that do not lie open on the table: deck and hands together."""
    cards = full_deck(options)
    discard = table.discard
    scored = table.scored
    for card in range(JOKER):
        copies = scored[card]
        cards[card] -= discard[card]
        if copies:
            cards[card] -= 2 if copies >> COPY_BITS else 1
    cards[JOKER] -= discard[JOKER] + scored[JOKER]
    for seat in range(i64(2)):
        side = seat * SIDE
        cards[JOKER] -= table.sides[side + READY] + table.sides[side + WAITING]
        for slot in range(SLOTS):
            royal = table.sides[side + SLOT + slot]
            if royal != EMPTY:
                cards[card_of(royal)] -= 1
    if table.attack:
        laid = cards_of(table.attack)
        while laid:
            cards[(laid & 63) - 1] -= 1
            laid >>= 6
    return cards


def census(position: Position) -> list[int]:
    """All cards there are, by kind: those that lie open, the hands and the deck."""
    whole = full_deck(position.options)
    hidden = unseen(position.table, position.options)
    counts: list[int] = []
    for card in range(KINDS):
        counts.append(whole[card] - hidden[card] + position.stock[card])
    for seat in range(i64(2)):
        for i in range(position.table.sides[seat * SIDE + CARDS]):
            counts[position.hands[seat * WIDTH + i]] += 1
    return counts


def deal_hands(position: Position, view: View, rng: Rng) -> None:
    """Fill the hands of a position whose stock holds all unseen cards, in a way the viewer cannot rule out.

    The own hand is as it is; the other one has the cards known to be there, and any of the unseen cards besides.
    """
    hands = position.hands
    sides = position.table.sides
    for seat in range(i64(2)):
        own = view.hands[seat]
        if own is None:
            continue
        assert isinstance(own, Hand)
        for i in range(i64(len(own.cards))):
            hands[seat * WIDTH + i] = own.cards[i]
            position.stock[own.cards[i]] -= 1
        hands[seat * WIDTH + KNOWN] = own.known
    left = position.table.deck
    for seat in range(i64(2)):
        if view.hands[seat] is None:
            left += sides[seat * SIDE + CARDS]
    for seat in range(i64(2)):
        if view.hands[seat] is not None:
            continue
        size = sides[seat * SIDE + CARDS]
        sides[seat * SIDE + CARDS] = 0
        other = view.hands[1 - seat]
        if other is not None:
            assert isinstance(other, Hand)
            for i in range(i64(len(other.theirs))):
                position.stock[other.theirs[i]] -= 1
                left -= 1
                take(position, seat, other.theirs[i])
            hands[seat * WIDTH + KNOWN] = (i64(1) << len(other.theirs)) - 1
        while sides[seat * SIDE + CARDS] < size:
            card = nth_card(position.stock, rng.below(left), left)
            position.stock[card] -= 1
            left -= 1
            take(position, seat, card)
