"""The fields of a move lie where the codec writes them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.rules import fields
from regalia.games.battle_royal.rules.ground import SQUARES
from regalia.games.battle_royal.rules.terms import CARDS
from regalia.kernel.codec import Verb
from regalia.kernel.state import VERB_BITS

FIELDS: dict[str, tuple[Callable[[int], int], ...]] = {  # by verb: the reader of each field
    "done": (),
    "place": (fields.square_in,),
    "capture": (fields.square_in,),
    "take": (fields.square_in,),
    "spare": (fields.square_in,),
    "draw": (fields.draw_seat, fields.draw_card),
}
MAKERS: dict[str, Callable[..., int]] = {
    "done": lambda: fields.DONE,
    "place": lambda square: fields.make_on_square(fields.PLACE, square),
    "capture": lambda square: fields.make_on_square(fields.CAPTURE, square),
    "take": lambda square: fields.make_on_square(fields.TAKE, square),
    "spare": lambda square: fields.make_on_square(fields.SPARE, square),
    "draw": fields.make_draw,
}


@pytest.mark.parametrize("verb", CODEC.verbs, ids=lambda verb: verb.name)
def test_fields_are_read_and_made_where_the_codec_writes_them(verb: Verb) -> None:
    readers, make, rng = FIELDS[verb.name], MAKERS[verb.name], Random(1)
    assert len(readers) == len(verb.fields)
    for _ in range(200):
        values = [rng.randrange(1 << field.bits) for field in verb.fields]
        move, at = verb.number, VERB_BITS
        for field, value in zip(verb.fields, values, strict=True):
            move |= value << at
            at += field.bits
        assert fields.verb_of(move) == verb.number
        assert [read(move) for read in readers] == values
        assert make(*values) == move


def test_fields_are_wide_enough() -> None:
    assert SQUARES <= 1 << fields.SQUARE_BITS
    assert CARDS <= fields.HIDDEN < 1 << fields.CARD_BITS


def test_a_hidden_card_leaves_the_seat() -> None:
    assert CODEC.text(fields.with_hidden_card(CODEC.parse("draw 3 4", chance=True))) == "draw 3 ?"
