# native
"""Packs: the cards of several decks shuffled together, as the master has them (rule 79).

They are bags that lie one above the other in a row of numbers: the n-th one holds the cards of which there are more than n, and
two Jokers before the next one holds any. So the lowest bag tells which cards there are.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER, KINDS
from regalia.games.royal_battles.rules.bags import holds, nth, put, size, take
from regalia.kernel.vecs import vec


def pack_size(row: vec[i64], at: i64, packs: i64) -> i64:
    count: i64 = 0
    for n in range(at, at + packs):
        count += size(row[n])
    return count


def pack_holds(row: vec[i64], at: i64, packs: i64, card: i64) -> i64:
    """The number of copies of the card."""
    count: i64 = 0
    for n in range(at, at + packs):
        count += holds(row[n], card)
    return count


def pack_nth(row: vec[i64], at: i64, packs: i64, n: i64) -> i64:
    """A card by its place; every copy has one."""
    for i in range(at, at + packs):
        count = size(row[i])
        if n < count:
            return nth(row[i], n)
        n -= count
    return -1


def pack_put(row: vec[i64], at: i64, packs: i64, card: i64) -> None:
    """Add one card."""
    most: i64 = 2 if card == JOKER else 1
    for n in range(at, at + packs):
        if holds(row[n], card) < most:
            row[n] = put(row[n], card)
            return


def pack_take(row: vec[i64], at: i64, packs: i64, card: i64) -> None:
    """Take away one card that is there."""
    n = at + packs - 1
    while holds(row[n], card) == 0:
        n -= 1
    row[n] = take(row[n], card)


def pack_without(row: vec[i64], at: i64, other: vec[i64], there: i64, packs: i64) -> None:
    """Take away the cards of another pack that are here."""
    for card in range(KINDS):
        for _ in range(pack_holds(other, there, packs, card)):
            if pack_holds(row, at, packs, card):
                pack_take(row, at, packs, card)


def pack_join(row: vec[i64], at: i64, other: vec[i64], there: i64, packs: i64) -> None:
    """Add the cards of another pack."""
    for card in range(KINDS):
        for _ in range(pack_holds(other, there, packs, card)):
            pack_put(row, at, packs, card)


def pack_listed(row: list[int], at: int, packs: int) -> list[int]:
    """The cards, sorted. For interpreted code."""
    cards: list[int] = []
    for card in range(KINDS):
        for n in range(at, at + packs):
            cards += [int(card)] * int(holds(row[n], card))
    return cards
