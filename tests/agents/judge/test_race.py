"""The race between moves: clear differences are found, and chance is not taken for one."""

from __future__ import annotations

import random

import pytest

from regalia.agents.judge.race import ERROR, LEAST, Race


def run(rng: random.Random, gap: float, worlds: int, common: float = 0.5, own: float = 0.2) -> Race:
    """A race of three moves in worlds of common and of own luck; the last one is worse by ``gap``."""
    race = Race(3)
    for _ in range(worlds):
        base = rng.uniform(-common, common)
        results = [0.5 + base + rng.uniform(-own, own), 0.5 + base + rng.uniform(-own, own), 0.5 + base - gap]
        race.note([results[i] for i in race.active])
        if race.settled():
            break
    return race


def test_chance_is_never_called_a_mistake() -> None:
    """Whenever the race stops; equal moves, and one that is worse by too little to matter."""
    rng = random.Random(5)
    for gap in (0.0, LEAST / 3):
        races = [run(rng, gap, worlds) for worlds in (40, 200) for _ in range(150)]
        assert not any(race.worse(i) for race in races for i in range(3))


def test_a_clear_difference_is_found_in_few_worlds_and_drops_out() -> None:
    race = run(random.Random(3), 0.3, 400)
    assert race.worse(2)
    assert race.active == [0, 1]
    assert race.loss(2) == pytest.approx(0.3, abs=0.08)
    assert race.share(2) == pytest.approx(0.2, abs=0.15)


def test_common_luck_does_not_hide_a_difference() -> None:
    """The shares are uncertain, the difference is not: all moves met the same worlds."""
    race = run(random.Random(4), 0.1, 300, common=0.4, own=0.02)
    assert race.worse(2)
    assert race.doubt(2) < race.margin(race.best())


def test_equal_moves_settle_before_the_budget_is_spent() -> None:
    race = Race(2)
    while not race.settled():
        race.note([0.5] * len(race.active))
    assert race.worlds < 400
    assert not race.worse(0)
    assert not race.worse(1)


def test_rare_disasters_are_not_ruled_out_by_a_few_equal_worlds() -> None:
    race = Race(2)
    for _ in range(20):
        race.note([0.5, 0.5])
    assert race.radius(1) > 0.1
    assert ERROR < 1e-4
