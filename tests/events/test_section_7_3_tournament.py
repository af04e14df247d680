"""Section 7.3, tournaments: single elimination by lot, byes, tables of three and four, teams, pods, places."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.events.bout import winner
from regalia.events.entries import Created, Dropped, Joined, Started, lines
from regalia.events.event import create
from regalia.events.plan import Plan
from regalia.events.standings import standings
from regalia.events.tables import sizes
from regalia.kernel.errors import RegaliaError
from tests.events.playing import at_random, build, ended, made, play_out, settle, won

seeds = st.integers(0, 10_000)


@given(players=st.integers(2, 40), seed=seeds)
def test_a_knockout_of_n_has_n_minus_one_deciders(players: int, seed: int) -> None:
    event = made(players, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    assert sum(len(made.bouts) for made in event.rounds) == players - 1
    assert [line.place for line in standings(event)].count(1) == 1


@given(players=st.integers(2, 40), seed=seeds)
def test_an_odd_number_leaves_one_bye_to_one_with_the_fewest(players: int, seed: int) -> None:
    event = made(players, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    had: dict[int, int] = {}
    left = set(range(players))
    for made_round in event.rounds:
        assert len(made_round.byes) == len(left) % 2
        for entrant in made_round.byes:
            assert had.get(entrant, 0) == min(had.get(other, 0) for other in left)
            had[entrant] = had.get(entrant, 0) + 1
        through = {winner(bout) for bout in made_round.bouts}
        left = {*made_round.byes, *(entrant for entrant in through if entrant is not None)}
    assert len(left) == 1


@pytest.mark.parametrize(
    ("count", "most", "expected"), [(3, 4, [3]), (5, 4, [3, 2]), (4, 3, [2, 2]), (9, 4, [3, 3, 3])]
)
def test_tables_are_as_equal_as_possible(count: int, most: int, expected: list[int]) -> None:
    assert sizes(count, most) == expected


@given(players=st.integers(2, 60), size=st.integers(3, 4), seed=seeds)
def test_at_tables_of_three_and_four_nobody_sits_out_and_the_winner_goes_on(players: int, size: int, seed: int) -> None:
    event = made(players, match_size=size, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    left = players
    for made_round in event.rounds:
        assert made_round.byes == ()
        tables = [bout.entrants for bout in made_round.bouts]
        assert sum(map(len, tables)) == left
        assert all(2 <= len(table) <= size for table in tables)
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        left = len(tables)
    assert left == 1


def test_rounds_and_tables_count_from_one_and_a_round_begins_with_its_bye() -> None:
    event = made(5)
    settle(event)
    told = [line.split() for line in lines(event.log)]
    assert [words[:3] for words in told] == [["~", "bye", "1"], ["~", "table", "1"], ["~", "table", "1"]]
    assert [words[3] for words in told[1:]] == ["1", "2"]
    assert sorted([told[0][3], *told[1][4:], *told[2][4:]]) == ["0", "1", "2", "3", "4"]


def test_places_go_by_the_round_of_elimination_then_by_the_placing_at_the_table() -> None:
    event = made(8, match_size=4)
    settle(event)
    for table in (1, 2):
        ended(event, 1, table, won(0, 4))
    settle(event)
    ended(event, 2, 1, won(0, 2))
    settle(event)
    first, second = event.bout(1, 1).entrants, event.bout(1, 2).entrants
    final = event.bout(2, 1).entrants
    places = {line.entrant: line.place for line in standings(event)}
    assert [places[entrant] for entrant in final] == [1, 2]
    assert [places[entrant] for entrant in first[1:]] == [3, 5, 7]
    assert [places[entrant] for entrant in second[1:]] == [3, 5, 7]


def test_teams_sit_alternately_their_members_in_order_of_entry() -> None:
    event = made(6, match_size=4, team_size=2, least_players=6)
    settle(event)
    assert event.entrants == [(0, 1), (2, 3), (4, 5)]
    one, other = event.bout(1, 1).entrants
    assert event.seats((one, other)) == [one * 2, other * 2, one * 2 + 1, other * 2 + 1]


def test_at_least_six_players_or_three_teams_unless_the_host_says_otherwise() -> None:
    for teams in ({}, {"team_size": 2, "match_size": 4}):
        event = create(Created(plan=Plan(**{"title": "E", "game": "toy", **teams}), seed="s", host="h"))  # type: ignore[arg-type]
        for number in range(5):
            event.take(Joined(key=f"p{number}"))
        with pytest.raises(RegaliaError, match="at least 6 players"):
            event.take(Started())


@given(players=st.integers(2, 40), seed=seeds)
def test_decks_are_built_once_in_pods_of_at_most_eight(players: int, seed: int) -> None:
    event = made(players, builds=True, seed=str(seed))
    settle(event)
    pods = [pod.players for pod in event.pods]
    assert sorted(player for pod in pods for player in pod) == list(range(players))
    assert max(map(len, pods)) <= 8
    assert max(map(len, pods)) - min(map(len, pods)) <= 1
    assert event.rounds == []
    build(event)
    settle(event)
    assert len(event.rounds) == 1
    assert [event.deck(player) for player in range(players)] == [f"deck of {player}" for player in range(players)]


def test_who_drops_out_loses_by_walkover_and_is_not_paired_again() -> None:
    event = made(4)
    settle(event)
    one, other = event.bout(1, 1).entrants
    event.take(Dropped(entrant=one))
    assert winner(event.bout(1, 1)) == other
    ended(event, 1, 2, won(0))
    settle(event)
    assert other in event.bout(2, 1).entrants
