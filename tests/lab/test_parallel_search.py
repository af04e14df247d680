"""Several processes that search for one choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.lab.parallel_search import ParallelSearch, elected

FIRST, SECOND, THIRD = 10, 20, 30


def test_what_is_ahead_over_all_reports_is_elected() -> None:
    """Thirty is ahead in one report and behind in the other, twenty is a little ahead in both."""
    one = [(FIRST, 100, 0.0, 0.0), (SECOND, 100, 5.0, 0.5), (THIRD, 100, 9.0, 1.0)]
    two = [(FIRST, 100, 0.0, 0.0), (SECOND, 100, 5.0, 0.5), (THIRD, 100, -9.0, 1.0)]
    assert elected([one]) == THIRD
    assert elected([one, two]) == SECOND


def test_where_nothing_is_surely_ahead_the_first_move_stays() -> None:
    doubtful = [(FIRST, 4, 0.0, 0.0), (SECOND, 4, 1.0, 3.0)]
    assert elected([doubtful]) == FIRST
    assert elected([[(FIRST, 1, 0.0, 0.0)]]) == FIRST


def test_reports_about_another_first_move_do_not_count() -> None:
    usual = [(FIRST, 50, 0.0, 0.0), (SECOND, 50, -5.0, 1.0)]
    other = [(SECOND, 50, 0.0, 0.0), (THIRD, 50, 25.0, 13.0)]
    assert elected([usual, other, usual]) == FIRST


@pytest.fixture
def searcher() -> Iterator[ParallelSearch]:
    found = ParallelSearch(find("battle"), {}, 2, 0, "monarch:40", 2)
    yield found
    found.close()


def test_the_same_view_and_random_numbers_give_the_same_move(searcher: ParallelSearch) -> None:
    match, rng = Match(find("battle"), None, 2), FastRng(6)
    asked = 0
    while asked < 3:
        if match.turn < 0:
            match.deal(rng)
            continue
        moves = match.moves()
        if match.turn == 0 and len(moves) > 1:
            view = match.view(0)
            chosen = searcher.choose(view, match.rules, FastRng(1))
            assert chosen in moves
            assert searcher.choose(view, match.rules, FastRng(1)) == chosen
            asked += 1
        match.play_move(moves[rng.below(len(moves))])


@pytest.mark.parametrize("bot", ["greedy", "page", "knight"])
def test_only_who_searches_as_well_as_it_can_has_a_use_for_more_heads(bot: str) -> None:
    with pytest.raises(RegaliaError, match="searches in one process"):
        ParallelSearch(find("royals"), {}, 2, 0, bot, 2)
