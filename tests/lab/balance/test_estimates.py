"""Estimates against simulated truth: their ranges cover it about as often as they say."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from regalia.lab.balance.estimates import (
    Floats,
    bootstrap,
    contrasts,
    deal_share,
    difference,
    divided,
    expected_share,
    logistic,
    mean,
    plain_weights,
    rating_gap,
    ratings,
    share,
    share_difference,
    small_sample,
    sure,
    wide_z,
)
from regalia.lab.balance.model import Value
from regalia.lab.balance.sections.length import rare_ending

TRIALS = 400


def covered(make: Callable[[np.random.Generator], Value], truth: float) -> float:
    rng = np.random.default_rng(11)
    hits = 0
    for _ in range(TRIALS):
        value = make(rng)
        hits += value.low <= truth <= value.high
    return hits / TRIALS


def test_shares_cover_the_truth_with_and_without_ties() -> None:
    assert covered(lambda rng: share((rng.random(300) < 0.6).astype(np.float64)), 60.0) > 0.92
    assert covered(lambda rng: share(rng.choice([0.0, 0.5, 1.0], 300, p=[0.3, 0.3, 0.4])), 55.0) > 0.92


def test_a_paired_difference_is_much_narrower_than_two_runs() -> None:
    rng = np.random.default_rng(4)
    deal = rng.normal(0, 5, 1000)
    base, changed = deal + rng.normal(0, 1, 1000), deal + 0.5 + rng.normal(0, 1, 1000)
    paired = difference(changed, base)
    assert paired.low < 0.5 < paired.high
    assert paired.reach < 0.25 * np.hypot(mean(changed).reach, mean(base).reach)


def test_a_few_games_without_a_difference_are_not_certainty() -> None:
    same = np.array([1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0])
    found = share_difference(same, same)
    assert found.value == 0.0
    assert 15 < found.reach < 40
    many = np.tile(same, 1000)
    assert 0 < share_difference(many, many).reach < 0.1


@pytest.mark.parametrize("games", [10, 40, 400])
def test_paired_shares_cover_the_truth_also_where_outcomes_are_rare(games: int) -> None:
    def made(rng: np.random.Generator) -> Value:
        base = (rng.random(games) < 0.5).astype(np.float64)
        flipped = rng.random(games) < 0.05
        return share_difference(np.where(flipped, 1.0, base), base)

    assert covered(made, 2.5) > 0.92


def test_a_mean_of_few_games_has_students_range() -> None:
    assert covered(lambda rng: mean(rng.normal(3, 2, 4)), 3.0) > 0.92
    assert small_sample(4) == pytest.approx(1.624, abs=0.001)
    assert small_sample(1000) == 1.0


def test_a_range_of_a_share_stays_between_0_and_100() -> None:
    found = deal_share(np.array([0.0, 0.0, 0.5, 0.0]), 10)
    assert (found.low, found.low_all) == (0.0, 0.0)
    assert found.high < 100


def test_a_difference_uses_the_deals_that_both_have() -> None:
    assert difference(np.ones(3), np.zeros(10)).value == 1.0


def test_all_rows_together_raise_few_false_alarms() -> None:
    rng = np.random.default_rng(3)
    alarms = 0
    for _ in range(TRIALS):
        alarms += any(sure(mean(rng.normal(0, 1, 200), 20)) for _ in range(20))
    assert alarms / TRIALS < 0.08
    assert wide_z(20) == pytest.approx(3.02, abs=0.01)


def test_logistic_regression_finds_known_weights() -> None:
    truth = np.array([0.30, 0.05, -0.10, -0.25])

    def games(rng: np.random.Generator) -> tuple[Floats, Floats]:
        mine = rng.multinomial(4, [0.25] * 4, 4000) - rng.multinomial(4, [0.25] * 4, 4000)
        rows = np.column_stack([mine, np.ones(4000)]).astype(np.float64)
        chance = 1 / (1 + np.exp(-(rows[:, :4] @ truth + 0.1)))
        return rows, (rng.random(4000) < chance).astype(np.float64)

    rng = np.random.default_rng(5)
    hits = np.zeros(4)
    for _ in range(60):
        for n, (middle, error) in enumerate(contrasts(logistic(*games(rng)), 4)):
            hits[n] += abs(middle - truth[n]) < 1.96 * error
    assert (hits / 60 > 0.85).all()


def test_plain_weights_are_for_inputs_that_vary_freely() -> None:
    rng = np.random.default_rng(6)
    rows = np.column_stack([rng.normal(0, 1, 5000), np.ones(5000)])
    results = (rng.random(5000) < 1 / (1 + np.exp(-0.5 * rows[:, 0]))).astype(np.float64)
    ((middle, error),) = plain_weights(logistic(rows, results), 1)
    assert middle == pytest.approx(0.5, abs=4 * error)


def test_ratings_find_known_distances() -> None:
    rng = np.random.default_rng(7)
    truth = {"weak": 1300.0, "middle": 1500.0, "strong": 1700.0}
    deals = {}
    for one, other in (("weak", "middle"), ("middle", "strong"), ("weak", "strong")):
        chance = expected_share(truth[one], truth[other]) / 100
        deals[one, other] = (rng.random((400, 2)) < chance).astype(np.float64)
    found = ratings(list(truth), deals)
    for bot, rating in truth.items():
        assert found[bot].low - 5 < rating < found[bot].high + 5
        assert found[bot].reach < 40


def test_a_few_deals_that_agree_do_not_make_a_rating_certain() -> None:
    found = ratings(["weak", "strong"], {("weak", "strong"): np.zeros((4, 2))})
    assert all(rating.reach > 100 for rating in found.values())


def test_a_difference_of_shares_ends_at_100_points() -> None:
    found = share_difference(np.array([1.0, 0.0]), np.array([0.0, 0.0]), 10)
    assert (found.low, found.high, found.low_all, found.high_all) == (-100.0, 100.0, -100.0, 100.0)


def test_rating_of_a_share_and_back() -> None:
    assert rating_gap(Value(75.0, 70.0, 80.0)).value == pytest.approx(190.8, abs=0.1)
    assert expected_share(1690.8, 1500) == pytest.approx(75, abs=0.05)


def test_a_divided_deal_is_won_by_the_same_seat_twice() -> None:
    first, second = np.array([1.0, 1.0, 0.0, 0.5]), np.array([1.0, 0.0, 1.0, 0.0])
    assert divided(first, second).tolist() == [0, 1, 1, 0]


def test_the_median_has_a_range() -> None:
    assert covered(lambda rng: bootstrap(rng.exponential(10, 200), np.median), 10 * np.log(2)) > 0.88


def test_a_range_reaches_as_far_as_its_longer_side() -> None:
    """``0.0 ± 27.8`` of ten games: half the width, 13.9, would leave out most of the range."""
    found = share(np.zeros(10))
    assert (found.value, found.low) == (0.0, 0.0)
    assert found.reach == found.high == pytest.approx(27.8, abs=0.1)


def test_an_ending_is_rare_only_if_few_games_have_it() -> None:
    assert rare_ending(np.zeros(100, dtype=int)) == []
    assert rare_ending(np.array([0] * 60 + [1] * 40)) == []
    assert rare_ending(np.array([0] * 60 + [2] * 3 + [1] * 37)) == [(2, 61)]
    assert rare_ending(np.array([], dtype=int)) == []


def test_games_that_are_all_tied_do_not_give_a_range_without_width() -> None:
    found = share(np.full(20, 0.5))
    assert found.value == 50.0
    assert found.reach > 15.0
