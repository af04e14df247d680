"""Moves of Royals as text: the verbs of section 10 and the two fields that only this game has."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.card_fields import Card, Cards
from regalia.cards import CARD, token
from regalia.games.royals.rules import fields, model
from regalia.kernel.codec import Codec, Field, Number, Verb
from regalia.kernel.errors import NotationError

CARD_BITS = int(fields.CARD_BITS)
WORD_OF_TARGET = {int(model.DIRECT): "direct", int(model.WIPE): "wipe"}
TARGET_OF_WORD = {word: value for value, word in WORD_OF_TARGET.items()}


def ref(card: int, slot: int) -> int:
    """The value of a royal reference; slots count from 1."""
    return card + 1 | slot << CARD_BITS


def ref_card(value: int) -> int:
    return int(fields.ref_card(value))


def ref_slot(value: int) -> int:
    """Counted from 1."""
    return int(fields.ref_slot(value)) + 1


@dataclass(frozen=True, slots=True)
class Ref(Field):
    """A royal on a field: its card and its slot, ``Kh1``."""

    noun: str = "royal"
    bits: int = int(fields.REF_BITS)

    def words(self, value: int) -> list[str]:
        return [f"{token(ref_card(value))}{ref_slot(value)}"]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        card, slot = CARD.get(word[:2]), word[2:]
        if card is None or slot not in ("1", "2", "3"):
            raise NotationError(f"'{word}' is not a royal on a field; one is written like Kh1: the card and its slot.")
        return ref(card, int(slot))


@dataclass(frozen=True, slots=True)
class Target(Field):
    """What is attacked: a royal, the player (``direct``), or all royals (``wipe``)."""

    noun: str = "target"
    bits: int = int(fields.REF_BITS)

    def words(self, value: int) -> list[str]:
        if value in WORD_OF_TARGET:
            return [WORD_OF_TARGET[value]]
        return Ref().words(value)

    def value(self, words: list[str]) -> int:
        if words and words[0] in TARGET_OF_WORD:
            return TARGET_OF_WORD[words.pop(0)]
        if words and words[0][:2] not in CARD:
            raise NotationError(f"'{words[0]}' is not a target; there are royals like Kh1, direct and wipe.")
        return Ref(self.noun).value(words)


_SEAT = Number("seat", int(fields.SEAT_BITS))

CODEC = Codec(
    [
        Verb(int(model.END), "end", words="end the turn"),
        Verb(int(model.DISCARD), "discard", (Cards(int(model.HAND_SIZE)),)),
        Verb(int(model.RECRUIT), "recruit", (Card(),), words="recruit a royal"),
        Verb(int(model.REVEAL), "reveal", (Card(),), words="reveal a joker"),
        Verb(int(model.BURY), "bury", (Ref(),), words="bury a royal"),
        Verb(int(model.REVIVE), "revive", (Ref(), Card()), words="revive a royal"),
        Verb(int(model.ARROW), "arrow", (Target(), Cards(4)), words="shoot arrows"),
        Verb(int(model.ATTACK), "attack", (Ref(), Card(), Target()), words="attack with a royal"),
        Verb(int(model.JOKER_ATTACK), "joker", (Card(), Target()), words="attack with a joker"),
        Verb(int(model.BLOCK), "block", (Card("ace"),), words="block with an ace"),
        Verb(int(model.COUNTER), "counter", (Card("ace"),), words="counter with an ace"),
        Verb(int(model.JACKRIFICE), "jackrifice", (Ref(),), words="sacrifice a jack"),
        Verb(int(model.CALL), "call", words="call the Last Round"),
        Verb(int(model.PASS), "pass", words="let it pass"),
        Verb(int(model.DRAW), "draw", (_SEAT, Card()), chance=True, grows=True),
        Verb(int(model.FIRST), "first", (_SEAT,), chance=True),
    ]
)
