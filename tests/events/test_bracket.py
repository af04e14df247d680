"""A bracket drawn once: byes only in the first round, fixed ways to the final, and its outline."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.events import duration
from regalia.events.entries import Created, Dropped, GameOver, LotDrawn, RoundMade
from regalia.events.event import create
from regalia.events.outline import BY_LOT, Cell, Column, outline
from regalia.events.plan import Plan
from regalia.events.standings import standings
from regalia.kernel.errors import RegaliaError
from tests.events.playing import at_random, ended, made, play_out, running, settle, won

sizes = st.integers(2, 40)
seeds = st.integers(0, 10_000)
systems = st.sampled_from(["bracket", "knockout"])


@given(players=sizes, seed=seeds)
def test_byes_are_in_the_first_round_only(players: int, seed: int) -> None:
    event = made(players, system="bracket", seed=str(seed))
    play_out(event, at_random(random.Random(seed)))
    rounds = (players - 1).bit_length()
    assert [len(drawn.byes) for drawn in event.rounds] == [2**rounds - players] + [0] * (rounds - 1)
    assert sum(len(drawn.bouts) for drawn in event.rounds) == players - 1
    assert [line.place for line in standings(event)].count(1) == 1


def test_winners_of_neighbours_meet() -> None:
    event = made(8, system="bracket")
    settle(event)
    first = [bout.entrants for bout in event.rounds[0].bouts]
    for table in range(1, 5):
        ended(event, 1, table, won(0))
        settle(event)
    assert [bout.entrants for bout in event.rounds[1].bouts] == [
        (first[0][0], first[1][0]),
        (first[2][0], first[3][0]),
    ]


def test_whoever_meets_nobody_goes_on() -> None:
    event = made(4, system="bracket")
    settle(event)
    (_, loser), (winner, other) = [bout.entrants for bout in event.rounds[0].bouts]
    ended(event, 1, 1, won(1))
    event.take(Dropped(entrant=winner))
    settle(event)
    assert event.rounds[1].bouts[0].entrants == (loser, other), "the opponent of a player who left goes on"
    event.take(Dropped(entrant=loser))
    settle(event)
    assert event.phase == "over"
    assert standings(event)[0].entrant == other


@given(players=sizes, seed=seeds, gone=st.integers(0, 6))
def test_an_event_ends_whoever_drops_out(players: int, seed: int, gone: int) -> None:
    rng = random.Random(seed)
    event = made(players, system="bracket", seed=str(seed))
    outcome = at_random(rng)
    settle(event)
    while event.phase != "over":
        left = [entrant for entrant in event.remaining if gone and rng.random() < 0.2]
        if left:
            gone -= 1
            event.take(Dropped(entrant=left[0]))
        elif running(event):
            number, table = rng.choice(running(event))
            ended(event, number, table, outcome(event.bout(number, table).entrants))
        settle(event)
        check(event_cells(outline(event)))


def test_tables_of_three_have_no_bracket() -> None:
    plan = Plan(title="Evening", game="toy", system="bracket", match_size=3, least_players=2)
    with pytest.raises(RegaliaError, match="two entrants meet"):
        create(Created(plan=plan, seed="s", host="host"))


def event_cells(columns: Sequence[Column]) -> list[tuple[Cell, ...]]:
    return [column.cells for column in columns]


def check(columns: list[tuple[Cell, ...]]) -> None:
    """Cells of a column do not overlap, and lines between two columns do not cross."""
    for cells in columns:
        edges = [(cell.middle - cell.height / 2, cell.middle + cell.height / 2) for cell in cells if cell.sides]
        assert all(low >= high for (_, high), (low, _) in pairwise(edges)), edges
    for cells in columns:
        ways = [cell.feeds for cell in cells if cell.feeds is not None]
        assert ways == sorted(ways)


@given(players=sizes, seed=seeds, system=systems, size=st.integers(2, 4))
def test_the_outline_of_every_moment_can_be_drawn(players: int, seed: int, system: str, size: int) -> None:
    event = made(players, system=system, seed=str(seed), match_size=size if system == "knockout" else 2)
    outcome = at_random(random.Random(seed))
    settle(event)
    matches = duration.matches(event)
    while event.phase != "over":
        columns = event_cells(outline(event))
        check(columns)
        numbers = [cell.number for cells in columns for cell in cells if cell.number]
        assert numbers == [*range(1, len(numbers) + 1)]
        assert len(numbers) == matches == duration.matches(event), "the number of matches is known from the start"
        assert len(columns[-1]) == 1
        number, table = running(event)[0]
        ended(event, number, table, outcome(event.bout(number, table).entrants))
        settle(event)
    assert all(
        side.entrant is not None for cells in event_cells(outline(event)) for cell in cells for side in cell.sides
    )


def test_free_places_say_who_will_fill_them() -> None:
    event = made(5, system="bracket", seed="a")
    settle(event)
    final = outline(event)[-1]
    assert final.title == "Final"
    assert [side.words for side in final.cells[0].sides] == ["winner of 2", "winner of 3"]
    lots = made(5, seed="a")
    settle(lots)
    assert {side.words for side in outline(lots)[-1].cells[0].sides} == {BY_LOT}


def test_a_decided_match_shows_its_winner_in_the_next_round_at_once() -> None:
    event = made(4, system="bracket")
    settle(event)
    first = event.rounds[0].bouts[0].entrants[1]
    ended(event, 1, 1, won(1))
    settle(event)
    assert [(side.entrant, side.words) for side in outline(event)[1].cells[0].sides] == [
        (first, ""),
        (None, "winner of 2"),
    ]


def test_the_end_is_expected_from_the_rounds_so_far() -> None:
    event = made(4)
    event.take(RoundMade(at=100.0, round=1, tables=((0, 1), (2, 3))))
    assert duration.ends(event, 130.0) is None
    settle(event)
    for table in (1, 2):
        event.take(GameOver(at=200.0 + table, round=1, table=table, game=1, scores=won(0)))
    event.take(RoundMade(at=210.0, round=2, tables=((0, 2),)))
    settle(event)
    assert duration.ends(event, 220.0) == 210.0 + 102.0
    assert duration.ends(event, 400.0) == 400.0, "a long match does not end in the past"
    assert not [entry for entry in event.log if isinstance(entry, LotDrawn)]
