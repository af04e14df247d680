"""Pentanomial sequential test: which of two bots is stronger, from pairs of games with the same deal and seats exchanged.

A pair gives a bot 0, 1/2, 1, 3/2 or 2 points: five outcomes, whose spread tells how much the deal decides. The test is a
generalised sequential probability ratio test: the likelihoods of the two hypotheses are each maximised over all
distributions of the five outcomes with that mean.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from regalia.lab.extra import needs

VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)  # mean result of a pair
LEVEL = 0.05
LEAST_PAIRS = 50  # before which nothing is decided
SEED_COUNT = 1e-3  # in place of 0, so that every outcome stays possible

Verdict = Literal["", "higher", "lower", "equal"]


@dataclass(slots=True)
class PairTest:
    """Whether the mean result of pairs is above 1/2 by ``margin``, below it by ``margin``, or neither.

    The chance to call equal bots different is at most about ``level``, and so is the chance to miss a difference of
    ``margin``.
    """

    margin: float
    level: float = LEVEL
    counts: list[int] = field(default_factory=lambda: [0] * len(VALUES), init=False)

    def add(self, mean_result: float, times: int = 1) -> None:
        """Take in pairs with this mean result."""
        self.counts[round(mean_result * (len(VALUES) - 1))] += times

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in zip(VALUES, self.counts, strict=True)) / max(self.pairs, 1)

    @property
    def verdict(self) -> Verdict:
        """What the pairs so far decide; empty while they do not."""
        if self.pairs < LEAST_PAIRS:
            return ""
        above = log_ratio(self.counts, 0.5, 0.5 + self.margin)
        below = log_ratio(self.counts, 0.5, 0.5 - self.margin)
        accept = math.log((1 - self.level) / (self.level / 2))
        reject = math.log(self.level / (1 - self.level / 2))
        if above >= accept:
            return "higher"
        if below >= accept:
            return "lower"
        return "equal" if above <= reject and below <= reject else ""


def log_ratio(counts: Sequence[float], one: float, other: float) -> float:
    """How much likelier the counts are with mean ``other`` than with mean ``one``, as a logarithm."""
    seeded = [max(count, SEED_COUNT) for count in counts]
    at_one, at_other = likeliest(seeded, one), likeliest(seeded, other)
    return sum(count * math.log(b / a) for count, a, b in zip(seeded, at_one, at_other, strict=True))


def likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """The chances of the five outcomes with this mean under which the counts are likeliest."""
    brentq = needs("scipy.optimize").brentq
    total = sum(counts)
    away = [value - mean for value in VALUES]
    low, high = -1 / max(away), -1 / min(away)
    slack = 1e-9 * (high - low)
    tilt = brentq(
        lambda tilt: sum(count * off / (1 + tilt * off) for count, off in zip(counts, away, strict=True)),
        low + slack,
        high - slack,
    )
    return [count / total / (1 + tilt * off) for count, off in zip(counts, away, strict=True)]
