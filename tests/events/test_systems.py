"""Round robin and Swiss: no two games in a round, repeated meetings are rare, standings are ordered."""

from __future__ import annotations

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.events.due import due_entry, games_to_open
from regalia.events.entries import Dropped, Paused, Resumed, read, write
from regalia.events.event import Event, fold
from regalia.events.matching import pairs
from regalia.events.standings import standings
from tests.events.playing import at_random, made, play_out, settle

seeds = st.integers(0, 10_000)
systems = st.sampled_from(["knockout", "bracket", "round_robin", "swiss"])


def met(event: Event) -> list[frozenset[int]]:
    return [frozenset(bout.entrants) for made in event.rounds for bout in made.bouts]


@given(players=st.integers(2, 17), seed=seeds)
def test_in_a_round_robin_everybody_meets_everybody_once(players: int, seed: int) -> None:
    event = made(players, system="round_robin", seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    assert sorted(met(event), key=sorted) == sorted(map(frozenset, combinations(range(players), 2)), key=sorted)
    byes = [event.byes(entrant) for entrant in range(players)]
    assert byes == [players % 2] * players


@given(players=st.integers(2, 20), rounds=st.integers(1, 9), seed=seeds)
@settings(max_examples=60)
def test_a_swiss_event_pairs_nobody_twice_while_that_can_be_avoided(players: int, rounds: int, seed: int) -> None:
    event = made(players, system="swiss", rounds=rounds, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    before: set[frozenset[int]] = set()
    for made_round in event.rounds:
        here = [frozenset(bout.entrants) for bout in made_round.bouts]
        new = sum(pair not in before for pair in here)
        assert new == most_new_pairs(players, before, made_round.byes)
        before |= set(here)
    byes = [event.byes(entrant) for entrant in range(players)]
    assert max(byes) - min(byes) <= 1


def most_new_pairs(players: int, before: set[frozenset[int]], byes: tuple[int, ...]) -> int:
    """The most new pairs: by brute force in a small event, by matching in a larger one."""
    left = [entrant for entrant in range(players) if entrant not in byes]
    if len(left) <= 8:
        return tried(left, before)
    return pairs([[b for b, o in enumerate(left) if o != e and frozenset((e, o)) not in before] for e in left])


def tried(left: list[int], before: set[frozenset[int]]) -> int:
    if not left:
        return 0
    one, rest = left[0], left[1:]
    return max(
        (frozenset((one, other)) not in before) + tried([entrant for entrant in rest if entrant != other], before)
        for other in rest
    )


@given(st.integers(1, 8), st.data())
@settings(max_examples=60)
def test_the_largest_matching_is_the_largest(half: int, data: st.DataObject) -> None:
    count = min(half * 2, 8)
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(count), 2)))))
    neighbours = [[b for b in range(count) if (min(a, b), max(a, b)) in edges] for a in range(count)]
    missing = {frozenset(pair) for pair in combinations(range(count), 2)} - {frozenset(edge) for edge in edges}
    assert pairs(neighbours) == tried(list(range(count)), missing)


@given(players=st.integers(2, 16), system=st.sampled_from(["round_robin", "swiss"]), seed=seeds)
@settings(max_examples=60)
def test_seats_are_balanced(players: int, system: str, seed: int) -> None:
    event = made(players, system=system, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    for entrant in range(players):
        tables = [bout.entrants for made in event.rounds for bout in made.bouts if entrant in bout.entrants]
        first = sum(table[0] == entrant for table in tables)
        assert abs(2 * first - len(tables)) <= 3


@given(players=st.integers(2, 24), system=systems, size=st.integers(2, 4), seed=seeds)
@settings(max_examples=80)
def test_everybody_plays_at_most_once_a_round(players: int, system: str, size: int, seed: int) -> None:
    event = made(players, system=system, match_size=2 if system == "bracket" else size, seed=str(seed))
    rng = random.Random(seed)
    settle(event)
    if len(event.entrants) > 3:
        event.take(Dropped(entrant=rng.randrange(players)))
    play_out(event, at_random(rng))
    for made_round in event.rounds:
        here = [*made_round.byes, *(entrant for bout in made_round.bouts for entrant in bout.entrants)]
        assert len(here) == len(set(here))


@given(players=st.integers(2, 16), system=systems, seed=seeds)
@settings(max_examples=60)
def test_standings_are_a_total_order_at_any_moment(players: int, system: str, seed: int) -> None:
    event = made(players, system=system, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    start = next(n for n, entry in enumerate(event.log) if type(entry).__name__ == "Started") + 1
    for count in range(start, len(event.log) + 1, 5):
        table = standings(fold(event.log[:count]))
        assert sorted(line.entrant for line in table) == list(range(players))
        places = [line.place for line in table]
        assert places == sorted(places)
        assert all(place == 1 + sum(other < place for other in places) for place in places)


@given(players=st.integers(2, 12), system=systems, builds=st.booleans(), seed=seeds)
@settings(max_examples=40)
def test_an_event_is_the_fold_of_its_log_and_owes_the_same_after_any_restart(
    players: int, system: str, builds: bool, seed: int
) -> None:
    event = made(players, system=system, builds=builds, seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    stored = [read(write(entry)) for entry in event.log]
    assert fold(stored) == event == event.copy()
    for count in range(players + 2, len(stored)):
        half = fold(stored[:count])
        due = due_entry(half)
        assert due is None or due == event.log[count]


def test_in_a_pause_nothing_is_drawn_or_opened_and_time_stands_still() -> None:
    event = made(4)
    event.take(Paused(at=10.0))
    assert due_entry(event) is None
    event.take(Resumed(at=70.0))
    assert due_entry(event) is not None
    assert event.own_time(100.0) == 40.0
    settle(event)
    assert games_to_open(event) == []
