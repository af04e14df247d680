"""Figures from counts."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

Z = 1.959963984540054  # 95 % of the normal distribution lie within


class Interval(msgspec.Struct, frozen=True):
    """A share, and where the true one lies at 95 % confidence."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's interval of a share: sound for few trials and for shares near 0 and 1, where the textbook one is not.

    Also for a mean of results between 0 and 1: no such result varies more than a coin with the same mean, so the
    interval is, if anything, too wide.
    """
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    shrink = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / shrink
    reach = Z / shrink * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(counts: Mapping[int, int]) -> float:
    """Of values that occurred so many times."""
    times = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / times if times else 0.0


def median(counts: Mapping[int, int]) -> float:
    """Of values that occurred so many times: the middle one, or halfway between the middle two."""
    times = sum(counts.values())
    return (_at(counts, (times - 1) // 2) + _at(counts, times // 2)) / 2 if times else 0.0


def _at(counts: Mapping[int, int], place: int) -> int:
    """The value at a place of the sorted row."""
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed > place:
            return value
    raise IndexError(place)
