"""Readers and makers of move fields agree with the codec; no other file shifts moves."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from regalia import native
from regalia.games.royal_battles.notation import CODEC
from regalia.games.royal_battles.rules import fields
from regalia.kernel.codec import Verb
from regalia.kernel.state import VERB_BITS

Read = Callable[[int], int]
Make = Callable[..., int]


def stored(read: Read) -> Read:
    """A reader of cards, as the codec stores them: card + 1."""
    return lambda move: read(move) + 1


PLAYED, DEALT, TURNED = stored(fields.played_card), stored(fields.dealt_card), stored(fields.initiative_card)

READERS: dict[int, tuple[Read, ...]] = {  # by verb: what reads each of its fields, as the codec stores it
    fields.RECRUIT: (fields.unit_name,),
    fields.BOSS: (fields.unit_name,),
    fields.PLACE: (fields.unit_name, fields.place_square),
    fields.PLAY: (PLAYED,),
    fields.MOVE: (PLAYED, fields.move_start, fields.move_square),
    fields.ATTACK: (fields.target_square, fields.attack_style),
    fields.ADVANTAGE: (fields.target_square,),
    fields.ARMY_DRAWN: (fields.dealt_seat, fields.drawn_name),
    fields.SETUP: (fields.dealt_seat, DEALT),
    fields.INITIATIVE: (TURNED,),
    fields.DEALT: (fields.dealt_seat, DEALT),
}
MAKERS: dict[int, Make] = {  # of stored values
    fields.RECRUIT: fields.make_recruit,
    fields.BOSS: fields.make_boss,
    fields.PLACE: fields.make_place,
    fields.PLAY: lambda card: fields.make_play(card - 1),
    fields.MOVE: lambda card, start, square: fields.make_move(card - 1, start, square),
    fields.ATTACK: fields.make_attack,
    fields.ADVANTAGE: fields.make_advantage,
    fields.ARMY_DRAWN: fields.make_army,
    fields.SETUP: lambda seat, card: fields.make_setup(seat, card - 1),
    fields.INITIATIVE: lambda card: fields.make_initiative(card - 1),
    fields.DEALT: lambda seat, card: fields.make_dealt(seat, card - 1),
}


@pytest.mark.parametrize("verb", CODEC.verbs, ids=lambda verb: verb.name)
def test_readers_and_makers_agree_with_the_codec(verb: Verb) -> None:
    readers, rng = READERS.get(verb.number, ()), Random(1)
    assert len(readers) == len(verb.fields)
    for _ in range(200):
        values = [rng.randrange(1 << field.bits) for field in verb.fields]
        move, at = verb.number, VERB_BITS
        for field, value in zip(verb.fields, values, strict=True):
            move |= value << at
            at += field.bits
        assert [read(move) for read in readers] == values
        if verb.number in MAKERS:
            assert MAKERS[verb.number](*values) == move


def test_the_codec_reads_what_is_made() -> None:
    assert CODEC.text(fields.make_move(5, 3, 10)) == "move 2d d1 d2"
    assert CODEC.text(fields.make_attack(34, 2)) == "attack g5 risky"
    assert CODEC.text(fields.make_initiative(fields.NO_CARD)) == "initiative -"
    assert CODEC.text(fields.make_recruit(fields.HIDDEN_NAME)) == "recruit ??"


# ---- no other file knows the layout

FOLDER = native.PACKAGE / "games" / "royal_battles"
LAYOUTS = ("fields.py", "notation.py", "model.py", "bags.py")  # of moves, names, tables, and cards as bits
BITWISE = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr)


def literal_bits(path: Path) -> Iterator[str]:
    """Shifts and masks by literals above 1, and any bit operation on a move."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.BinOp | ast.AugAssign) or not isinstance(node.op, BITWISE):
            continue
        sides = [node.target, node.value] if isinstance(node, ast.AugAssign) else [node.left, node.right]
        numbers = [side.value for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, int)]
        names = {side.id for side in sides if isinstance(side, ast.Name)}
        of_move = "move" in names and "VERB_MASK" not in names
        if of_move or any(number > 1 for number in numbers):
            yield f"{path.relative_to(FOLDER)}:{node.lineno}: {ast.unparse(node)}"


def test_no_other_file_shifts_or_masks_a_move() -> None:
    sources = [path for path in sorted(FOLDER.rglob("*.py")) if path.name not in LAYOUTS]
    assert sources
    assert [found for path in sources for found in literal_bits(path)] == []


@pytest.mark.parametrize("text", ["move >> 6", "attack >> at & 63", "PLAY | card << 6", "move & mask"])
def test_such_a_shift_would_be_found(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.FOLDER", tmp_path)
    path = tmp_path / "some.py"
    path.write_text(text)
    assert list(literal_bits(path))
