"""Moves of Battle as text: the verbs of section 10 and their fields."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.battle.rules import cards, fields
from regalia.kernel.codec import Codec, Field, Number, Verb
from regalia.kernel.errors import NotationError

BLANK = int(cards.BLANK)
JOKER = int(cards.JOKER)


def token(card: int) -> str:
    """The card as text: ``Kh``, ``Xx`` for a joker, ``??`` for a hidden card."""
    if card == BLANK:
        return "??"
    return "Xx" if card == JOKER else cards.RANKS[card // 4] + cards.SUITS[card % 4]


CARD = {token(card): card for card in range(int(cards.KINDS))}


def number(word: str) -> int:
    """The number of a card's token, ``??`` included; raises NotationError."""
    card = BLANK if word == "??" else CARD.get(word)
    if card is None:
        raise NotationError(f"'{word}' is not a card; cards are written like Kh, Tc or Xx.")
    return card


@dataclass(frozen=True, slots=True)
class Card(Field):
    """A card token, stored as card + 1."""

    noun: str = "card"
    bits: int = int(fields.CARD_BITS)

    def words(self, value: int) -> list[str]:
        return [token(value - 1)]

    def value(self, words: list[str]) -> int:
        return number(self.next(words)) + 1


@dataclass(frozen=True, slots=True)
class Soldier(Field):
    """A soldier: its card, then its owner's seat if another player controls it.

    The five of clubs of seat 1 is written ``5c/1`` where another seat controls it.
    """

    noun: str = "soldier"
    bits: int = int(fields.NAME_BITS)

    def words(self, value: int) -> list[str]:
        card, owner = token(fields.name_card(value)), fields.name_owner(value)
        return [card if owner < 0 else f"{card}/{owner}"]

    def value(self, words: list[str]) -> int:
        word, slash, owner = self.next(words).partition("/")
        if slash and owner not in ("0", "1", "2", "3", "4", "5", "6", "7"):
            raise NotationError(
                f"'{word}/{owner}' is not a soldier; write its owner's seat after the slash, like 5c/1."
            )
        return fields.make_name(number(word), int(owner) if slash else -1)


@dataclass(frozen=True, slots=True)
class Opponent(Field):
    """The seat that an ability is aimed at, stored as seat + 1.

    Nothing is written for abilities that name no opponent.
    """

    noun: str = "opponent"
    bits: int = int(fields.OPPONENT_BITS)

    def words(self, value: int) -> list[str]:
        return [str(value - 1)] if value else []

    def value(self, words: list[str]) -> int:
        return Number(self.noun, int(fields.SEAT_BITS)).value(words) + 1 if words else 0


_SEAT = Number("seat", int(fields.SEAT_BITS))
_SIDE = Number("side", int(fields.SIDE_BITS))
_GROUP = Number("group", int(fields.GROUP_BITS))

CODEC = Codec(
    [
        Verb(int(fields.DONE), "done", words="finish the attack"),
        Verb(int(fields.ATTACK), "attack", (Soldier(), _SIDE)),
        Verb(int(fields.JOIN), "join", (Soldier(), _GROUP), words="attack in groups"),
        Verb(int(fields.AID), "aid", (_GROUP,), words="help a team-mate's group"),
        Verb(int(fields.BLOCK), "block", (Soldier(), _GROUP)),
        Verb(int(fields.PASS), "pass", (_GROUP,), words="stop blocking"),
        Verb(int(fields.STRIKE), "strike", (_SEAT, Soldier())),
        Verb(int(fields.PLAY), "play", (Card(),), words="play a soldier"),
        Verb(int(fields.USE), "use", (Card(), Opponent()), words="use an ability"),
        Verb(int(fields.DESTROY), "destroy", (_SEAT, Soldier())),
        Verb(int(fields.TAKE), "take", (_SEAT, Soldier())),
        Verb(int(fields.END), "end", words="end the main step"),
        Verb(int(fields.PICK), "pick", (Card(),), setup=True),
        Verb(int(fields.CUT), "cut", (Card(),), setup=True),
        Verb(int(fields.POOL), "pool", (_SEAT, Card()), chance=True, grows=True, ordered=True),
        Verb(int(fields.PACKED), "pack", (_SEAT, Card()), chance=True, grows=True, ordered=True),
        Verb(int(fields.FIRST), "first", (_SIDE,), chance=True),
        Verb(int(fields.DRAW), "draw", (_SEAT, Card()), chance=True, grows=True),
        Verb(int(fields.TIME), "time", chance=True, outside=True),
    ]
)
