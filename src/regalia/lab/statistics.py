"""Statistics from counts: shares with intervals, mean, median."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

Z = 1.959963984540054  # half width of the central 95 % of the normal distribution


class Interval(msgspec.Struct, frozen=True):
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's interval of a share. It holds for few trials and for shares near 0 and 1.

    It also serves for a mean of results between 0 and 1: no such result varies more than a coin with the same mean, so the
    interval is at most too wide.
    """
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    shrink = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / shrink
    reach = Z / shrink * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(counts: Mapping[int, int]) -> float:
    """The mean of values given with their counts."""
    times = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / times if times else 0.0


def median(counts: Mapping[int, int]) -> float:
    """The median of values given with their counts."""
    times = sum(counts.values())
    return (_at(counts, (times - 1) // 2) + _at(counts, times // 2)) / 2 if times else 0.0


def _at(counts: Mapping[int, int], place: int) -> int:
    """The value at a place of the sorted values."""
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed > place:
            return value
    raise IndexError(place)
