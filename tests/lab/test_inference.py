"""Confidence sequences and the pentanomial test against simulated truth: coverage, false alarms, power."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest
from scipy.stats import binom, binomtest

from regalia.kernel.errors import RegaliaError
from regalia.lab.inference.confidence_sequence import BoundedMean, asymptotic_radius, sharpest_for
from regalia.lab.inference.pentanomial import VALUES, PairTest, likeliest, log_ratio
from regalia.lab.statistics import mean_interval, wilson
from regalia.lab.study.until import Until

TRIALS = 1000
LOOKS = (20, 50, 100, 200, 400, 800, 1600, 3200)
MOST_ALARMS = int(binom.ppf(0.999, TRIALS, 0.05))  # of a procedure that errs in exactly 5 % of the trials

DISTRIBUTIONS = [
    ((0.0, 1.0), (0.5, 0.5)),
    pytest.param((0.0, 1.0), (0.78, 0.22), marks=pytest.mark.release),
    pytest.param((0.0, 1.0), (0.97, 0.03), marks=pytest.mark.release),
    pytest.param((0.0, 0.5, 1.0), (0.2, 0.5, 0.3), marks=pytest.mark.release),
    pytest.param((-1.0, -0.5, 0.0, 0.5, 1.0), (0.02, 0.05, 0.85, 0.06, 0.02), marks=pytest.mark.release),
]


def drawn(values: tuple[float, ...], chances: tuple[float, ...], trials: int, size: int, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).choice(values, size=(trials, size), p=chances)


@pytest.mark.parametrize(("values", "chances"), DISTRIBUTIONS)
def test_a_confidence_sequence_misses_the_mean_at_any_look_in_at_most_5_percent(
    values: tuple[float, ...], chances: tuple[float, ...]
) -> None:
    truth = float(np.dot(values, chances))
    missed = 0
    for row in drawn(values, chances, TRIALS, LOOKS[-1], seed=1):
        found = BoundedMean(min(values), max(values))
        for begun, ended in zip((0, *LOOKS), LOOKS, strict=False):
            found.add(Counter(row[begun:ended].tolist()))
            interval = found.interval
            if not interval.low <= truth <= interval.high:
                missed += 1
                break
    assert missed <= MOST_ALARMS


def test_a_fixed_interval_looked_at_as_often_would_miss_it_far_more_often() -> None:
    """What the sequence is for: the trial above can tell a valid procedure from an invalid one."""
    rows = drawn((0.0, 1.0), (0.5, 0.5), TRIALS, LOOKS[-1], seed=1).cumsum(axis=1)
    missed = sum(
        any(not (found := wilson(row[look - 1], look)).low <= 0.5 <= found.high for look in LOOKS) for row in rows
    )
    assert missed > 2 * MOST_ALARMS


def test_a_confidence_sequence_is_narrow_enough_to_be_of_use() -> None:
    for share in (0.5, 0.2):
        found = BoundedMean(sharpest=4000 * share * (1 - share))
        for _ in range(8):
            found.add({1.0: round(500 * share), 0.0: round(500 * (1 - share))})
        fixed = 1.96 * math.sqrt(share * (1 - share) / 4000)
        assert fixed < found.radius < 1.75 * fixed
    paired = BoundedMean(-1.0, 1.0)
    paired.add({0.0: 3800, 1.0: 110, -1.0: 90})
    assert paired.radius < 0.02


@pytest.mark.parametrize("sigma", [0.3, 30.0])
def test_the_asymptotic_sequence_misses_a_mean_length_in_at_most_5_percent(sigma: float) -> None:
    rng = np.random.default_rng(4)
    rows = rng.gamma(4.0, sigma, size=(TRIALS, LOOKS[-1]))
    sums, squares = rows.cumsum(axis=1), (rows**2).cumsum(axis=1)
    missed = np.zeros(TRIALS, dtype=bool)
    for look in LOOKS[2:]:
        means = sums[:, look - 1] / look
        variances = (squares[:, look - 1] - look * means**2) / (look - 1)
        radii = np.array([asymptotic_radius(look, variance) for variance in variances])
        missed |= abs(means - 4.0 * sigma) > radii
    assert missed.sum() <= MOST_ALARMS


def test_a_run_until_an_interval_is_narrow_stops_there_and_covers() -> None:
    rng = np.random.default_rng(6)
    covered = 0
    for _ in range(100):
        until = Until(0.02, None)
        for batch in until.batches():
            wins = int(rng.binomial(batch, 0.56))
            until.add(Counter({1.0: wins, 0.0: batch - wins}), batch)
        assert until.mean.radius <= 0.02
        assert until.played < 3 * 2401  # a fixed sample of the same width needs about 2,370 games
        covered += abs(until.mean.mean - 0.56) <= until.mean.radius
    assert covered >= 95
    assert sharpest_for(0.02) < until.played


def test_an_interval_that_cannot_be_reached_is_refused_in_words() -> None:
    for width in (0.0, 0.0001, 0.3, -1.0):
        with pytest.raises(RegaliaError, match=r"cannot be asked for: 0\.0005 to 0\.25"):
            Until(width, None)
    until = Until(0.001, 2000)
    with pytest.raises(RegaliaError, match=r"needs about [\d,]+ games, and --games allows 2,000"):
        until.add(Counter({1.0: 250, 0.0: 250}), 500)


def test_the_games_needed_are_foretold_and_what_is_offered_can_be_reached() -> None:
    early = Until(0.01, None).mean
    early.add(Counter({1.0: 150, 0.0: 150}))
    needed = early.needed(0.01)
    later = Until(0.01, None).mean
    later.add(Counter({1.0: needed // 2, 0.0: needed - needed // 2}))
    assert 0.0098 < later.radius <= 0.01
    offered = Until(early.reachable(300), 300)
    offered.add(Counter({1.0: 150, 0.0: 150}), 300)
    assert offered.mean.radius == pytest.approx(offered.width, rel=0.02)
    for width in (0.5, 0.8, 0.99, 2.0):
        assert early.radius_after(early.needed(width)) <= width
    tied = Until(0.01, None).mean
    tied.add(Counter({0.5: 300}))
    assert 0.0 < tied.reachable(300) < 0.05


# ---- pentanomial


def outcome(test: PairTest, row: np.ndarray, step: int = 100) -> str:
    for begun in range(0, len(row), step):
        for place, times in Counter(row[begun : begun + step].tolist()).items():
            test.add(VALUES[place], times)
        if test.verdict:
            return test.verdict
    return ""


SYMMETRIC = [(0.05, 0.15, 0.6, 0.15, 0.05), (0.25, 0.0, 0.5, 0.0, 0.25), (0.1, 0.2, 0.4, 0.2, 0.1)]


@pytest.mark.parametrize(
    "chances", [pytest.param(SYMMETRIC[0]), *(pytest.param(one, marks=pytest.mark.release) for one in SYMMETRIC[1:])]
)
def test_equal_bots_are_called_different_in_at_most_5_percent(chances: tuple[float, ...]) -> None:
    rows = drawn(tuple(range(5)), chances, TRIALS, 4000, seed=2)
    found = Counter(outcome(PairTest(0.03), row) for row in rows)
    assert found["higher"] + found["lower"] <= MOST_ALARMS
    assert found["equal"] >= 0.9 * TRIALS


def test_a_difference_of_the_margin_is_found() -> None:
    better = tuple(p + q for p, q in zip(SYMMETRIC[2], (-0.02, -0.02, 0.0, 0.0, 0.04), strict=True))
    assert float(np.dot(better, VALUES)) == pytest.approx(0.535)
    rows = drawn(tuple(range(5)), better, 300, 4000, seed=3)
    found = Counter(outcome(PairTest(0.03), row) for row in rows)
    assert found["higher"] >= 0.93 * 300
    mirrored = Counter(outcome(PairTest(0.03), 4 - row) for row in rows)
    assert mirrored["lower"] == found["higher"]


def test_the_likeliest_chances_have_the_mean_and_no_others_are_likelier() -> None:
    counts = [10.0, 20.0, 50.0, 15.0, 5.0]
    chances = likeliest(counts, 0.5)
    assert sum(chances) == pytest.approx(1.0)
    assert float(np.dot(chances, VALUES)) == pytest.approx(0.5)
    best = float(np.dot(counts, np.log(chances)))
    rng = np.random.default_rng(1)
    for _ in range(200):
        other = np.array(chances) + 0.01 * rng.normal(size=5) @ directions()
        if (other > 0).all():
            assert float(np.dot(counts, np.log(other))) <= best + 1e-9
    assert log_ratio(counts, 0.5, 0.45) > 0 > log_ratio(counts, 0.45, 0.5)


def directions() -> np.ndarray:
    """Projects a change of chances onto those that keep their sum and their mean."""
    held = np.array([np.ones(5), VALUES])
    found: np.ndarray = np.eye(5) - held.T @ np.linalg.inv(held @ held.T) @ held
    return found


# ---- the core's own intervals, which it needs without SciPy


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (220, 1000), (999, 1000)])
def test_wilson_is_that_of_scipy(wins: int, games: int) -> None:
    expected = binomtest(wins, games).proportion_ci(method="wilson")
    found = wilson(wins, games)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high))


def test_ties_make_the_interval_of_a_mean_narrower() -> None:
    tied, decided = mean_interval({0.0: 100, 0.5: 800, 1.0: 100}), mean_interval({0.0: 500, 1.0: 500})
    assert tied.share == decided.share == 0.5
    assert tied.high - tied.low < 0.6 * (decided.high - decided.low)
    assert decided == wilson(500, 1000)
    assert mean_interval({0.5: 50}) == wilson(25, 50)
