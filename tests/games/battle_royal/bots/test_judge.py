"""The judge: the chance of each side to win, as a turn begins."""

from __future__ import annotations

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.bots.judge import prospect
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.match import Match
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.vecs import vec
from tests.games.battle_royal.board import Board


def share(text: str, force: str, points: int) -> float:
    state = Board(text, force, points).match.state()
    assert isinstance(state, Position)
    return prospect(state)


def test_a_force_that_can_take_the_capital_at_once_has_nearly_won() -> None:
    assert share("white o7 n7 m7 l7 +1, black d8 e8 f8 g8 h8 +5", "white", 1) > 0.9
    assert share("white k6 j6 i6 h6 +1, black d8 e8 f8 g8 p8 +5", "white", 1) < 0.4


def test_more_pawns_are_better() -> None:
    line = "b8 c8 d8 e8 f8"
    few = share(f"white {line} +2, black p8 o8 n8 m8 +6", "white", 2)
    many = share(f"white {line} +6, black p8 o8 n8 m8 +2", "white", 2)
    assert few < 0.4 < 0.6 < many


def test_a_cut_that_can_be_paid_is_worth_more_than_one_that_cannot() -> None:
    text = "white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4"
    assert share(text, "white", 2) > share(text, "white", 1)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"double_side": "blue_red"}), (4, {"map": "marches"})])
def test_the_chances_of_both_sides_sum_to_one(seats: int, options: dict[str, object]) -> None:
    match = Match(GAME, options, seats)
    state = match.rules.start()
    settle(state, FastRng(3))
    results = vec[float]([0.0] * seats)
    match.rules.advice.expected_results(state, results)
    assert all(0.0 < results[seat] < 1.0 for seat in range(seats))
    sides = {results[match.rules.options.seat_of[force]] for force in range(2)}  # type: ignore[attr-defined]
    assert sum(sides) == pytest.approx(1.0) or sides == {0.5}
