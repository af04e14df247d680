"""The named fields of moves lie where the codec says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regalia.games.battle.notation import CARD, CODEC
from regalia.games.battle.rules import fields
from regalia.kernel.codec import Verb
from regalia.kernel.state import VERB_BITS

Read = Callable[[int], int]


def plus_one(read: Read) -> Read:
    """Reads a field that is stored one higher."""
    return lambda move: read(move) + 1


CARD_PLAYED, CARD_DEALT = plus_one(fields.played_card), plus_one(fields.dealt_card)
READERS: dict[str, tuple[Read, ...]] = {  # by verb: what reads each of its fields, as the codec stores it
    "done": (),
    "attack": (fields.fighter_name, fields.attacked_side),
    "join": (fields.fighter_name, fields.fighter_group),
    "aid": (fields.named_group,),
    "block": (fields.fighter_name, fields.fighter_group),
    "pass": (fields.named_group,),
    "strike": (fields.chosen_seat, fields.chosen_name),
    "play": (CARD_PLAYED,),
    "use": (CARD_PLAYED, plus_one(fields.use_opponent)),
    "destroy": (fields.chosen_seat, fields.chosen_name),
    "take": (fields.chosen_seat, fields.chosen_name),
    "end": (),
    "pick": (CARD_PLAYED,),
    "cut": (CARD_PLAYED,),
    "pool": (fields.dealt_seat, CARD_DEALT),
    "pack": (fields.dealt_seat, CARD_DEALT),
    "first": (fields.first_side,),
    "draw": (fields.dealt_seat, CARD_DEALT),
    "time": (),
}


@pytest.mark.parametrize("verb", CODEC.verbs, ids=lambda verb: verb.name)
def test_every_field_is_read_where_the_codec_writes_it(verb: Verb) -> None:
    readers, rng = READERS[verb.name], Random(1)
    assert len(readers) == len(verb.fields)
    for _ in range(200):
        values = [rng.randrange(1 << field.bits) for field in verb.fields]
        move, at = verb.number, VERB_BITS
        for field, value in zip(verb.fields, values, strict=True):
            move |= value << at
            at += field.bits
        assert [read(move) for read in readers] == values


KING, TEN, JOKER = CARD["Ks"], CARD["Tc"], CARD["Xx"]
OWN, FOREIGN = fields.make_name(KING, -1), fields.make_name(JOKER, 7)
MADE: dict[str, int] = {
    "attack Ks 7": fields.make_attack(OWN, 7),
    "attack Xx/7 0": fields.make_attack(FOREIGN, 0),
    "join Ks 1": fields.make_join(OWN, 1),
    "join Xx/7 480": fields.make_join(FOREIGN, 480),
    "aid 480": fields.make_aid(480),
    "block Ks 480": fields.make_block(OWN, 480),
    "pass 480": fields.make_pass(480),
    "strike 7 Ks": fields.make_choice(fields.STRIKE, 7, OWN),
    "destroy 0 Xx/7": fields.make_choice(fields.DESTROY, 0, FOREIGN),
    "take 3 Xx/7": fields.make_choice(fields.TAKE, 3, FOREIGN),
    "play Ks": fields.make_play(KING),
    "use Tc": fields.make_use(TEN, -1),
    "use Xx 7": fields.make_use(JOKER, 7),
    "pick Xx": fields.make_pick(JOKER),
    "cut Tc": fields.make_cut(TEN),
    "pool 7 Xx": fields.make_dealt(fields.POOL, 7, JOKER),
    "pack 0 Ks": fields.make_dealt(fields.PACKED, 0, KING),
    "draw 3 Tc": fields.make_dealt(fields.DRAW, 3, TEN),
    "first 7": fields.make_first(7),
    "done": fields.DONE,
    "end": fields.END,
    "time": fields.TIME,
}


@pytest.mark.parametrize("text", MADE)
def test_every_maker_makes_what_the_codec_reads(text: str) -> None:
    assert CODEC.text(MADE[text]) == text
    assert CODEC.parse(text, chance=CODEC.verb(MADE[text]).chance) == MADE[text]


def test_a_maker_is_tried_for_every_verb() -> None:
    assert {text.split()[0] for text in MADE} == {verb.name for verb in CODEC.verbs}


def test_the_name_of_a_soldier_is_read_as_it_was_made() -> None:
    for card in CARD.values():
        for owner in range(-1, 8):
            name = fields.make_name(card, owner)
            assert (fields.name_card(name), fields.name_owner(name)) == (card, owner)
