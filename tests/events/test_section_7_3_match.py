"""Section 7.3, matches: wins, drawn games, time and the tie-breaks in their order."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.events.bout import how, places, winner
from regalia.events.entries import LotDrawn, Score, TimeUp, lines
from regalia.events.event import Event
from regalia.events.plan import Plan, check
from regalia.kernel.errors import RegaliaError
from tests.events.playing import drawn, ended, made, settle, won


def a_match(**plan: Any) -> Event:
    """Two players in the final of a knockout."""
    event = made(2, **plan)
    settle(event)
    return event


@pytest.mark.parametrize(("best_of", "needed"), [(1, 1), (3, 2), (5, 3)])
def test_a_match_ends_when_somebody_has_the_wins(best_of: int, needed: int) -> None:
    event = a_match(best_of=best_of)
    bout = event.bout(1, 1)
    for game in range(needed):
        assert winner(bout) is None or game
        ended(event, 1, 1, won(1))
        settle(event)
    assert len(bout.games) == needed
    assert winner(bout) == bout.entrants[1]
    assert how(bout, event.plan) == "wins"
    assert event.phase == "over"


def test_a_drawn_game_counts_for_nobody_and_two_more_are_played() -> None:
    event = a_match(best_of=1)
    for _ in range(3):
        assert event.phase == "playing"
        ended(event, 1, 1, drawn())
        settle(event)
    assert len(event.bout(1, 1).games) == 3
    assert event.phase == "over"


def test_after_best_of_and_two_games_most_wins_decide() -> None:
    event = a_match(best_of=3)
    bout = event.bout(1, 1)
    for scores in (won(0), drawn(), drawn(), drawn(), drawn()):
        ended(event, 1, 1, scores)
        settle(event)
    assert winner(bout) == bout.entrants[0]


def score(result: float, taken: int, first: int | None) -> Score:
    return Score(result=result, place=1, taken=taken, first=first)


def test_equal_wins_are_decided_by_fewest_hits_over_the_match() -> None:
    event = a_match(best_of=3)
    bout = event.bout(1, 1)
    ended(event, 1, 1, (score(1.0, 3, 2), score(0.0, 5, 1)))
    settle(event)
    ended(event, 1, 1, (score(0.0, 5, 1), score(1.0, 4, 2)))
    settle(event)
    event.take(TimeUp(round=1, table=1))
    ended(event, 1, 1, (score(0.5, 0, None), score(0.5, 0, None)))
    assert places(bout) == (1, 2), "8 hits against 9"
    assert how(bout, event.plan) == "time"


def test_equal_hits_are_decided_by_the_earliest_soldier_by_game_then_turn() -> None:
    event = a_match(best_of=1)
    bout = event.bout(1, 1)
    ended(event, 1, 1, (score(0.5, 1, 9), score(0.5, 1, None)))
    settle(event)
    ended(event, 1, 1, (score(0.5, 1, None), score(0.5, 1, 1)))
    settle(event)
    ended(event, 1, 1, (score(0.5, 0, None), score(0.5, 0, None)))
    assert places(bout) == (1, 2), "turn 9 of game 1 comes before turn 1 of game 2"
    assert how(bout, event.plan) == "figures"


def test_the_lot_decides_what_nothing_else_does_and_is_recorded() -> None:
    event = a_match(best_of=1)
    for _ in range(3):
        ended(event, 1, 1, drawn())
        settle(event)
    bout = event.bout(1, 1)
    lot = next(entry for entry in event.log if isinstance(entry, LotDrawn))
    assert winner(bout) == lot.entrant
    assert how(bout, event.plan) == "lot"
    assert lines(event.log)[-1] == f"~ lot 1 1 {lot.entrant}"


def test_when_time_runs_out_no_new_game_is_begun() -> None:
    event = a_match(best_of=5, time_limit=50)
    event.take(TimeUp(round=1, table=1))
    settle(event)
    assert event.bout(1, 1).running is not None, "the running game is played to its end"
    ended(event, 1, 1, won(0))
    settle(event)
    assert len(event.bout(1, 1).games) == 1
    assert event.phase == "over"


@pytest.mark.parametrize(
    "wrong",
    [
        {"match_size": 5},
        {"best_of": 2},
        {"team_size": 2, "match_size": 2},
        {"time_limit": 0},
        {"rounds": 3},
    ],
)
def test_what_cannot_be_planned_is_refused_in_plain_words(wrong: dict[str, object]) -> None:
    with pytest.raises(RegaliaError):
        check(Plan(**{"title": "Evening", "game": "toy", **wrong}))  # type: ignore[arg-type]
