"""The vectors of section 11: R1 to R9 from the rulebook, O1 to O27 our own; those told in words stand below."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.battle.board import Board

TEXT = (Path(__file__).parent / "vectors.txt").read_text(encoding="utf-8")
VECTORS = {block.split(":")[0]: block.splitlines()[1:] for block in TEXT.split("\nvector ")[1:]}


def test_every_vector_of_section_11_is_there() -> None:
    """R4, R5 and O21 are told in words: ``test_rulings_setup.py`` has them."""
    named = {*(f"R{i}" for i in range(1, 10)), *(f"O{i}" for i in range(1, 28)), "O20a", "O20b", "O20c"}
    assert set(VECTORS) == named - {"R4", "R5", "O20", "O21"}


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    kind, _, given = VECTORS[name][0].partition(" ")
    assert kind == "given"
    setup = json.loads(given)
    board = Board(setup["seats"], **setup["options"])
    for line in VECTORS[name][1:]:
        if not line:
            continue
        if line.startswith("= "):
            check(board, *line.removeprefix("= ").partition(" ")[::2])
        else:
            board.play(line)


def check(board: Board, what: str, rest: str) -> None:
    """One ``=`` line of a vector."""
    head, _, tail = rest.partition(" ")
    if what == "legal":
        assert board.legal() == set(rest.split(" ; "))
    elif what == "has":
        assert rest in board.legal()
    elif what == "not":
        assert rest not in board.legal()
        assert board.refuses(rest)
    elif what == "illegal":
        assert board.refuses(rest)
    else:
        assert found(board, what, head) == (tail if what in ("play", "hand", "discard", "draw") else rest)


def found(board: Board, what: str, head: str) -> str:
    match what:
        case "play":
            return board.in_play(int(head))
        case "hand":
            return board.hand(int(head))
        case "discard":
            return board.discard(int(head))
        case "draw":
            return str(board.draw(int(head)))
        case "count":
            return str(len(board.legal()))
        case "hits":
            return " ".join(map(str, board.hits))
        case "alive":
            return " ".join("yes" if alive else "no" for alive in board.alive)
        case "to_act":
            return board.to_act
        case "step":
            return board.step
        case "turn":
            return str(board.turn)
        case "end":
            return board.over or "-"
        case "result":
            return " ".join(f"{result:.1f}" for result in board.result or [])
        case "placings":
            return " ".join(map(str, board.placings))
    raise AssertionError(what)
