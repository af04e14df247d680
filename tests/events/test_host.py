"""What the host may do to an event, and what it may not."""

from __future__ import annotations

import pytest

from regalia.events.bout import how, winner
from regalia.events.entries import Corrected, Created, Dropped, Ended, Joined, Left, Replaced, Started
from regalia.events.event import create
from regalia.events.plan import Plan
from regalia.events.standings import standings
from regalia.kernel.errors import RegaliaError
from tests.events.playing import ended, made, settle, won


def test_a_result_is_corrected_with_a_note_as_long_as_the_next_round_is_not_drawn() -> None:
    event = made(4)
    settle(event)
    ended(event, 1, 1, won(0))
    bout = event.bout(1, 1)
    event.take(Corrected(round=1, table=1, places=(2, 1), note="seats were mixed up"))
    assert winner(bout) == bout.entrants[1]
    assert how(bout, event.plan) == "host"
    ended(event, 1, 2, won(0))
    settle(event)
    with pytest.raises(RegaliaError, match="next round has been drawn"):
        event.take(Corrected(round=1, table=1, places=(1, 2), note="again"))


def test_in_a_round_robin_an_old_result_can_be_corrected_and_the_standings_follow() -> None:
    event = made(2, system="round_robin")
    settle(event)
    ended(event, 1, 1, won(0))
    settle(event)
    assert event.phase == "over"
    loser = event.bout(1, 1).entrants[1]
    event.take(Corrected(round=1, table=1, places=(2, 1), note="misread"))
    assert standings(event)[0].entrant == loser


@pytest.mark.parametrize("places", [(2, 2), (1,), (1, 3), (1, 1)])
def test_places_that_are_none_are_refused(places: tuple[int, ...]) -> None:
    event = made(2)
    settle(event)
    with pytest.raises(RegaliaError):
        event.take(Corrected(round=1, table=1, places=places, note="x"))


def test_a_replacement_plays_on_in_the_same_place_and_nobody_plays_twice() -> None:
    event = made(4)
    event.take(Replaced(player=2, bot="greedy"))
    assert (event.players[2].key, event.players[2].bot) == ("", "greedy")
    event.take(Replaced(player=2, key="late"))
    with pytest.raises(RegaliaError, match="only one place"):
        event.take(Replaced(player=3, key="late"))


def test_before_the_start_players_come_and_go() -> None:
    event = create(Created(plan=Plan(title="E", game="toy", least_players=2), seed="s", host="h"))
    for key in ("a", "b", "c"):
        event.take(Joined(key=key))
    event.take(Left(player=1))
    assert [player.key for player in event.players] == ["a", "c"]
    with pytest.raises(RegaliaError, match="only one place"):
        event.take(Joined(key="a"))
    with pytest.raises(RegaliaError, match="players can still leave"):
        event.take(Dropped(entrant=0))
    event.take(Started())
    with pytest.raises(RegaliaError, match="has already started"):
        event.take(Joined(key="d"))


def test_after_its_end_nothing_is_added() -> None:
    event = made(4)
    event.take(Ended(early=True))
    with pytest.raises(RegaliaError, match="is over"):
        event.take(Dropped(entrant=0))


def test_an_incomplete_team_cannot_start() -> None:
    event = create(
        Created(plan=Plan(title="E", game="toy", least_players=4, match_size=4, team_size=2), seed="s", host="h")
    )
    for key, team in (("a", 1), ("b", 0), ("c", 1), ("d", 0), ("e", 2)):
        event.take(Joined(key=key, team=team))
    with pytest.raises(RegaliaError, match="not complete"):
        event.take(Started())
    event.take(Joined(bot="greedy"))
    event.take(Started())
    assert event.entrants == [(0, 2), (1, 3), (4, 5)], "in the order of entry"
