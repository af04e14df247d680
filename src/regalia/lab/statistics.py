"""Statistics from counts: shares and means with intervals, quantiles. The core needs them without SciPy."""

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


def mean_interval(counts: Mapping[float, int]) -> Interval:
    """The mean of results between 0 and 1, given with their counts.

    Wilson's interval if all are 0 or 1; otherwise the normal one with the sample variance, which ties make narrower.
    """
    trials = sum(counts.values())
    total = sum(value * count for value, count in sorted(counts.items()))
    if trials < 2 or all(value in (0.0, 1.0) for value, count in counts.items() if count):
        return wilson(total, trials)
    share = total / trials
    variance = sum(count * (value - share) ** 2 for value, count in sorted(counts.items())) / (trials - 1)
    if variance == 0.0:
        return wilson(total, trials)
    reach = Z * math.sqrt(variance / trials)
    return Interval(share, max(0.0, share - reach), min(1.0, share + reach))


def mean(counts: Mapping[int, int]) -> float:
    """The mean of values given with their counts."""
    times = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / times if times else 0.0


def estimated(count: int) -> str:
    """A count that is only estimated, for reading: no more than two digits of it are known."""
    return f"{round(count, min(0, 2 - len(str(count)))):,}"


def signed(value: float, decimals: int = 1) -> str:
    """A number with its sign, a real minus, and no sign at zero."""
    text = f"{abs(value):,.{decimals}f}"
    if float(text.replace(",", "")) == 0:
        return text
    return f"+{text}" if value > 0 else f"−{text}"


def median(counts: Mapping[int, int]) -> float:
    """The median of values given with their counts."""
    return quantile(counts, 0.5)


def quantile(counts: Mapping[int, int], share: float) -> float:
    """The value below which that share of the values lies, between two of them if it falls there."""
    times = sum(counts.values())
    if not times:
        return 0.0
    place = share * (times - 1)
    below = _at(counts, math.floor(place))
    above = _at(counts, math.ceil(place))
    return below + (above - below) * (place - math.floor(place))


def _at(counts: Mapping[int, int], place: int) -> int:
    """The value at a place of the sorted values."""
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed > place:
            return value
    raise IndexError(place)
