# native
"""Cards in plain English, for labels and sentences."""

from __future__ import annotations

from regalia.cards import BLANK, JOKER, RANKS, SUITS

RANK_NAMES = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "joker")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
ONE_OF_SUIT = ("a club", "a diamond", "a heart", "a spade")

NAMES: dict[int, str] = {
    rank * 4 + suit: f"{RANK_NAMES[rank]} of {SUIT_NAMES[suit]}"
    for rank in range(len(RANKS))
    for suit in range(len(SUITS))
} | {JOKER: "joker", BLANK: "hidden card"}


def listed(words: list[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(number: int, one: str, many: str = "") -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {one if number == 1 else many or one + 's'}"
