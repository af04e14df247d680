"""``price``: the same list from the same seed, and what it refuses."""

from __future__ import annotations

import pytest

from regalia.games import catalogue, find
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.processes import Processes
from regalia.lab.pricing.pairs import STANDARD, Pairs, Table
from regalia.lab.pricing.price import CHECKS, Plan, draw_checks, price
from regalia.lab.pricing.price_list import read_prices, rounded, write_prices

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
