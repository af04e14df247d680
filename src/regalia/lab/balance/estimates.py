"""Estimates: numbers with 95 % ranges from arrays of games. Shares are in per cent, differences in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import optimize, stats

from regalia.lab.balance.model import Value
from regalia.lab.statistics import Z, wilson
from regalia.lab.tournament.ratings import ELO, Rating, Table, rate

Floats = NDArray[np.float64]
LEVEL = 0.05
BOOTSTRAPS = 300
RIDGE = 1e-3
FEW = 200  # games up to which ranges are Student's
UNKNOWN = 1e6  # the standard error of a mean of fewer than two numbers


def wide_z(comparisons: int) -> float:
    """Half the width, in standard errors, of ranges that hold for all comparisons together (Bonferroni)."""
    return float(stats.norm.ppf(1 - LEVEL / (2 * max(1, comparisons))))


def ranged(middle: float, error: float, comparisons: int = 0, scale: float = 1.0, games: int = 0) -> Value:
    """A value from its standard error. ``games``: how many it comes from, if the error is estimated from few of them."""
    small = small_sample(games)
    value, reach = scale * middle, scale * Z * small * error
    if not comparisons:
        return Value(value, value - reach, value + reach)
    wide = scale * wide_z(comparisons) * small * error
    return Value(value, value - reach, value + reach, value - wide, value + wide)


def small_sample(games: int) -> float:
    """How many times wider a range is whose standard error comes from so few games (Student); 1 where there are many."""
    return float(stats.t.ppf(1 - LEVEL / 2, games - 1)) / Z if 2 <= games <= FEW else 1.0


def mean_error(sample: Floats) -> tuple[float, float]:
    """The mean and its standard error."""
    if len(sample) < 2:
        return (float(sample[0]) if len(sample) else 0.0), UNKNOWN
    return float(sample.mean()), float(sample.std(ddof=1) / np.sqrt(len(sample)))


def mean(sample: Floats, comparisons: int = 0, scale: float = 1.0) -> Value:
    """The mean of independent numbers: normal with the sample variance; Student's range where there are few."""
    return ranged(*mean_error(sample), comparisons, scale, len(sample))


def share(sample: Floats, comparisons: int = 0) -> Value:
    """The mean of results from 0 to 1, in per cent: Wilson without ties, else normal with the sample variance.

    Where every game is tied the sample has no variance, and the range is Wilson's too.
    """
    if len(sample) and np.isin(sample, (0.0, 1.0)).all():
        found = wilson(float(sample.sum()), len(sample))
        plain = Value(100 * found.share, 100 * found.low, 100 * found.high)
        if not comparisons:
            return plain
        stretch = wide_z(comparisons) / Z
        low, high = (
            plain.value - stretch * (plain.value - plain.low),
            plain.value + stretch * (plain.high - plain.value),
        )
        return Value(plain.value, plain.low, plain.high, max(0.0, low), min(100.0, high))
    return deal_share(sample, comparisons)


def within(value: Value, lowest: float = 0.0) -> Value:
    """A share whose ranges stay between 0 and 100 %, or a difference of shares."""
    ends = (value.low, value.high, value.low_all, value.high_all)
    return Value(value.value, *(None if end is None else min(100.0, max(lowest, end)) for end in ends))  # type: ignore[arg-type]


def deal_share(sample: Floats, comparisons: int = 0) -> Value:
    """The mean share of deals that were played from both sides, in per cent.

    The range is normal, or Wilson's where all shares are equal.
    """
    if len(sample) and float(np.ptp(sample)) == 0.0:
        found = wilson(float(sample.sum()), len(sample))
        return Value(100 * found.share, 100 * found.low, 100 * found.high)
    return within(mean(sample, comparisons, 100.0))


def difference(changed: Floats, base: Floats, comparisons: int = 0, scale: float = 1.0) -> Value:
    """The mean difference of games with the same deals, over those that both have."""
    both = min(len(changed), len(base))
    return mean(changed[:both] - base[:both], comparisons, scale)


def share_difference(changed: Floats, base: Floats, comparisons: int = 0) -> Value:
    """The difference of two shares over games with the same deals, in points.

    The range is that of Agresti and Min (2005): half a game more of each outcome. So a few games in which nothing differs
    are not taken for certainty.
    """
    both = min(len(changed), len(base))
    found = np.asarray(changed[:both] - base[:both], dtype=np.float64)
    if both < 2:
        return mean(found, comparisons, 100.0)
    middle = float(found.mean())
    spread = float(((found - middle) ** 2).sum()) + ((1 - middle) ** 2 + (1 + middle) ** 2) / 2 + middle**2
    error = float(np.sqrt(spread / (both + 2) / (both + 2)))
    return within(ranged(middle, error, comparisons, 100.0, both), lowest=-100.0)


def sure(value: Value, reference: float = 0.0) -> bool:
    """Whether the widest range leaves out the reference."""
    low = value.low if value.low_all is None else value.low_all
    high = value.high if value.high_all is None else value.high_all
    return not low <= reference <= high


