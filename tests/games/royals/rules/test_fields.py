"""The named fields of moves lie where the codec says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import fields
from regalia.kernel.codec import Verb
from regalia.kernel.state import VERB_BITS

Read = Callable[[int], int]

FIELDS: dict[str, tuple[Read, ...]] = {  # by verb: what reads each of its fields, as the codec writes it
    "end": (),
    "discard": (fields.discard_cards,),
    "recruit": (fields.played_cards,),
    "reveal": (fields.played_cards,),
    "bury": (fields.royal_ref,),
    "revive": (fields.royal_ref, fields.tribute_cards),
    "arrow": (fields.arrow_target, fields.arrow_cards),
    "attack": (fields.royal_ref, fields.attack_cards, fields.attack_target),
    "joker": (fields.joker_cards, fields.joker_target),
    "block": (fields.played_cards,),
    "counter": (fields.played_cards,),
    "jackrifice": (fields.royal_ref,),
    "call": (),
    "pass": (),
    "draw": (fields.draw_seat, lambda move: fields.draw_card(move) + 1),
    "first": (fields.first_seat,),
}


@pytest.mark.parametrize("verb", CODEC.verbs, ids=lambda verb: verb.name)
def test_every_field_is_read_where_the_codec_writes_it(verb: Verb) -> None:
    readers, rng = FIELDS[verb.name], Random(1)
    assert len(readers) == len(verb.fields)
    for _ in range(200):
        values = [rng.randrange(1 << field.bits) for field in verb.fields]
        move, at = verb.number, VERB_BITS
        for field, value in zip(verb.fields, values, strict=True):
            move |= value << at
            at += field.bits
        assert [read(move) for read in readers] == values


def test_what_is_made_is_what_the_codec_reads() -> None:
    king, nine, queen = 50, 34, 45
    ref, target = fields.reference(king << 2, 0), fields.reference(queen << 2, 1)
    assert CODEC.text(fields.make_attack(ref, target) | nine + 1 << fields.ATTACK_CARD_AT) == "attack Kh1 9h Qd2"
    assert CODEC.text(fields.make_joker(target) | nine + 1 << fields.JOKER_CARD_AT) == "joker 9h Qd2"
    assert CODEC.text(fields.make_revive(ref, nine)) == "revive Kh1 9h"
