"""``price``: the same list from the same seed, and what it refuses."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from scipy.stats import binom

from regalia.cli.draw.prices import even
from regalia.games import catalogue, find
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.processes import Processes
from regalia.lab.pricing.checks import CHECKS, checked, draw_checks
from regalia.lab.pricing.pairs import STANDARD, Pair, Pairs, Table
from regalia.lab.pricing.price import Plan, price
from regalia.lab.pricing.price_list import Check, read_prices, rounded, write_prices

PRICED = [key for key, game in sorted(catalogue().items()) if game.pricing() is not None]
QUICK = {"bots": ("random",), "games": 60, "step_games": 2, "check_games": 4}


@pytest.mark.parametrize("game", PRICED)
def test_the_same_seed_gives_the_same_bytes_wherever_it_is_played(game: str) -> None:
    played: list[int] = []
    plan = Plan(game, **QUICK)  # type: ignore[arg-type]
    found = price(plan, played=played.append)
    assert sum(played) == plan.total
    data = write_prices(found)
    assert read_prices(data) == found
    with Processes(2) as executor:
        assert write_prices(price(plan, executor=executor)) == data


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
    found = draw_checks("abc", prices, (4,), 5, 1)
    assert len(found) == CHECKS * 5
    for one, other in found:
        assert sum(prices[key] for key in one) == sum(prices[key] for key in other)
        assert sorted(one) != sorted(other)
    with pytest.raises(RegaliaError, match="same price"):
        draw_checks("ab", {"a": 1, "b": 2}, (1,), 5, 1)


def test_more_games_check_the_same_forces() -> None:
    prices = {"a": 90, "b": 100, "c": 110}
    few, many = (draw_checks("abc", prices, (3, 4), each, 1) for each in (3, 40))
    assert [one for one, _ in few[::3]] == [one for one, _ in many[::40]]
    assert few[:3] == many[:3]


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


def test_the_intervals_of_checks_raise_few_false_alarms() -> None:
    """All twelve intervals hold at once in 95 % of the trials; intervals for one force would in half of them."""
    rng = np.random.default_rng(2)
    trials, missed = 1000, 0
    for row in rng.choice((0.0, 0.5, 1.0), (trials, CHECKS, 200, 2), p=(0.45, 0.1, 0.45)):
        checks = [checked([Pair(("a",), ("b",), *game) for game in force], {"a": 1}) for force in row.tolist()]
        missed += any(not check.low <= 0.5 <= check.high for check in checks)
    assert missed <= int(binom.ppf(0.999, trials, 0.05))
    assert missed > 10


def test_prices_are_multiples_of_five() -> None:
    assert [rounded(points) for points in (97.4, 97.5, 100.0, 102.4, 102.5)] == [95, 100, 100, 100, 105]


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("royals"), "has no parts with a price"),
        (Plan(PRICED[0], bots=("nobody",)), "nobody"),
        (Plan(PRICED[0], games=1), "--games takes 2"),
        (Plan(PRICED[0], until=0.01), "cannot be asked for"),
        (Plan(PRICED[0], scale=0.0), "positive"),
    ],
)
def test_what_cannot_be_priced_is_refused_in_words(plan: Plan, words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        price(plan)


def test_a_stopped_run_says_so() -> None:
    with pytest.raises(RegaliaError, match="Stopped"):
        price(Plan(PRICED[0], **QUICK), stopped=lambda: True)  # type: ignore[arg-type]
