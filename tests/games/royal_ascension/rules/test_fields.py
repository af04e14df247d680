"""The named fields of moves lie where the codec writes them, and nothing else knows their bits."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from regalia import native
from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.notation import CODEC, NAMED
from regalia.games.royal_ascension.rules import fields
from regalia.kernel.codec import Verb
from regalia.kernel.state import VERB_BITS

Reader = Callable[[int], int]
Maker = Callable[..., int]

DICE = (fields.chance_seat, fields.pips_of)
CARDS = (fields.chance_seat, fields.dealt_card)
READERS: dict[str, tuple[Reader, ...]] = {  # by verb: what reads each of its fields
    "pick": (fields.territory_of,),
    "move": (fields.space_of,),
    "buy": (fields.played_card,),
    "pay": (fields.played_card,),
    "done": (),
    "take": (fields.answer_of,),
    "allin": (fields.answer_of,),
    "attack": (fields.target_of,),
    "ally": (),
    "fight": (),
    "field": (fields.territory_of,),
    "use": (fields.played_card,),
    "order": DICE,
    "deal": CARDS,
    "stock": (fields.played_card,),
    "roll": DICE,
    "draw": CARDS,
    "action": CARDS,
    "event": DICE,
    "battle": DICE,
    "lose": CARDS,
}


def with_die(verb: int) -> Maker:
    return lambda seat, pips: fields.add_die(fields.make_chance(verb, seat), pips)


def with_card(verb: int) -> Maker:
    return lambda seat, card: fields.add_card(fields.make_chance(verb, seat), card)


MAKERS: dict[str, Maker] = {
    "pick": fields.make_pick,
    "move": fields.make_move,
    "buy": fields.make_buy,
    "pay": fields.make_pay,
    "done": lambda: int(fields.DONE),
    "take": fields.make_take,
    "allin": fields.make_allin,
    "attack": fields.make_attack,
    "ally": lambda: int(fields.ALLY),
    "fight": lambda: int(fields.FIGHT),
    "field": fields.make_field,
    "use": fields.make_use,
    "order": with_die(fields.ORDER),
    "deal": with_card(fields.DEAL),
    "stock": fields.make_stock,
    "roll": with_die(fields.ROLL),
    "draw": with_card(fields.DRAW),
    "action": with_card(fields.ACTION_CARD),
    "event": with_die(fields.EVENT_DIE),
    "battle": with_die(fields.BATTLE),
    "lose": with_card(fields.LOSE),
}


@pytest.mark.parametrize("verb", CODEC.verbs, ids=lambda verb: verb.name)
def test_every_field_is_read_and_made_where_the_codec_writes_it(verb: Verb) -> None:
    readers, make, rng = READERS[verb.name], MAKERS[verb.name], Random(1)
    assert len(readers) == len(verb.fields)
    for _ in range(200):
        values = [rng.randrange(1 << field.bits) for field in verb.fields]
        move, at = verb.number, VERB_BITS
        for field, value in zip(verb.fields, values, strict=True):
            move |= value << at
            at += field.bits
        assert [read(move) for read in readers] == values
        assert make(*values) == move


@pytest.mark.parametrize("face", [face for face in NAMED if face[0] != "?"])
def test_ranks_and_suits_of_cards_in_moves(face: str) -> None:
    rank, suit = "A23456789TJQK".index(face[0]), "cdhs".index(face[1])
    assert fields.card(rank, suit) == NAMED[face]
    played = fields.make_use(NAMED[face])
    assert (fields.played_rank(played), fields.played_suit(played)) == (rank, suit)
    dealt = with_card(fields.DEAL)(2, NAMED[face])
    assert (fields.dealt_rank(dealt), fields.dealt_suit(dealt)) == (rank, suit)


def test_a_stocked_card_is_added_where_it_is_made() -> None:
    assert fields.add_card(fields.STOCK, NAMED["9c"]) == fields.make_stock(NAMED["9c"])


LAYOUTS = ("fields.py", "bags.py", "model.py")  # moves, bags, dice and sets of seats are laid out here


def shifts_and_masks(path: Path) -> Iterator[str]:
    """Every shift by a literal number, every shift of a verb, and every mask that is a literal above 1."""
    verbs = {verb.name.upper() for verb in CODEC.verbs} | {"ACTION_CARD", "EVENT_DIE"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.BinOp | ast.AugAssign):
            continue
        right = node.right if isinstance(node, ast.BinOp) else node.value
        number = right.value if isinstance(right, ast.Constant) else None
        left = node.left if isinstance(node, ast.BinOp) else node.target
        joined = isinstance(node.op, ast.BitOr) and isinstance(left, ast.Name) and left.id in verbs
        shifted = isinstance(node.op, ast.LShift | ast.RShift) and number is not None
        masked = isinstance(node.op, ast.BitAnd) and isinstance(number, int) and number > 1
        if joined or shifted or masked:
            yield f"{path.name}:{node.lineno}: {ast.unparse(node)}"


def test_nothing_else_knows_the_bits() -> None:
    folder = native.PACKAGE / "games" / GAME.__module__.rpartition(".")[2]
    files = [path for path in sorted(folder.rglob("*.py")) if path.name not in LAYOUTS]
    assert len(files) > 20
    assert [found for path in files for found in shifts_and_masks(path)] == []
