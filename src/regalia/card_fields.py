"""How cards are written in moves: fields for the codec."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.cards import CARD, token
from regalia.kernel.codec import Field
from regalia.kernel.errors import NotationError


@dataclass(frozen=True, slots=True)
class Card(Field):
    """A card token, stored as card + 1."""

    noun: str = "card"
    bits: int = 6

    def words(self, value: int) -> list[str]:
        return [token(value - 1)]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word not in CARD:
            raise NotationError(f"'{word}' is no card; cards are written like Kh, Tc or Xx.")
        return CARD[word] + 1


@dataclass(frozen=True, slots=True)
class Cards(Field):
    """One to ``most`` card tokens; places not used hold 0. Takes all words that are left."""

    most: int
    noun: str = "card"

    @property
    def bits(self) -> int:  # type: ignore[override]
        return 6 * self.most

    def words(self, value: int) -> list[str]:
        return [token((value >> 6 * i & 63) - 1) for i in range(self.most) if value >> 6 * i & 63]

    def value(self, words: list[str]) -> int:
        if not words:
            raise NotationError("A card is missing.")
        if len(words) > self.most:
            raise NotationError(f"At most {self.most} cards, not {len(words)}.")
        packed = 0
        for i in range(len(words)):
            packed |= Card().value(words) << 6 * i
        return packed
