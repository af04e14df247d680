"""What a hint says for a move: position, line, sentence."""

from __future__ import annotations

import pytest

from tests.games.face import merit
from tests.games.royal_ascension.board import SPADES, Board


def test_the_draft() -> None:
    board = Board(3).play("~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5")
    assert merit(board, "0 pick mewtopia") == "20 points in battle: no territory left is stronger."
    assert merit(board, "0 pick jiggy") == "13 points in battle: 8 left are stronger."


def test_the_ring_and_the_shop() -> None:
    board = Board.opened().given(hands={0: "Jd Jd 5d 3d"}).play("~ roll 0 4")
    assert merit(board, "0 move 3") == "30 gold buys [Kc] [7c] [6c]: 26 more strength in battle."
    assert merit(board.play("0 move 3"), "0 buy Kc") == "+13 in every battle until it is lost; 17 gold left to spend."


@pytest.mark.parametrize(
    ("roll", "line", "sentence"),
    [
        (2, "0 move 8", "It leads to a battle: you win about 77 % against {3} with all you have."),
        (1, "0 move 18", "A heart adds its value in battle; you hold 2, and up to 2 count at a time."),
    ],
)
def test_other_spaces(roll: int, line: str, sentence: str) -> None:
    assert merit(Board.opened().play(f"~ roll 0 {roll}"), line) == sentence


def test_a_battle() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1")
    assert (
        merit(board, "0 attack 1") == "You win about 61 % with all you have. If you win, you hold 4 of 7 territories."
    )
    assert merit(board.play("0 attack 1"), "0 field bulben") == "Strength 29 wins about 33 % with your best cards."
    assert merit(board.play("0 field bulben"), "0 use Qh") == "Strength 27 wins about 23 % instead of 0 %."
    assert merit(board.play("0 use Qh"), "0 done") == "Strength 27 wins about 23 %."
