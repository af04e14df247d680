"""Moves as text: the verbs of section 10, and this game's own fields."""

from __future__ import annotations

import string
from dataclasses import dataclass

from regalia.card_fields import Card
from regalia.games.royal_battles.rules import fields, squares
from regalia.kernel.codec import Codec, Field, Number, OneOf, Verb
from regalia.kernel.errors import NotationError

LETTER_BITS = int(fields.LETTER_BITS)
LETTER_MASK = (1 << LETTER_BITS) - 1
LONGEST_NAME = int(fields.NAME_BITS) // LETTER_BITS
HIDDEN_NAME = int(fields.HIDDEN_NAME)
STYLES = ("easy", "optimal", "risky")
SQUARES = tuple(
    f"{string.ascii_lowercase[square % int(squares.FILES)]}{square // int(squares.FILES) + 1}"
    for square in range(int(squares.SQUARES))
)
SQUARE = {name: number for number, name in enumerate(SQUARES)}
_LETTERS = string.ascii_lowercase


def name_code(name: str) -> int:
    """A kind's name as a number, as ``fields.py`` lays it out."""
    return sum(_LETTERS.index(letter) + 1 << LETTER_BITS * i for i, letter in enumerate(name))


def code_name(code: int) -> str:
    if code == HIDDEN_NAME:
        return "??"
    letters = []
    while code:
        letters.append(_LETTERS[(code & LETTER_MASK) - 1])
        code >>= LETTER_BITS
    return "".join(letters)


@dataclass(frozen=True, slots=True)
class Kind(Field):
    """The name of a kind of unit. The options say which kinds there are."""

    noun: str = "kind of unit"
    bits: int = int(fields.NAME_BITS)

    def words(self, value: int) -> list[str]:
        return [code_name(value)]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word == "??":
            return HIDDEN_NAME
        if not 0 < len(word) <= LONGEST_NAME or any(letter not in _LETTERS for letter in word):
            raise NotationError(f"'{word}' is not a kind of unit; write a name like knight or king.")
        return name_code(word)


@dataclass(frozen=True, slots=True)
class Square(Field):
    """A square, ``a1`` to ``g5``; to ``g7`` on the larger board. The options say which there are."""

    noun: str = "square"
    bits: int = int(fields.SQUARE_BITS)

    def words(self, value: int) -> list[str]:
        return [SQUARES[value]]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word not in SQUARE:
            raise NotationError(f"'{word}' is not a square; squares are a1 to g5, or to g7 with more than two players.")
        return SQUARE[word]


@dataclass(frozen=True, slots=True)
class Turned(Field):
    """An initiative card, stored as card + 1; ``-`` if the seat draws none."""

    noun: str = "initiative card"
    bits: int = int(fields.CARD_BITS)

    def words(self, value: int) -> list[str]:
        return Card().words(value) if value else ["-"]

    def value(self, words: list[str]) -> int:
        if words and words[0] == "-":
            words.pop(0)
            return 0
        return Card(self.noun).value(words)


_SEAT = Number("seat", int(fields.SEAT_BITS))

CODEC = Codec(
    [
        Verb(int(fields.RECRUIT), "recruit", (Kind(),), setup=True, words="recruit a unit"),
        Verb(int(fields.BOSS), "boss", (Kind(),), setup=True, words="choose the boss"),
        Verb(int(fields.DONE), "done", setup=True, words="complete the army"),
        Verb(int(fields.PLACE), "place", (Kind(), Square()), words="place a unit"),
        Verb(int(fields.DRAW), "draw", words="draw a card"),
        Verb(int(fields.DECLINE), "decline", words="decline a card"),
        Verb(int(fields.PLAY), "play", (Card(),), words="play a card"),
        Verb(int(fields.PASS), "pass"),
        Verb(int(fields.MOVE), "move", (Card(), Square(), Square())),
        Verb(int(fields.ATTACK), "attack", (Square(), OneOf("style", STYLES, int(fields.STYLE_BITS)))),
        Verb(int(fields.ADVANTAGE), "advantage", (Square(),), words="use the Advantage"),
        Verb(int(fields.HOLD), "hold", words="hold back"),
        Verb(int(fields.KEEP), "keep", words="keep the hand"),
        Verb(int(fields.DISCARD), "discard", words="discard the hand"),
        Verb(int(fields.ARMY_DRAWN), "army", (_SEAT, Kind()), chance=True, grows=True),
        Verb(int(fields.SETUP), "setup", (_SEAT, Card()), chance=True, grows=True),
        Verb(int(fields.INITIATIVE), "initiative", (Turned(),), chance=True, grows=True),
        Verb(int(fields.DEALT), "draw", (_SEAT, Card()), chance=True, grows=True),
    ]
)
