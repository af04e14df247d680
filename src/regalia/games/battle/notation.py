"""Moves of Battle as text: the verbs of section 10 and the fields that only this game has."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.battle import cards, terms
from regalia.kernel.codec import Codec, Field, Number, Verb
from regalia.kernel.errors import NotationError

BLANK = int(cards.BLANK)
JOKER = int(cards.JOKER)


def token(card: int) -> str:
    """``Kh``, ``Xx`` for a joker, ``??`` for a hidden card."""
    if card == BLANK:
        return "??"
    return "Xx" if card == JOKER else cards.RANKS[card // 4] + cards.SUITS[card % 4]


CARD = {token(card): card for card in range(int(cards.KINDS))}


def number(word: str) -> int:
    """The number of a card's token, hidden ones included; raises NotationError."""
    card = BLANK if word == "??" else CARD.get(word)
    if card is None:
        raise NotationError(f"'{word}' is no card; cards are written like Kh, Tc or Xx.")
    return card


@dataclass(frozen=True, slots=True)
class Card(Field):
    """A card token, stored as card + 1."""

    noun: str = "card"
    bits: int = 6

    def words(self, value: int) -> list[str]:
        return [token(value - 1)]

    def value(self, words: list[str]) -> int:
        return number(self.next(words)) + 1


@dataclass(frozen=True, slots=True)
class Soldier(Field):
    """A soldier: its card, and where its owner is not its controller, the owner's seat: ``5c/1``."""

    noun: str = "soldier"
    bits: int = 10

    def words(self, value: int) -> list[str]:
        card, owner = token((value & 63) - 1), value >> 6
        return [f"{card}/{owner - 1}" if owner else card]

    def value(self, words: list[str]) -> int:
        word, slash, owner = self.next(words).partition("/")
        if slash and owner not in ("0", "1", "2", "3", "4", "5", "6", "7"):
            raise NotationError(f"'{word}/{owner}' is no soldier; after the slash stands the seat of its owner.")
        return number(word) + 1 | (int(owner) + 1 << 6 if slash else 0)


@dataclass(frozen=True, slots=True)
class Opponent(Field):
    """The seat that an ability is aimed at, stored as seat + 1; for abilities without one nothing is written."""

    noun: str = "opponent"
    bits: int = 4

    def words(self, value: int) -> list[str]:
        return [str(value - 1)] if value else []

    def value(self, words: list[str]) -> int:
        return Number(self.noun, 3).value(words) + 1 if words else 0


_SEAT = Number("seat", 3)
_SIDE = Number("side", 3)
_GROUP = Number("group", 10)

CODEC = Codec(
    [
        Verb(int(terms.DONE), "done"),
        Verb(int(terms.ATTACK), "attack", (Soldier(), _SIDE)),
        Verb(int(terms.JOIN), "join", (Soldier(), _GROUP)),
        Verb(int(terms.AID), "aid", (_GROUP,)),
        Verb(int(terms.BLOCK), "block", (Soldier(), _GROUP)),
        Verb(int(terms.PASS), "pass", (_GROUP,)),
        Verb(int(terms.STRIKE), "strike", (_SEAT, Soldier())),
        Verb(int(terms.PLAY), "play", (Card(),)),
        Verb(int(terms.USE), "use", (Card(), Opponent())),
        Verb(int(terms.DESTROY), "destroy", (_SEAT, Soldier())),
        Verb(int(terms.TAKE), "take", (_SEAT, Soldier())),
        Verb(int(terms.END), "end"),
        Verb(int(terms.PICK), "pick", (Card(),)),
        Verb(int(terms.CUT), "cut", (Card(),)),
        Verb(int(terms.POOL), "pool", (_SEAT, Card()), chance=True, grows=True, ordered=True),
        Verb(int(terms.PACKED), "pack", (_SEAT, Card()), chance=True, grows=True, ordered=True),
        Verb(int(terms.FIRST), "first", (_SIDE,), chance=True),
        Verb(int(terms.DRAW), "draw", (_SEAT, Card()), chance=True, grows=True),
        Verb(int(terms.TIME), "time", chance=True, outside=True),
    ]
)
