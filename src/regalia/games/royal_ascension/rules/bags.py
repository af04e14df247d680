# native
"""Bags: the cards of one suit as a number, two bits for each rank's count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.terms import RANKS
from regalia.kernel.vecs import vec

FULL: Final[i64] = 0x2AAAAAA  # two of each rank
ONE: Final[vec[i64]] = vec[i64]([1 << 2 * rank for rank in range(13)])  # a single card
NONE_YET: Final[i64] = 99  # above every value: no limit yet


def copies(bag: i64, rank: i64) -> i64:
    return bag >> 2 * rank & 3


def without_lowest(bag: i64) -> i64:
    """The bag without its lowest rank, the others one rank lower each."""
    return bag >> 2


def size(bag: i64) -> i64:
    """The number of cards, by adding the two-bit counts in parallel."""
    fours = (bag & 0x3333333) + (bag >> 2 & 0x3333333)
    eights = (fours & 0xF0F0F0F) + (fours >> 4 & 0xF0F0F0F)
    return eights * 0x1010101 >> 24 & 63


def nth(bag: i64, n: i64) -> i64:
    """The rank of the card with n cards before it."""
    rank: i64 = 0
    n -= bag & 3
    while n >= 0:
        rank += 1
        bag >>= 2
        n -= bag & 3
    return rank


def worth(bag: i64, values: vec[i64]) -> i64:
    """The total value of the cards."""
    total: i64 = 0
    rank: i64 = 0
    while bag:
        total += (bag & 3) * values[rank]
        bag >>= 2
        rank += 1
    return total


def least(bag: i64, values: vec[i64]) -> i64:
    """The lowest value in the bag; NONE_YET if it is empty."""
    low = NONE_YET
    rank: i64 = 0
    while bag:
        if bag & 3 and values[rank] < low:
            low = values[rank]
        bag >>= 2
        rank += 1
    return low


def lacking(bag: i64, other: i64) -> i64:
    """The cards of the other bag that are not in this one."""
    missing: i64 = 0
    for rank in range(RANKS):
        more = copies(other, rank) - copies(bag, rank)
        if more > 0:
            missing += more * ONE[rank]
    return missing
