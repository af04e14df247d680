"""Figures from counts, against values worked out elsewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.lab.statistics import estimated, mean, median, signed, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_as_published(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.share == successes / trials


def test_wilson_of_nothing_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("values", "middle"), [([], 0), ([7], 7), ([1, 2], 1.5), ([5, 1, 1], 1), ([1, 1, 4, 9], 2.5), ([3, 3, 3, 9], 3)]
)
def test_median_of_counts(values: list[int], middle: float) -> None:
    assert median(Counter(values)) == middle


def test_mean_of_counts() -> None:
    assert mean(Counter([1, 1, 4])) == 2
    assert mean(Counter()) == 0


def test_signed_numbers() -> None:
    assert signed(1.26) == "+1.3"
    assert signed(-1.26) == "−1.3"
    assert signed(-0.01) == "0.0"


def test_an_estimated_count_has_two_digits() -> None:
    assert [estimated(count) for count in (7, 42, 416, 12_929, 1_250_001)] == ["7", "42", "420", "13,000", "1,300,000"]
