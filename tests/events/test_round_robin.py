"""Round robins at tables of three and four: everybody meets everybody, and tables count the same."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.events.entries import Dropped
from regalia.events.event import Event
from regalia.events.seating import meetings
from regalia.events.standings import points, standings
from tests.events.playing import at_random, ended, made, play_out, settle, won

seeds = st.integers(0, 10_000)
sizes = st.integers(3, 4)


def ring(players: int, size: int, seed: int = 0) -> Event:
    """A finished round robin."""
    event = made(players, system="round_robin", match_size=size, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    return event


def counted(event: Event) -> list[int]:
    """How often each pair has met."""
    met = meetings(event)
    return [met[one][other] for one, other in combinations(range(len(met)), 2)]


@given(players=st.integers(2, 20), size=sizes, seed=seeds)
@settings(max_examples=60)
def test_everybody_meets_everybody_and_plays_in_every_round(players: int, size: int, seed: int) -> None:
    event = ring(players, size, seed)
    assert min(counted(event)) >= 1
    for made_round in event.rounds:
        tables = [bout.entrants for bout in made_round.bouts]
        assert sorted(entrant for table in tables for entrant in table) == list(range(players))
        assert made_round.byes == ()
        assert all(2 <= len(table) <= size for table in tables)
        assert max(map(len, tables)) - min(map(len, tables)) <= 1


@pytest.mark.parametrize(("players", "size", "rounds"), [(3, 3, 1), (4, 4, 1), (4, 3, 3), (9, 3, 4)])
def test_where_there_is_a_perfect_plan_for_few_it_is_found(players: int, size: int, rounds: int) -> None:
    event = ring(players, size)
    assert len(event.rounds) == rounds
    assert set(counted(event)) == {1}


@given(players=st.integers(5, 20), size=sizes, seed=seeds)
@settings(max_examples=40)
def test_nobody_meets_somebody_again_and_again(players: int, size: int, seed: int) -> None:
    event = ring(players, size, seed)
    fewest = -(-(players - 1) // (size - 1))
    assert len(event.rounds) <= 2 * fewest + 2
    assert max(counted(event)) <= 3


@given(players=st.integers(4, 16), size=sizes, seed=seeds)
@settings(max_examples=40)
def test_nobody_always_sits_first_or_last(players: int, size: int, seed: int) -> None:
    event = ring(players, size, seed)
    for entrant in range(players):
        tables = [bout.entrants for made in event.rounds for bout in made.bouts if entrant in bout.entrants]
        lean = sum(len(table) - 1 - 2 * table.index(entrant) for table in tables)
        assert abs(lean) <= 2 * size


def test_a_smaller_table_is_worth_as_much_as_a_full_one() -> None:
    event = made(7, system="round_robin", match_size=4)
    settle(event)
    four, three = event.bout(1, 1).entrants, event.bout(1, 2).entrants
    ended(event, 1, 1, won(0, 4))
    ended(event, 1, 2, won(0, 3))
    scored = points(event)
    assert [scored[entrant] for entrant in four] == [3, 2, 1, 0]
    assert [scored[entrant] for entrant in three] == [3, 1.5, 0]
    against = {line.entrant: line.against for line in standings(event)}
    assert [against[entrant] for entrant in four] == [3, 4, 5, 6]
    assert [against[entrant] for entrant in three] == [2.25, 4.5, 6.75], "two opponents count as three"


@given(players=st.integers(4, 12), size=sizes, seed=seeds)
@settings(max_examples=40)
def test_who_drops_out_is_waited_for_by_nobody(players: int, size: int, seed: int) -> None:
    event = made(players, system="round_robin", match_size=size, seed=str(seed))
    settle(event)
    gone = seed % players
    event.take(Dropped(entrant=gone))
    play_out(event, at_random(random.Random(seed)))
    met = meetings(event)
    left = [entrant for entrant in range(players) if entrant != gone]
    assert all(met[one][other] for one, other in combinations(left, 2))
    assert all(gone not in bout.entrants for made_round in event.rounds[1:] for bout in made_round.bouts)
