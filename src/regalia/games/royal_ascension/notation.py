"""Moves as text: the verbs of section 10, and cards shown by suit only."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.cards import token
from regalia.games.royal_ascension.rules import fields, terms
from regalia.kernel.codec import Codec, Field, Number, OneOf, Verb
from regalia.kernel.errors import NotationError

TOKENS = {card + 1: token(card) for card in range(52)} | {
    int(fields.HIDDEN_DIAMOND): "?d",
    int(fields.HIDDEN_HEART): "?h",
}
NAMED = {written: number for number, written in TOKENS.items()}


@dataclass(frozen=True, slots=True)
class Card(Field):
    """A card token, stored as card + 1; ``?h`` and ``?d`` are hidden cards."""

    noun: str = "card"
    bits: int = int(fields.CARD_BITS)

    def words(self, value: int) -> list[str]:
        return [TOKENS[value]]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word not in NAMED:
            raise NotationError(f"'{word}' is not a card; cards are written like Kh, Td or 7c.")
        return NAMED[word]


SEAT = Number("seat", int(fields.SEAT_BITS))
DIE = Number("die", int(fields.DIE_BITS))
TERRITORY = OneOf("territory", terms.SLUGS, int(fields.TERRITORY_BITS))

CODEC = Codec(
    [
        Verb(int(fields.PICK), "pick", (TERRITORY,), setup=True, words="pick a territory"),
        Verb(int(fields.MOVE), "move", (Number("space", int(fields.SPACE_BITS)),)),
        Verb(int(fields.BUY), "buy", (Card("club"),), words="buy a weapon"),
        Verb(int(fields.PAY), "pay", (Card("diamond"),)),
        Verb(int(fields.DONE), "done", words="stop"),
        Verb(
            int(fields.TAKE),
            "take",
            (OneOf("suit", ("hearts", "diamonds"), int(fields.ANSWER_BITS)),),
            words="take from an event",
        ),
        Verb(int(fields.ALLIN), "allin", (OneOf("answer", ("yes", "no"), int(fields.ANSWER_BITS)),), words="go all in"),
        Verb(int(fields.ATTACK), "attack", (SEAT,)),
        Verb(int(fields.ALLY), "ally", words="use an alliance"),
        Verb(int(fields.FIGHT), "fight", words="accept a battle"),
        Verb(int(fields.FIELD), "field", (TERRITORY,), words="stake a territory"),
        Verb(int(fields.USE), "use", (Card(),), words="use cards in battle"),
        Verb(int(fields.ORDER), "order", (SEAT, DIE), chance=True, grows=True),
        Verb(int(fields.DEAL), "deal", (SEAT, Card()), chance=True, grows=True),
        Verb(int(fields.STOCK), "stock", (Card("club"),), chance=True, grows=True),
        Verb(int(fields.ROLL), "roll", (SEAT, DIE), chance=True),
        Verb(int(fields.DRAW), "draw", (SEAT, Card()), chance=True),
        Verb(int(fields.ACTION_CARD), "action", (SEAT, Card("spade")), chance=True),
        Verb(int(fields.EVENT_DIE), "event", (SEAT, DIE), chance=True),
        Verb(int(fields.BATTLE), "battle", (SEAT, DIE), chance=True, grows=True),
        Verb(int(fields.LOSE), "lose", (SEAT, Card()), chance=True),
    ]
)
