"""Greedy and pushes of its own side: nobody is pushed into danger where holding is possible."""

from __future__ import annotations

import pytest

from tests.games.royal_battles.board import Board
from tests.games.royal_battles.bots.test_modes import chosen
from tests.games.royal_battles.mixes import CARRIER


@pytest.mark.parametrize(("enemy", "line"), [("K g3 Jc", "0 hold"), ("K g7 Jc", "0 advantage d3")])
def test_a_partner_is_not_pushed_towards_an_enemy_for_two_cards(enemy: str, line: str) -> None:
    """The rook on d3 would end on f3; the action is from a Key Position, since 2s is in force and both stand side by side."""
    board = Board.at(
        *("C c3 3c", enemy, "R d3 Jd -6", "P a7 9s"),
        initiative="2s/2d/3c/3d",
        hands="6h",
        vacant="e3 Kc, f3 4h",
        mode="pairs",
        units=[CARRIER],
        order="[0] 1 2 3",
    ).play("0 move 6h c3 c3")
    assert board.choices() == "advantage d3, hold"
    assert chosen(board) == line


def test_a_partner_is_pushed_out_of_danger() -> None:
    """An enemy rook on g2 may come and shoot the queen on e3; from f3 the carrier pushes her two squares away."""
    board = Board.at(
        *("C f3 3c", "R g2 8c", "Q e3 4d", "P a7 9s"),
        initiative="2c/2d/3c/3d",
        hands="6h",
        vacant="d3 Kc, c3 Jh",
        mode="pairs",
        units=[CARRIER],
        order="[0] 1 2 3",
    ).play("0 move 6h f3 f3")
    assert board.choices() == "advantage e3, hold"
    assert chosen(board) == "0 advantage e3"
