"""Moves of The Royal Ascension as text: the verbs of section 10, and cards that may be hidden but for their suit."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.cards import token
from regalia.games.royal_ascension import terms
from regalia.kernel.codec import Codec, Field, Number, OneOf, Verb
from regalia.kernel.errors import NotationError

TOKENS = {card + 1: token(card) for card in range(52)} | {
    int(terms.HIDDEN_DIAMOND): "?d",
    int(terms.HIDDEN_HEART): "?h",
}
NAMED = {written: number for number, written in TOKENS.items()}


@dataclass(frozen=True, slots=True)
class Card(Field):
    """A card token, stored as card + 1; ``?h`` and ``?d`` are cards that one may not see."""

    noun: str = "card"
    bits: int = 6

    def words(self, value: int) -> list[str]:
        return [TOKENS[value]]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word not in NAMED:
            raise NotationError(f"'{word}' is no card; cards are written like Kh, Td or 7c.")
        return NAMED[word]


SEAT = Number("seat", 2)
DIE = Number("die", 3)
TERRITORY = OneOf("territory", terms.SLUGS, 4)

CODEC = Codec(
    [
        Verb(int(terms.PICK), "pick", (TERRITORY,)),
        Verb(int(terms.MOVE), "move", (Number("space", 7),)),
        Verb(int(terms.BUY), "buy", (Card("club"),)),
        Verb(int(terms.PAY), "pay", (Card("diamond"),)),
        Verb(int(terms.DONE), "done"),
        Verb(int(terms.TAKE), "take", (OneOf("suit", ("hearts", "diamonds"), 1),)),
        Verb(int(terms.ALLIN), "allin", (OneOf("answer", ("yes", "no"), 1),)),
        Verb(int(terms.ATTACK), "attack", (SEAT,)),
        Verb(int(terms.ALLY), "ally"),
        Verb(int(terms.FIGHT), "fight"),
        Verb(int(terms.FIELD), "field", (TERRITORY,)),
        Verb(int(terms.USE), "use", (Card(),)),
        Verb(int(terms.ORDER), "order", (SEAT, DIE), chance=True, grows=True),
        Verb(int(terms.DEAL), "deal", (SEAT, Card()), chance=True, grows=True),
        Verb(int(terms.STOCK), "stock", (Card("club"),), chance=True, grows=True),
        Verb(int(terms.ROLL), "roll", (SEAT, DIE), chance=True),
        Verb(int(terms.DRAW), "draw", (SEAT, Card()), chance=True),
        Verb(int(terms.ACTION_CARD), "action", (SEAT, Card("spade")), chance=True),
        Verb(int(terms.EVENT_DIE), "event", (SEAT, DIE), chance=True),
        Verb(int(terms.BATTLE), "battle", (SEAT, DIE), chance=True, grows=True),
        Verb(int(terms.LOSE), "lose", (SEAT, Card()), chance=True),
    ]
)
