"""What a hint says for a move: position, line, sentence."""

from __future__ import annotations

import pytest

from tests.games.face import merit
from tests.games.royal_battles.board import Board


def board(hands: str = "6h/-") -> Board:
    return Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands=hands)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0 move 6h d2 d3", "From d3 it can hit the knight on d4 for 4 of its 8 Life."),
        ("0 move 6h d2 c1", "It leaves the reach of the knight on d4."),
        ("0 move 6h d2 c2", "No attack from here would hit this turn."),
        ("0 move 6h d2 e3", "It comes closer to the knight on d4."),
    ],
)
def test_moves(line: str, sentence: str) -> None:
    assert merit(board(), line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0 attack d4 easy", "4 Trumps, 2 needed: it keeps 4 of 8 Life."),
        ("0 attack d4 optimal", "It misses with 0 Trumps, 2 needed."),
        ("0 hold", "No attack."),
    ],
)
def test_actions(line: str, sentence: str) -> None:
    assert merit(board().play("0 move 6h d2 d3"), line) == sentence


def test_cards_and_recruits() -> None:
    assert (
        merit(board("6h 9h/-"), "0 play 6h") == "The pawn can step to d3 and hit the knight on d4 for 4 of its 8 Life."
    )
    assert merit(Board(), "0 recruit queen") == "Your first queen: 8 Life, 1 armour, up to 8 damage, and Mystic Blast."