def wide(value: Value) -> Value:
    """The value with the range that holds for all rows together, for one that was picked among them."""
    if value.low_all is None or value.high_all is None:
        return value
    return Value(value.value, value.low_all, value.high_all)


def bootstrap(sample: Floats, statistic: Callable[..., Any], seed: int = 1) -> Value:
    """A statistic of a sample, with its percentile bootstrap range."""
    middle = float(statistic(sample))
    if len(sample) < 2 or float(np.ptp(sample)) == 0.0:
        return Value(middle, middle, middle)
    found = stats.bootstrap(
        (sample,), statistic, n_resamples=BOOTSTRAPS, method="percentile", rng=np.random.default_rng(seed), batch=20
    )
    return Value(middle, float(found.confidence_interval.low), float(found.confidence_interval.high))


# ---- regression


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights of a logistic regression in logits, and their covariance."""

    weights: Floats
    covariance: Floats


def logistic(inputs: Floats, results: Floats) -> Fit:
    """Fit results from 0 to 1 by a logistic regression with a small ridge."""
    rows = np.asarray(inputs, dtype=np.float64)

    def loss(weights: Floats) -> tuple[float, Floats]:
        logits = rows @ weights
        value = np.sum(np.logaddexp(0, logits) - results * logits) + RIDGE * float(weights @ weights)
        chance = 1 / (1 + np.exp(-logits))
        return float(value), rows.T @ (chance - results) + 2 * RIDGE * weights

    found = optimize.minimize(loss, np.zeros(rows.shape[1]), jac=True, method="BFGS")
    chance = 1 / (1 + np.exp(-(rows @ found.x)))
    information = (rows * (chance * (1 - chance))[:, None]).T @ rows + 2 * RIDGE * np.eye(rows.shape[1])
    return Fit(found.x, np.linalg.inv(information))


def contrasts(fit: Fit, terms: int) -> list[tuple[float, float]]:
    """The first weights against their mean, each with its standard error: for counts that add up to a constant."""
    matrix = np.eye(terms) - 1 / terms
    middles = matrix @ fit.weights[:terms]
    errors = np.sqrt(np.diag(matrix @ fit.covariance[:terms, :terms] @ matrix.T))
    return [(float(m), float(e)) for m, e in zip(middles, errors, strict=True)]


def plain_weights(fit: Fit, terms: int) -> list[tuple[float, float]]:
    """The first weights, each with its standard error."""
    errors = np.sqrt(np.diag(fit.covariance))
    return [(float(fit.weights[n]), float(errors[n])) for n in range(terms)]


POINTS_A_LOGIT = 25.0  # of win share, near one half


# ---- the ladder


Deals = Mapping[tuple[str, str], Floats]  # by pair: for each deal the first bot's results, one for each seating


def ratings(bots: Sequence[str], deals: Deals, seed: int = 1) -> dict[str, Value]:
    """Bradley–Terry ratings about a mean of 1500; the ranges are a bootstrap over deals.

    A few deals may happen to agree, so no range is narrower than that of independent games.
    """
    rng = np.random.default_rng(seed)
    middle = _rated(bots, {pair: found.mean() for pair, found in deals.items()}, deals)
    trials = {bot: np.empty(BOOTSTRAPS) for bot in bots}
    for trial in range(BOOTSTRAPS):
        means = {p: f[rng.integers(0, len(f), len(f))].mean() for p, f in deals.items()}
        for bot, rating in _rated(bots, means, deals).items():
            trials[bot][trial] = rating.value
    ends = {bot: np.quantile(trials[bot], [LEVEL / 2, 1 - LEVEL / 2]) for bot in bots}
    return {
        bot: Value(found.value, min(found.low, float(ends[bot][0])), max(found.high, float(ends[bot][1])))
        for bot, found in middle.items()
    }


def _rated(bots: Sequence[str], means: Mapping[tuple[str, str], Any], deals: Deals) -> dict[str, Rating]:
    tables = []
    for (one, other), mean_share in means.items():
        games = int(deals[one, other].size)
        taken = {one: float(mean_share) * games, other: (1 - float(mean_share)) * games}
        tables.append(Table(games, {one: 1, other: 1}, taken))
    return rate(bots, tables)


def rating_gap(found: Value) -> Value:
    """A share in per cent as points of rating."""

    def points(per_cent: float) -> float:
        part = min(max(per_cent / 100, 0.001), 0.999)
        return float(ELO * np.log(part / (1 - part)))

    return Value(points(found.value), points(found.low), points(found.high))


def expected_share(stronger: float, weaker: float) -> float:
    """The share in per cent that a rating gives against another."""
    return float(100 / (1 + np.exp((weaker - stronger) / ELO)))


def divided(first: Floats, second: Floats) -> Floats:
    """For each deal that two bots played from both sides: 1 if the same seat won twice."""
    both = min(len(first), len(second))
    return np.asarray((first[:both] - 0.5) * (second[:both] - 0.5) < 0, dtype=np.float64)
