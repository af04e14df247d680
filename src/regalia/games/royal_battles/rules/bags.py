# native
"""Bags: cards of one seat's deck as the bits of one number.

A deck has every card once, at the bit of its number, and up to two Jokers: bit 52 is set for the first and bit 53 for the
second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER
from regalia.kernel.vecs import vec

BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(53)])  # a shifted constant would be a C int
SUITED: Final[i64] = (1 << 52) - 1
SECOND_JOKER: Final[i64] = 1 << 53
FULL: Final[i64] = (1 << 54) - 1
ACES_AND_JOKERS: Final[i64] = (3 << 52) | 15

# ---- colours: bits, so that a Joker in hand has both (sections 2.1 and 5.2)

RED: Final[i64] = 1
BLACK: Final[i64] = 2
BOTH: Final[i64] = 3
COLOUR: Final[vec[i64]] = vec[i64]([1 if 0 < c % 4 < 3 else 2 for c in range(52)] + [3])

# ---- by class: EASY, OPTIMAL, RISKY, BY_ADVANTAGE (section 2.1), and by colour: its cards without Jokers

CLASS: Final[vec[i64]] = vec[i64]([3] * 4 + [(c // 4 + 1) % 2 for c in range(4, 40)] + [2] * 12 + [3])
TRUMP: Final[vec[i64]] = vec[i64](
    [[1, 2, 4 | 16, 8 | 16][CLASS[c]] for c in range(53)]
)  # by card: a bit for each style of which it is a Trump; the highest one for the boss's Advantage (rule 81)
REDS: Final[i64] = sum([1 << c for c in range(52) if 0 < c % 4 < 3])
OF_COLOUR: Final[vec[i64]] = vec[i64]([0, REDS, SUITED ^ REDS])

STRENGTH: Final[vec[i64]] = vec[i64](
    [52 + c if c < 4 else c for c in range(52)] + [56]
)  # as an initiative card: Joker, Ace, King, …, Two; suits as they are numbered

# ---- bits counted nine at a time

CHUNK: Final[i64] = 9
CHUNK_MASK: Final[i64] = 511
COUNT: Final[vec[i64]] = vec[i64]([bin(bits).count("1") for bits in range(512)])
NTH: Final[vec[i64]] = vec[i64](
    [([i for i in range(9) if bits >> i & 1] + [0] * 9)[n] for bits in range(512) for n in range(9)]
)  # the n-th bit that is set


def size(bag: i64) -> i64:
    count: i64 = 0
    while bag:
        count += COUNT[bag & CHUNK_MASK]
        bag >>= CHUNK
    return count


def nth(bag: i64, n: i64) -> i64:
    """The card that has n cards of the bag before it."""
    at: i64 = 0
    while True:
        bits = bag & CHUNK_MASK
        count = COUNT[bits]
        if n < count:
            card = at + NTH[bits * CHUNK + n]
            return card if card < JOKER else JOKER
        n -= count
        bag >>= CHUNK
        at += CHUNK


def holds(bag: i64, card: i64) -> i64:
    """The number of copies of the card in the bag."""
    found = bag >> card & 1
    return found + (bag >> 53) if card == JOKER else found


def put(bag: i64, card: i64) -> i64:
    """The bag with one more card."""
    if card == JOKER and bag >> JOKER & 1:
        return bag | SECOND_JOKER
    return bag | BIT[card]


def take(bag: i64, card: i64) -> i64:
    """The bag without one card that is in it."""
    if card == JOKER and bag & SECOND_JOKER:
        return bag ^ SECOND_JOKER
    return bag ^ BIT[card]


def without(bag: i64, other: i64) -> i64:
    """The bag without the cards of another one that are in it."""
    rest = bag & SUITED & ~other
    for _ in range(holds(bag, JOKER) - holds(other, JOKER)):
        rest = put(rest, JOKER)
    return rest


def joined(bag: i64, other: i64) -> i64:
    """The cards of both."""
    both = (bag | other) & SUITED
    for _ in range(holds(bag, JOKER) + holds(other, JOKER)):
        both = put(both, JOKER)
    return both


def listed(bag: int) -> list[int]:
    """The cards, sorted. For interpreted code."""
    return [card if card < JOKER else int(JOKER) for card in range(54) if bag >> card & 1]


def bag_of(cards: list[int]) -> int:
    """The bag of these cards. For interpreted code."""
    bag: i64 = 0
    for card in cards:
        bag = put(bag, card)
    return bag
