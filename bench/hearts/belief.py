# native
"""Guessed hands for hearts."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import SUIT
from regalia.kernel.rng import Rng
from regalia.kernel.vecs import vec

from .model import DECK, HAND, NO_CARD, SIZE, VOID, Cards, Table, put_in


class Places:
    """All hands and the stock of a guessed world."""

    def __init__(self, hands: vec[i64], stock: vec[i64]) -> None:
        self.hands = hands
        self.stock = stock


def guessed(table: Table, me: i64, own: Cards | None, rng: Rng) -> Places:
    """Deal the unseen cards at random to hands that may hold their suit; start over if stuck."""
    unseen = vec[i64]([0] * DECK)
    count = find_unseen(table, own, unseen)
    while True:
        places = Places(vec[i64]([NO_CARD] * DECK), vec[i64]([0] * DECK))
        if own is not None:
            for i in range(HAND):
                places.hands[me * HAND + i] = own.row[i]
        if spread(table, me if own is not None else -1, unseen, count, places, rng):
            return places


def find_unseen(table: Table, own: Cards | None, unseen: vec[i64]) -> i64:
    count: i64 = 0
    at: i64 = 0
    for card in range(DECK):
        if own is not None and at < HAND and own.row[at] == card:
            at += 1
        elif table.row[card] == 0:
            unseen[count] = card
            count += 1
    return count


def spread(table: Table, me: i64, unseen: vec[i64], count: i64, places: Places, rng: Rng) -> bool:
    """Try one deal; False if a card fits nowhere."""
    row = table.row
    room0 = row[SIZE] if me != 0 else 0
    room1 = row[SIZE + 1] if me != 1 else 0
    room2 = row[SIZE + 2] if me != 2 else 0
    room3 = row[SIZE + 3] if me != 3 else 0
    rest = DECK - table.dealt
    for i in range(count):
        j = i + rng.below(count - i)
        card = unseen[j]
        unseen[j] = unseen[i]
        unseen[i] = card
        bit = i64(1) << SUIT[card]
        fit0 = room0 if not row[VOID] & bit else 0
        fit1 = room1 if not row[VOID + 1] & bit else 0
        fit2 = room2 if not row[VOID + 2] & bit else 0
        fit3 = room3 if not row[VOID + 3] & bit else 0
        total = fit0 + fit1 + fit2 + fit3 + rest
        if total == 0:
            return False
        nth = rng.below(total)
        if nth < fit0:
            room0 -= 1
            put_in(places.hands, 0, row[SIZE] - room0 - 1, card)
        elif nth < fit0 + fit1:
            room1 -= 1
            put_in(places.hands, 1, row[SIZE + 1] - room1 - 1, card)
        elif nth < fit0 + fit1 + fit2:
            room2 -= 1
            put_in(places.hands, 2, row[SIZE + 2] - room2 - 1, card)
        elif nth < fit0 + fit1 + fit2 + fit3:
            room3 -= 1
            put_in(places.hands, 3, row[SIZE + 3] - room3 - 1, card)
        else:
            rest -= 1
            places.stock[card] = 1
    return True
