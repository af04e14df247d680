"""Ratings against what can be worked out by hand."""

from __future__ import annotations

import math

import pytest

from regalia.lab.tournament.ratings import ELO, MIDDLE, Table, rate, solved


def pair(one: str, other: str, wins: float, games: int) -> Table:
    return Table(games, {one: 1, other: 1}, {one: wins, other: games - wins})


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """With the drawn game 75.5 of 100 are won: odds of 75.5 to 24.5."""
    found = rate(["a", "b"], [pair("a", "b", 75, 99)])
    assert found["a"].value - found["b"].value == pytest.approx(ELO * math.log(75.5 / 24.5))
    assert found["a"].value + found["b"].value == pytest.approx(2 * MIDDLE)


def test_the_interval_of_two_bots_is_that_of_their_odds() -> None:
    """The logarithm of the odds has the variance 1 / (n p q), and each is half of it away from the middle."""
    found = rate(["a", "b"], [pair("a", "b", 75, 99)])["a"]
    deviation = math.sqrt(1 / (100 * 0.755 * 0.245)) / 2
    assert found.high - found.value == pytest.approx(1.959964 * ELO * deviation)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_strengths_that_agree_are_found_again() -> None:
    """400 points are odds of 10 to 1, and odds multiply: 10 to 1, 10 to 1, 100 to 1."""
    games = 10**7
    tables = [pair("a", "b", games * 10 / 11, games), pair("b", "c", games * 10 / 11, games)]
    found = rate(["a", "b", "c"], [*tables, pair("a", "c", games * 100 / 101, games)])
    assert [round(found[bot].value) for bot in "abc"] == [1900, 1500, 1100]


def test_more_seats_are_odds_against_the_whole_table() -> None:
    games = 10**7
    taken = {"a": games * 4 / 7, "b": games * 2 / 7, "c": games * 1 / 7}
    found = rate(["a", "b", "c"], [Table(games, {"a": 1, "b": 1, "c": 1}, taken)])
    assert found["a"].value - found["b"].value == pytest.approx(ELO * math.log(2), abs=0.01)
    assert found["b"].value - found["c"].value == pytest.approx(ELO * math.log(2), abs=0.01)


def test_a_bot_with_two_seats_of_three_that_wins_two_of_three_is_no_stronger() -> None:
    found = rate(["a", "b"], [Table(300, {"a": 2, "b": 1}, {"a": 200, "b": 100})])
    assert found["a"].value == pytest.approx(found["b"].value)


def test_who_won_everything_has_a_rating_and_a_wide_interval() -> None:
    few = rate(["a", "b"], [pair("a", "b", 3, 3)])["a"]
    many = rate(["a", "b"], [pair("a", "b", 1000, 1000)])["a"]
    assert MIDDLE < few.value < many.value < MIDDLE + 2000
    assert few.low < MIDDLE < many.low


def test_without_a_game_all_are_equal() -> None:
    found = rate(["a", "b", "c"], [pair("a", "b", 0, 0), pair("b", "c", 0, 0), pair("a", "c", 0, 0)])
    assert {rating.value for rating in found.values()} == {MIDDLE}


def test_linear_equations() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    assert solved([[0.0, 1.0], [1.0, 0.0]], [2.0, 3.0]) == pytest.approx([3.0, 2.0])
