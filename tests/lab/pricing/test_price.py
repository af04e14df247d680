"""``price``: the same list from the same seed, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from scipy.stats import binom

from regalia.cli.draw.prices import even
from regalia.games import catalogue, find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import FastRng
from regalia.lab.executors.executor import Here, Job, Result, Stopped, never
from regalia.lab.executors.processes import Processes
from regalia.lab.inference.confidence_sequence import LEVEL
from regalia.lab.pricing.checks import CHECKS, Checking, draw_checks, run_checks
from regalia.lab.pricing.pairs import STANDARD, Meeting, Pair, Pairs, Table
from regalia.lab.pricing.plan import Plan
from regalia.lab.pricing.price import FIRST_CHUNK, Interrupted, price
from regalia.lab.pricing.price_list import Check, read_prices, rounded, write_prices

PRICED = [key for key, game in sorted(catalogue().items()) if game.pricing() is not None]
QUICK = {"bots": ("random",), "games": 60, "step_games": 2, "check_games": 4}


@pytest.mark.parametrize("game", PRICED)
def test_the_same_seed_gives_the_same_bytes_wherever_it_is_played(game: str) -> None:
    played: list[int] = []
    spared: list[int] = []
    plan = Plan(game, **QUICK)  # type: ignore[arg-type]
    found = price(plan, played=played.append, spared=spared.append)
    assert sum(played) + sum(spared) == plan.total
    data = write_prices(found)
    assert read_prices(data) == found
    with Processes(2) as executor:
        assert write_prices(price(plan, executor=executor)) == data


class Watched(Here):
    """Notes the number of pairs of every task; a chunk may take for ever."""

    chunk_seconds = 1e9

    def __init__(self) -> None:
        self.jobs: list[list[int]] = []

    def run(
        self, job: Job[Any, Result], tasks: Iterable[Any], stopped: Stopped = never
    ) -> Iterator[tuple[Any, Result]]:
        self.jobs.append([])
        for (number, task), result in super().run(job, tasks, stopped):
            self.jobs[-1].append(task.pairs)
            yield (number, task), result


def test_the_pace_of_a_bot_is_learnt_once() -> None:
    executor = Watched()
    price(Plan("royal-battles", ("random",), games=60, step_games=2, check_games=4), executor=executor)
    parts, steps = executor.jobs[:2]
    assert parts == [FIRST_CHUNK, 20]
    assert steps[0] == 4 * parts[-1]


@pytest.mark.parametrize("game", PRICED)
def test_every_changed_part_can_be_played(game: str) -> None:
    pricing = find(game).pricing()
    assert pricing is not None
    changes = pricing.changes()
    assert len(changes) >= 150
    names = {parameter.name for parameter in pricing.parameters}
    standard = {part.key: part for part in pricing.parts()}
    for change in changes:
        assert set(change.part.amounts) == names
        assert change.part.amounts != standard[change.of].amounts
        assert 1 <= len(change.changes) <= 2
    table = Table(Pairs(game, "random", 1))
    for subject in range(0, len(changes), 40):
        assert changes[subject].part.key in table.play(subject, 0).one
    assert changes[0].part.key not in table.play(STANDARD, 0).one


def test_forces_of_a_check_have_equal_prices_and_other_parts() -> None:
    prices = {"a": 90, "b": 100, "c": 110}
    found = draw_checks("abc", prices, (4,), 1, [tuple("abca")])
    assert [one.number for one in found] == [*range(CHECKS + 1)]
    assert found[-1].force == tuple("abca")
    for _, one, other in (meeting for checking in found for meeting in checking.meetings(5)):
        assert sum(prices[key] for key in one) == sum(prices[key] for key in other)
        assert sorted(one) != sorted(other)
    with pytest.raises(RegaliaError, match="same price"):
        draw_checks("ab", {"a": 1, "b": 2}, (1,), 1)
    with pytest.raises(RegaliaError, match="as much as aaaa: leave it out"):
        draw_checks("abc", prices, (4,), 1, [tuple("aaaa")])


def even_play(meetings: Sequence[Meeting]) -> list[Pair]:
    """Every force wins 50 % but those that begin with an a, which win 70 %; by the numbers of the meetings alone."""
    found = []
    for number, one, other in meetings:
        rng = FastRng(7, number)
        share = 70 if one[0] == "a" else 50
        found.append(Pair(one, other, float(rng.below(100) < share), float(rng.below(100) < share)))
    return found


def test_a_check_goes_on_until_it_is_decided_and_no_longer() -> None:
    prices = {"a": 90, "b": 100, "c": 110}
    spared: list[int] = []
    most = 20_000
    found = run_checks(draw_checks("abc", prices, (4,), 1), most, even_play, spared.append)
    for check in found:
        assert check.verdict == ("failed" if check.force[0] == "a" else "passed")
        assert check.games < most
    assert {check.verdict for check in found} == {"passed", "failed"}
    assert sum(spared) == sum(most - check.games // 2 for check in found)
    few = run_checks(draw_checks("abc", prices, (4,), 1), 600, even_play)
    assert {check.games for check in few if check.verdict == "undecided"} == {1200}


def test_a_higher_cap_changes_nothing_that_was_decided_before() -> None:
    prices = {"a": 90, "b": 100, "c": 110}
    few, many = (run_checks(draw_checks("abc", prices, (3, 4), 1), most, even_play) for most in (1500, 20_000))
    decided = [(one, other) for one, other in zip(few, many, strict=True) if one.games < 3000]
    assert decided
    assert all(one == other for one, other in decided)
    assert [one.force for one in few] == [other.force for other in many]


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.46, 0.54, "passed"),
        (0.522, 0.584, "undecided"),  # its middle lies outside, but 55 % is not excluded
        (0.551, 0.584, "failed"),
        (0.30, 0.449, "failed"),
        (0.40, 0.60, "undecided"),
    ],
)
def test_a_check_needs_its_whole_interval(low: float, high: float, said: str) -> None:
    assert Check("KNK", 340, 1000, (low + high) / 2, low, high).verdict == said


def test_one_force_that_fails_is_enough() -> None:
    passed, undecided, failed = (Check("K", 1, 2, 0.5, *ends) for ends in ((0.46, 0.54), (0.4, 0.6), (0.6, 0.7)))
    prices = price(Plan(PRICED[0], **QUICK))  # type: ignore[arg-type]
    for checks, said in (
        ((passed, passed), "passed"),
        ((passed, undecided), "undecided"),
        ((passed, undecided, failed), "failed"),
    ):
        found = msgspec.structs.replace(prices, checks=checks)
        assert found.even == said
        assert even(found).startswith({"passed": "Passed", "undecided": "Not enough", "failed": "Failed"}[said])


def test_the_intervals_of_checks_raise_few_false_alarms_whenever_one_looks() -> None:
    """All twelve intervals hold at every look in 95 % of the trials, for forces that win exactly 55 %."""
    rng = np.random.default_rng(2)
    trials, missed = 200, 0
    for trial in rng.choice((0.0, 1.0), (trials, CHECKS, 12, 250, 2), p=(0.45, 0.55)):
        for number, looks in enumerate(trial.tolist()):
            checking = Checking(("a",), 1, number, iter(()), LEVEL / CHECKS)
            for some in looks:
                checking.take([Pair(("a",), ("b",), *games) for games in some])
                missed += not checking.found().low <= 0.55 <= checking.found().high
    assert missed <= int(binom.ppf(0.999, trials, 0.05))


def test_prices_are_multiples_of_five() -> None:
    assert [rounded(points) for points in (97.4, 97.5, 100.0, 102.4, 102.5)] == [95, 100, 100, 100, 105]


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("royals"), "has no parts with a price; games that have: royal-battles"),
        (Plan(PRICED[0], bots=("nobody",)), "nobody"),
        (Plan(PRICED[0], games=1), "--games takes 2"),
        (Plan(PRICED[0], until=0.01), "cannot be asked for"),
        (Plan(PRICED[0], scale=0.0), "positive"),
        (Plan(PRICED[0], check=("K!K",)), "no part !; there are"),
        (Plan(PRICED[0], check=("KK",)), "has 2 parts; forces of these sizes are played"),
        (Plan(PRICED[0], check_games=3_000_000), "--check-games takes 2 to 2,097,152 games, not 3000000"),
    ],
)
def test_what_cannot_be_priced_is_refused_in_words(plan: Plan, words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        price(plan)


def test_a_stopped_run_says_so() -> None:
    with pytest.raises(Interrupted, match=r"Stopped after 0 games.*With --continue FILE they are kept"):
        price(Plan(PRICED[0], **QUICK), stopped=lambda: True)  # type: ignore[arg-type]


def test_a_stopped_run_goes_on_from_its_file(tmp_path: Path) -> None:
    """Stopped again and again, it plays every game once and gives the same list."""
    plan = Plan(PRICED[0], **QUICK)  # type: ignore[arg-type]
    file = tmp_path / "run.json"
    total = 0
    for _ in range(2):
        played: list[int] = []
        with pytest.raises(Interrupted, match=f"Stopped after .* They are kept in {file}"):
            price(plan, played=played.append, stopped=lambda: sum(played) > total, go_on=file)  # noqa: B023
        assert sum(played) > total
        total = sum(played)
    assert write_prices(price(plan, go_on=file)) == write_prices(price(plan))
    assert price(plan, stopped=lambda: True, go_on=file) == price(plan), "all games are in the file"


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    price(Plan(PRICED[0], **QUICK), go_on=file)  # type: ignore[arg-type]
    with pytest.raises(
        RegaliaError, match=r"holds another run, with seed 1 instead of 2.*choose another file with --continue"
    ):
        price(Plan(PRICED[0], seed=2, **QUICK), go_on=file)  # type: ignore[arg-type]
    file.write_text("{}")
    with pytest.raises(RegaliaError, match="is not the file of a price run"):
        price(Plan(PRICED[0], **QUICK), go_on=file)  # type: ignore[arg-type]
