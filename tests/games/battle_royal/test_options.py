"""Options and seats: combinations that are accepted, and those that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.battle_royal import GAME
from regalia.kernel.errors import OptionError
from tests.games.battle_royal.board import Board


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (1, {}, "seats"),
        (5, {}, "seats"),
        (3, {"long_game": True}, "long_game"),
        (4, {"long_game": True}, "long_game"),
        (2, {"double_side": "blue_red"}, "double_side"),
        (4, {"double_side": "blue_red"}, "double_side"),
        (2, {"quiet_rounds": 4}, "quiet_rounds"),
        (2, {"quiet_rounds": 1001}, "quiet_rounds"),
        (2, {"pincer": 1}, "pincer"),
        (2, {"early_card": "late"}, "early_card"),
        (2, {"fog": True}, "fog"),
    ],
)
def test_options_that_contradict_each_other_are_refused(seats: int, options: dict[str, Any], word: str) -> None:
    with pytest.raises(OptionError, match=word):
        GAME.set_up(options, seats)


@pytest.mark.parametrize(("seats", "reserve"), [(2, 14), (3, 11), (4, 11)])
def test_setup(seats: int, reserve: int) -> None:
    """Section 3: one pawn on every centre, the rest in reserve; force 0 draws first."""
    board = Board.new(seats)
    centres = {"white": "b8", "black": "p8", "yellow": "b2", "blue": "p14", "green": "b14", "red": "p2"}
    for owner in board.owners:
        assert (board.pawns(owner), board.reserve(owner)) == (centres[owner], reserve)
    assert board.acting == board.owners[0]


@pytest.mark.parametrize("seats", [3, 4])
def test_rampart_return_is_accepted_with_more_seats(seats: int) -> None:
    GAME.set_up({"rampart_return": "while_empty", "double_side": "yellow_green", "long_game": False}, seats)


def test_the_example_of_a_beginning() -> None:
    """Section 10."""
    board = Board.new().play("~ draw 0 3", "0 place c8", "0 place d8", "~ draw 1 0", "~ draw 0 1", "0 done")
    board.play("~ draw 1 2", "1 place q9", "1 place q7")
    assert (board.acting, board.quiet) == ("white", 4)


def test_board_order_is_the_order_of_the_moves() -> None:
    board = Board.new().play("~ draw 0 2")
    names = [line.split()[-1] for line in board.match.legal()]
    assert names == ["a7", "b7", "c7", "a8", "c8", "a9", "b9", "c9", "done"]
