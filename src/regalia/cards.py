# native
"""Playing cards as numbers: rank * 4 + suit, with ranks A23456789TJQK and suits cdhs; the joker is 52."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.vecs import vec

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"

JOKER: Final[i64] = 52
KINDS: Final[i64] = 53  # number of different cards
BLANK: Final[i64] = 62  # a hidden card, written ??

ACE: Final[i64] = 0
TEN: Final[i64] = 9
JACK: Final[i64] = 10
QUEEN: Final[i64] = 11
KING: Final[i64] = 12

RANK: Final[vec[i64]] = vec[i64]([c // 4 for c in range(52)] + [13])
SUIT: Final[vec[i64]] = vec[i64]([c % 4 for c in range(52)] + [4])


def token(card: int) -> str:
    """``Kh``, ``Xx`` for a joker, ``??`` for a hidden card."""
    if card == BLANK:
        return "??"
    if card == JOKER:
        return "Xx"
    return RANKS[card // 4] + SUITS[card % 4]


CARD: Final[dict[str, int]] = {token(card): card for card in range(53)} | {"??": 62}
