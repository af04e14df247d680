"""Moves of Battle Royal as text: the verbs of section 10."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.battle_royal.rules import fields
from regalia.games.battle_royal.squares import name_of, square_named
from regalia.kernel.codec import Codec, Field, Number, Verb
from regalia.kernel.errors import NotationError

HIDDEN = int(fields.HIDDEN)
HIDDEN_CARD = "?"


@dataclass(frozen=True, slots=True)
class Square(Field):
    """A square by its name, ``a1``."""

    noun: str = "square"
    bits: int = int(fields.SQUARE_BITS)

    def words(self, value: int) -> list[str]:
        return [name_of(value)]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        square = square_named(word)
        if square is None:
            raise NotationError(f"'{word}' is not a square; write one like a1 or q15: column, then row.")
        return square


@dataclass(frozen=True, slots=True)
class Points(Field):
    """A card of the pack, 0 to 4; ``?`` in place of a hidden card."""

    noun: str = "card"
    bits: int = int(fields.CARD_BITS)

    def words(self, value: int) -> list[str]:
        return [HIDDEN_CARD if value == HIDDEN else str(value)]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word == HIDDEN_CARD:
            return HIDDEN
        if word not in ("0", "1", "2", "3", "4"):
            raise NotationError(f"'{word}' is not a card; cards are 0 to 4.")
        return int(word)


CODEC = Codec(
    [
        Verb(int(fields.DONE), "done", words="end the turn"),
        Verb(int(fields.PLACE), "place", (Square(),), words="place a pawn"),
        Verb(int(fields.CAPTURE), "capture", (Square(),)),
        Verb(int(fields.TAKE), "take", (Square(),), words="take up a pawn"),
        Verb(int(fields.SPARE), "spare", (Square(),), words="spare a group"),
        Verb(int(fields.DRAW), "draw", (Number("seat", int(fields.SEAT_BITS)), Points()), chance=True),
    ]
)
