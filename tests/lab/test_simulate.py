"""Runs: the same bytes whatever the jobs, counts that add up, stopping, what is refused."""

from __future__ import annotations

import json

import pytest

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.record import read
from regalia.lab.simulate import Run, simulate
from regalia.lab.summary import summary
from regalia.lab.tally import Tally
from regalia.lab.verify import fault_in

FIELDS = ["format", "game", "rules", "options", "seats", "lines", "result", "reason"]


def gather(run: Run, jobs: int = 1) -> tuple[Tally, bytes]:
    tally = Tally()
    text = b""
    for chunk in simulate(run, jobs):
        tally.join(chunk.tally)
        text += chunk.text
    return tally, text


def test_the_same_bytes_whatever_the_jobs() -> None:
    run = Run("royals", {"refill": "start"}, ("verb", "random"), seed=8, games=60, records=True, legal=True)
    assert gather(run, 1) == gather(run, 2) == gather(run, 3)


def test_bots_that_search_give_the_same_bytes_if_they_count_iterations() -> None:
    run = Run("royals", {"turn_limit": 6}, ("knight:4", "greedy"), seed=8, games=8, records=True)
    assert gather(run, 1) == gather(run, 2)


def test_records_have_their_fields_in_order_and_are_good() -> None:
    _, text = gather(Run("royals", {"decks": 2, "idle_limit": 4}, ("verb", "greedy"), 1, 5, records=True))
    for line in text.splitlines():
        fields = json.loads(line)
        assert list(fields) == FIELDS
        assert fields["options"] == {"decks": 2}  # the default is not written
        assert fault_in(read(line)) is None
    _, text = gather(Run("royals", {}, ("verb", "greedy"), 1, 5, records=True, legal=True))
    for line in text.splitlines():
        assert list(json.loads(line)) == [*FIELDS, "legal"]
        assert fault_in(read(line)) is None


def test_a_report_adds_up() -> None:
    run = Run("royals", {}, ("random", "verb"), seed=2, games=100, records=True)
    tally, text = gather(run)
    records = [read(line) for line in text.splitlines()]
    found = summary(find("royals"), {}, run.agents, seed=2, asked=100, tally=tally)
    assert found.games == 100
    decisions = sorted(sum(line[0] != "~" for line in record.lines) for record in records)
    assert found.decisions.mean == sum(decisions) / 100
    assert found.decisions.median == (decisions[49] + decisions[50]) / 2
    assert found.decisions.max == decisions[-1]
    for seat in found.seats:
        results = [record.result[seat.seat] for record in records if record.result is not None]
        assert seat.result.share == sum(results) / 100
        assert seat.result.low < seat.result.share < seat.result.high
        assert (seat.wins, seat.ties, seat.losses) == (results.count(1.0), results.count(0.5), results.count(0.0))
    assert {row.reason: row.games for row in found.reasons if row.games} == {
        reason: sum(record.reason == reason for record in records) for reason in {record.reason for record in records}
    }


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_run_keeps_whole_games_from_the_beginning(jobs: int) -> None:
    run = Run("royals", {}, ("random", "random"), seed=4, games=100_000, records=True)
    heard: list[bytes] = []
    for chunk in simulate(run, jobs, stopped=lambda: len(heard) >= 2):
        heard.append(chunk.text)
    text = b"".join(heard)
    games = text.count(b"\n")
    assert 0 < games < run.games
    assert text == gather(Run("royals", {}, run.agents, 4, games, records=True))[1]


@pytest.mark.parametrize(
    "run",
    [
        Run("chess", {}, ("random", "random"), 1, 1),
        Run("royals", {"deck": 1}, ("random", "random"), 1, 1),
        Run("royals", {"decks": True}, ("random", "random"), 1, 1),
        Run("royals", {}, ("random",), 1, 1),
        Run("royals", {}, ("random", "human"), 1, 1),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(run: Run) -> None:
    with pytest.raises(RegaliaError, match=r"There is no|cannot be|takes"):
        gather(run)
