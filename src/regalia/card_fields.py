"""Codec fields for the cards of a move."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.cards import CARD
from regalia.kernel.codec import Field
from regalia.kernel.errors import NotationError

TOKENS = {card + 1: token for token, card in CARD.items()}  # by stored number


@dataclass(frozen=True, slots=True)
class Card(Field):
    """A card token, stored as card + 1."""

    noun: str = "card"
    bits: int = 6

    def words(self, value: int) -> list[str]:
        return [TOKENS[value]]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word not in CARD:
            raise NotationError(f"'{word}' is not a card; cards are written like Kh, Tc or Xx.")
        return CARD[word] + 1


@dataclass(frozen=True, slots=True)
class Cards(Field):
    """One to ``most`` card tokens, which take all remaining words. Unused places hold 0."""

    most: int
    noun: str = "card"

    @property
    def bits(self) -> int:  # type: ignore[override]
        return 6 * self.most

    def words(self, value: int) -> list[str]:
        tokens = []
        while value:
            if value & 63:
                tokens.append(TOKENS[value & 63])
            value >>= 6
        return tokens

    def value(self, words: list[str]) -> int:
        if not words:
            raise NotationError("A card is missing.")
        if len(words) > self.most:
            raise NotationError(f"At most {self.most} cards, not {len(words)}.")
        packed = 0
        for i in range(len(words)):
            packed |= Card().value(words) << 6 * i
        return packed
