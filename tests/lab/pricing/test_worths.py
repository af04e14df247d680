"""Worths and steps: the fits recover a truth that the games were drawn from."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from regalia.kernel.optional.pricing import Parameter
from regalia.lab.pricing.pairs import Pair
from regalia.lab.pricing.steps import Priced, fit_steps
from regalia.lab.pricing.worths import as_points, fit_change, fit_worths

KEYS = ("P", "R", "N", "B")
TRUTH = {"P": 1.3, "R": 0.7, "N": 1.6, "B": 1.2, "X": 2.0}
SEAT = 0.2
TIES = 0.1
TRIALS = 30
PAIRS = 250


def drawn_pairs(rng: np.random.Generator, pairs: int, sizes: Sequence[int], *, new: bool = False) -> list[Pair]:
    """Pairs whose games follow the model; the same luck plays a part in both games of a pair."""
    found = []
    for _ in range(pairs):
        one, other = ([str(key) for key in rng.choice(KEYS, rng.choice(sizes))] for _ in range(2))
        if new:
            one[:2] = ["X", "X"]
        lead = sum(TRUTH[key] for key in one) - sum(TRUTH[key] for key in other)
        luck = rng.random()
        scores = []
        for sign in (1, -1):
            chance = 1 / (1 + math.exp(-(sign * SEAT + lead)))
            drawn = luck if rng.random() < 0.3 else rng.random()
            tie = rng.random() < TIES
            scores.append(0.5 if tie and abs(drawn - chance) < min(chance, 1 - chance) else float(drawn < chance))
        found.append(Pair(tuple(one), tuple(other), scores[0], scores[1]))
    return found


def test_worths_of_forces_of_one_size_are_differences_whose_intervals_hold() -> None:
    rng = np.random.default_rng(5)
    mean = sum(TRUTH[key] for key in KEYS) / len(KEYS)
    held = 0
    for _ in range(TRIALS):
        found = fit_worths(KEYS, drawn_pairs(rng, PAIRS, (4,)), (4,))
        assert found.centred
        assert abs(float(found.values.sum())) < 1e-9
        held += sum(abs(found.of(key) - (TRUTH[key] - mean)) <= found.reach(key) for key in KEYS)
    assert held / (TRIALS * len(KEYS)) == pytest.approx(0.95, abs=0.06)


def test_forces_of_several_sizes_tell_the_scale_too() -> None:
    found = fit_worths(KEYS, drawn_pairs(np.random.default_rng(6), 1500, (3, 4, 5)), (3, 4, 5))
    assert not found.centred
    assert found.seat == pytest.approx(SEAT, abs=0.2)
    points = as_points(found, assumed=99.0)
    assert sum(price for price, _, _ in points.values()) == pytest.approx(100 * len(KEYS))
    mean = sum(TRUTH[key] for key in KEYS) / len(KEYS)
    for key in KEYS:
        price, low, high = points[key]
        assert price == pytest.approx(100 * TRUTH[key] / mean, abs=2 * (high - low))
        assert high - low < 30


def test_an_assumed_scale_stretches_all_distances_alike() -> None:
    found = fit_worths(KEYS, drawn_pairs(np.random.default_rng(7), 500, (4,)), (4,))
    narrow, wide = as_points(found, 2.0), as_points(found, 1.0)
    for key in KEYS:
        assert wide[key][0] - 100 == pytest.approx(2 * (narrow[key][0] - 100))


def test_a_changed_part_is_priced_beside_the_known_ones() -> None:
    rng = np.random.default_rng(8)
    known = fit_worths(KEYS, drawn_pairs(rng, 1500, (4,)), (4,))
    worth, error = fit_change(drawn_pairs(rng, 1000, (4,), new=True), "X", known)
    mean = sum(TRUTH[key] for key in KEYS) / len(KEYS)
    assert error < 0.12
    assert worth == pytest.approx(TRUTH["X"] - mean, abs=4 * error)


def test_few_pairs_that_agree_are_not_taken_for_certainty() -> None:
    known = fit_worths(KEYS, drawn_pairs(np.random.default_rng(9), 500, (4,)), (4,))
    lost = [Pair(("X", "X", "P", "P"), ("P", "P", "R", "N"), 0.0, 0.0)] * 2
    assert fit_change(lost, "X", known)[1] > 1.0


# ---- steps

PARAMETERS = (Parameter("life", "Life"), Parameter("armour", "armour"), Parameter("ranged", "ranged", "either"))
STEPS = (7.0, 12.0, -4.0)


def changed_parts(rng: np.random.Generator, steps: Sequence[float], error: float) -> list[Priced]:
    found = []
    for _ in range(120):
        amounts = {
            "life": float(rng.integers(4, 15)),
            "armour": float(rng.integers(0, 6)),
            "ranged": float(rng.integers(2)),
        }
        price = 20 + sum(step * amounts[one.name] for one, step in zip(PARAMETERS, steps, strict=True))
        found.append(Priced(amounts, price + error * float(rng.standard_normal()), error))
    return found


def test_steps_are_recovered_within_their_intervals() -> None:
    found = fit_steps(PARAMETERS, changed_parts(np.random.default_rng(10), STEPS, 5.0), seed=1)
    for step, (low, high), truth in zip(found.steps, found.intervals, STEPS, strict=True):
        assert low <= step <= high
        assert step == pytest.approx(truth, abs=high - low)
        assert high - low < 5
    assert found.price(PARAMETERS, {"life": 8, "armour": 2, "ranged": 1}) == pytest.approx(96, abs=3)


def test_more_of_what_helps_never_costs_less() -> None:
    found = fit_steps(PARAMETERS, changed_parts(np.random.default_rng(11), (7.0, -12.0, -4.0), 5.0), seed=1)
    assert found.steps[1] == 0.0
    assert found.steps[2] < 0.0


def test_the_same_seed_gives_the_same_intervals() -> None:
    parts = changed_parts(np.random.default_rng(12), STEPS, 5.0)
    assert fit_steps(PARAMETERS, parts, seed=3) == fit_steps(PARAMETERS, parts, seed=3)
    assert fit_steps(PARAMETERS, parts, seed=3).intervals != fit_steps(PARAMETERS, parts, seed=4).intervals
