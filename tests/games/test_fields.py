"""In every game only ``fields.py`` and ``notation.py`` know at which bits the fields of a move lie."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from regalia import native

GAMES = native.PACKAGE / "games"
NAMES = {"move", "moves", "attack"}  # what code calls a move; one of a list is ``moves[i]``, one to be made ``out[n]``
LAYOUT = {"fields.py", "notation.py"}
SOURCES = [
    path
    for fields in sorted(GAMES.rglob("rules/fields.py"))
    for path in sorted(fields.parents[1].rglob("*.py"))
    if path.name not in LAYOUT
]


def is_move(node: ast.expr) -> bool:
    if isinstance(node, ast.Subscript):
        node = node.value
    return (isinstance(node, ast.Name) and node.id in NAMES) or (
        isinstance(node, ast.Attribute) and node.attr == "move"
    )


def is_literal(node: ast.expr) -> bool:
    """Whether a number is written out; the named positions of ``fields.py`` may be used."""
    return any(isinstance(part, ast.Constant) for part in ast.walk(node))


def is_verb_with_fields(node: ast.BinOp) -> bool:
    """A constant with something shifted beside it: ``ATTACK | name << 6``."""
    first: ast.expr = node
    shifted = False
    while isinstance(first, ast.BinOp) and isinstance(first.op, ast.BitOr):
        shifted = shifted or any(
            isinstance(part, ast.BinOp) and isinstance(part.op, ast.LShift) and is_literal(part.right)
            for part in ast.walk(first.right)
        )
        first = first.left
    name = first.attr if isinstance(first, ast.Attribute) else first.id if isinstance(first, ast.Name) else ""
    return shifted and name.isupper()


def layouts(source: str) -> list[str]:
    """Literal shifts and masks of a move, and moves that are made by such shifts."""
    operations = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.BinOp)]
    read = [
        node
        for node in operations
        if isinstance(node.op, ast.RShift | ast.LShift | ast.BitAnd) and is_move(node.left) and is_literal(node.right)
    ]
    made = [node for node in operations if isinstance(node.op, ast.BitOr) and is_verb_with_fields(node)]
    return [ast.unparse(node) for node in (*read, *made)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_only_fields_and_notation_know_the_layout_of_a_move(path: Path) -> None:
    assert layouts(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "move >> 6",
        "move & 63",
        "moves[i] >> 9 & 7",
        "self.move >> 6",
        "ATTACK | name << 6",
        "terms.USE | card << 6 | 1",
    ],
)
def test_a_layout_would_be_found(text: str) -> None:
    assert layouts(text)


@pytest.mark.parametrize(
    "text", ["move & VERB_MASK", "ATTACK | card << CARD_AT", "played_card(move) >> 2", "mask >> suit & 1", "MASK | bit"]
)
def test_what_is_no_layout_of_a_move_is_left_alone(text: str) -> None:
    assert not layouts(text)
