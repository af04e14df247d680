"""Confidence sequences: intervals of a mean that hold at every moment at once, so that they may decide when to stop.

``BoundedMean`` is exact for values between two bounds: Howard, Ramdas, McAuliffe and Sekhon (2021), "Time-uniform,
nonparametric, nonasymptotic confidence sequences", theorem 4 with the gamma-exponential mixture of proposition 9. Its width
follows the variance that is seen. ``asymptotic_radius`` serves for values without useful bounds, such as lengths:
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024), "Time-uniform central limit theory".
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from regalia.lab.extra import needs
from regalia.lab.statistics import Interval

LEVEL = 0.05  # chance that the interval ever misses the mean
USUAL_VARIANCE = 500.0  # sum of squares at which the sequence is narrowest, unless told otherwise
LEAST_SQUARES = 1.0  # for which a sequence is tuned
CLOSE = 0.01  # part of a number of values by which an estimate of it may be too large
TARGET = 0.5625  # that sum, times the square of the half-width asked for, of results that vary like a coin


@dataclass(slots=True)
class BoundedMean:
    """The mean of values from ``low`` to ``high``, with an interval that holds whenever one stops.

    Values come in batches; each batch is compared with the mean before it. ``sharpest``: the sum of squared deviations, on a
    scale from 0 to 1, at which the interval is to be narrowest.
    """

    low: float = 0.0
    high: float = 1.0
    level: float = LEVEL
    sharpest: float = USUAL_VARIANCE
    count: int = field(default=0, init=False)
    total: float = field(default=0.0, init=False)  # of the values, from 0 to 1
    squares: float = field(default=0.0, init=False)  # deviations from what was to be expected

    def add(self, counts: Mapping[float, int]) -> None:
        """Take in a batch of values, given with their counts."""
        expected = self.total / self.count if self.count else 0.5
        for value, times in sorted(counts.items()):
            scaled = (value - self.low) / (self.high - self.low)
            self.count += times
            self.total += scaled * times
            self.squares += (scaled - expected) ** 2 * times

    @property
    def mean(self) -> float:
        return self.low + (self.high - self.low) * (self.total / self.count if self.count else 0.5)

    @property
    def radius(self) -> float:
        """Half the width of the interval."""
        return self.radius_after(self.count)

    def radius_after(self, count: int) -> float:
        """Half the width of the interval after ``count`` values, if they go on to vary as so far."""
        if self.count == 0:
            return self.high - self.low
        squares = self.squares * count / self.count
        reach = boundary(squares, self.level / 2, tuned(self.sharpest, self.level / 2)) / count
        return min(reach, 1.0) * (self.high - self.low)

    @property
    def interval(self) -> Interval:
        reach = self.radius
        return Interval(self.mean, max(self.low, self.mean - reach), min(self.high, self.mean + reach))

    def needed(self, radius: float) -> int:
        """About how many values it takes until the interval reaches only that far."""
        least, most = 1, 2
        while self.radius_after(most) > radius:
            least, most = most, 2 * most
        while most - least > max(1, most * CLOSE):
            middle = (least + most) // 2
            least, most = (middle, most) if self.radius_after(middle) > radius else (least, middle)
        return most

    def reachable(self, count: int) -> float:
        """Half the width of the narrowest interval that could be asked for with ``count`` values."""
        squares = max(self.squares * count / self.count, LEAST_SQUARES)
        return boundary(squares, self.level / 2, tuned(squares, self.level / 2)) / count * (self.high - self.low)


def sharpest_for(radius: float) -> float:
    """The sum of squares at which results that vary like a coin have an interval of this half-width."""
    return TARGET / radius**2


def tuned(sharpest: float, level: float) -> float:
    """The parameter of the mixture that makes the boundary lowest at this sum of squares."""
    doubt = 2 * math.log(1 / (2 * level))
    return sharpest / (doubt + math.log(1 + doubt))


@lru_cache(maxsize=4096)
def boundary(squares: float, level: float, rho: float) -> float:
    """The bound of a sum of deviations, given their sum of squares.

    The chance that the sum is ever above it is at most ``level``.
    """
    brentq = needs("scipy.optimize").brentq
    wanted = -math.log(level)
    high = 1.0
    while log_martingale(high, squares, rho) < wanted:
        high *= 2
    found: float = brentq(lambda sum_: log_martingale(sum_, squares, rho) - wanted, 0.0, high, xtol=1e-10)
    return found


def log_martingale(total: float, squares: float, rho: float) -> float:
    """The logarithm of the gamma-exponential mixture, a supermartingale for values within a range of 1."""
    special = needs("scipy.special")
    gammaln, gammainc = special.gammaln, special.gammainc
    shape = squares + rho
    reach = total + squares + rho
    lead = rho * math.log(rho) - gammaln(rho) - math.log(gammainc(rho, rho))
    found: float = lead + gammaln(shape) + math.log(gammainc(shape, reach)) - shape * math.log(reach) + total + squares
    return found


def asymptotic_radius(count: int, variance: float, level: float = LEVEL, sharpest: int = 1000) -> float:
    """Half the width of an interval for the mean of values with this sample variance.

    Their range does not matter. ``sharpest``: the number of values at which it is narrowest. It holds for large numbers of
    values, say from 100 on.
    """
    if count < 2 or variance <= 0.0:
        return math.inf if count < 2 else 0.0
    doubt = -2 * math.log(level)
    square = (
        doubt + math.log(doubt + 1)
    ) / sharpest  # of the parameter of the normal mixture, in units of the variance
    grown = count * square + 1
    return math.sqrt(variance * 2 * grown / (count * count * square) * math.log(math.sqrt(grown) / level))
