# native
"""Battle's cards as numbers: strongest first, suits in the order shdc, the joker last.

So ``Ks`` is 0, ``Kh`` 1, ``Ac`` 51, ``Xx`` 52, and sorted numbers are sorted cards (section 2.1). A bag is a count
for each card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.vecs import vec

RANKS: Final = "KQJT98765432A"
SUITS: Final = "shdc"

JOKER: Final[i64] = 52
KINDS: Final[i64] = 53
BLANK: Final[i64] = 62  # a hidden card, written ??
COURTS: Final[i64] = 12  # cards below are jacks, queens and kings

# rank numbers, as ``rank_of`` gives them
THREE: Final[i64] = 10
TWO: Final[i64] = 11
ACE: Final[i64] = 12
JOKERS: Final[i64] = 13

THREES: Final[i64] = 40  # cards from here on have abilities

SUIT_BIT: Final[vec[i64]] = vec[i64]([1 << card % 4 for card in range(52)] + [0])  # a joker has no suit (rule 32)


def rank_of(card: i64) -> i64:
    """The rank: 0 for a king down to 12 for an ace, 13 for a joker."""
    return card >> 2 & 15


def suit_of(card: i64) -> i64:
    """The place of the card's suit in ``SUITS``. A joker has none."""
    return card & 3


def skill(card: i64) -> i64:
    """The combat skill: 13 for a king down to 1 for an ace, 0 for a joker."""
    return 13 - rank_of(card)


def size_of(bag: vec[i64], first: i64) -> i64:
    """The number of cards in the bag that begins at ``first``."""
    count: i64 = 0
    for i in range(first, first + KINDS):
        count += bag[i]
    return count


def nth_card(bag: vec[i64], first: i64, nth: i64) -> i64:
    """The card with ``nth`` cards of the bag before it."""
    i = first
    nth -= bag[i]
    while nth >= 0:
        i += 1
        nth -= bag[i]
    return i - first
