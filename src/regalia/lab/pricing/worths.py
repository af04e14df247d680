"""Worths: how much a part adds to the logarithm of the odds to win, fitted from pairs by logistic regression."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regalia.lab.extra import needs
from regalia.lab.pricing.pairs import Pair
from regalia.lab.statistics import Z

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[Any, Any]

RIDGE = 1e-3  # penalty on squared worths, so that few games also have an answer


@dataclass(frozen=True)
class Worths:
    """The worth of each kind of part in logits, with the covariance of the estimates.

    ``seat`` is the advantage of the first seat. With forces of one size only the differences are identified, and the worths
    are centred: their mean is 0.
    """

    keys: tuple[str, ...]
    values: Matrix
    covariance: Matrix
    seat: float
    centred: bool

    def of(self, key: str) -> float:
        return float(self.values[self.keys.index(key)])

    def reach(self, key: str) -> float:
        """Half of the 95 % interval."""
        at = self.keys.index(key)
        return float(Z * self.covariance[at, at] ** 0.5)


def fit_worths(keys: Sequence[str], pairs: Sequence[Pair], sizes: Sequence[int]) -> Worths:
    """The worths of these kinds, from pairs between forces made of them."""
    np: Any = needs("numpy")
    more = np.array([[pair.one.count(key) - pair.other.count(key) for key in keys] for pair in pairs], dtype=float)
    scores = np.array([[pair.as_first, pair.as_second] for pair in pairs], dtype=float)
    estimates, covariance, _ = logistic(more, scores, np.zeros(len(more)))
    values, spread = estimates[1:], covariance[1:, 1:]
    centred = len(set(sizes)) == 1
    if centred:
        to_mean = np.eye(len(keys)) - 1 / len(keys)
        values, spread = to_mean @ values, to_mean @ spread @ to_mean.T
    return Worths(tuple(keys), values, spread, float(estimates[0]), centred)


def fit_change(pairs: Sequence[Pair], key: str, known: Worths) -> tuple[float, float]:
    """The worth of a new kind in logits and its standard error.

    The worths of the standard kinds are known.

    Few pairs may happen to agree, so the error is at least that of independent games.
    """
    np: Any = needs("numpy")
    copies = np.array([[pair.one.count(key) - pair.other.count(key)] for pair in pairs], dtype=float)
    rest = np.array([_sum(pair.one, key, known) - _sum(pair.other, key, known) for pair in pairs])
    scores = np.array([[pair.as_first, pair.as_second] for pair in pairs], dtype=float)
    estimates, covariance, independent = logistic(copies, scores, rest)
    return float(estimates[1]), float(max(covariance[1, 1], independent[1, 1]) ** 0.5)


def _sum(force: Sequence[str], key: str, known: Worths) -> float:
    return sum(known.of(part) for part in force if part != key)


def logistic(more: Matrix, scores: Matrix, offset: Matrix) -> tuple[Matrix, Matrix, Matrix]:
    """The advantage of the first seat and the coefficients of ``more``, with their covariance.

    Last comes the covariance that they would have if all games were independent.

    ``scores`` has two columns: what the first force scored from the first seat, and from the second. A tie counts half.
    Both games of a pair have the same cards, so the covariance is computed from the pairs, not from the games.
    """
    np: Any = needs("numpy")
    optimize: Any = needs("scipy.optimize")
    pairs = len(more)
    one = np.column_stack([np.ones(pairs), more])
    other = np.column_stack([-np.ones(pairs), more])
    penalty = np.full(one.shape[1], RIDGE)
    penalty[0] = 0.0

    def chances(at: Matrix) -> tuple[Matrix, Matrix]:
        return _expit(np, one @ at + offset), _expit(np, other @ at + offset)

    def loss(at: Matrix) -> float:
        margins = (one @ at + offset, scores[:, 0]), (other @ at + offset, scores[:, 1])
        total = sum((np.logaddexp(0.0, margin) - score * margin).sum() for margin, score in margins)
        return float(total + 0.5 * (penalty * at * at).sum())

    def slope(at: Matrix) -> Matrix:
        first, second = chances(at)
        found: Matrix = one.T @ (first - scores[:, 0]) + other.T @ (second - scores[:, 1]) + penalty * at
        return found

    def curvature(at: Matrix) -> Matrix:
        first, second = (chance * (1 - chance) for chance in chances(at))
        found: Matrix = (one.T * first) @ one + (other.T * second) @ other + np.diag(penalty)
        return found

    start = np.zeros(one.shape[1])
    found = optimize.minimize(loss, start, jac=slope, hess=curvature, method="trust-exact", options={"gtol": 1e-8}).x
    first, second = chances(found)
    errors = one * (scores[:, 0] - first)[:, None] + other * (scores[:, 1] - second)[:, None]
    inverse = np.linalg.pinv(curvature(found))
    return found, inverse @ (errors.T @ errors) @ inverse, inverse


def _expit(np: Any, margin: Matrix) -> Matrix:
    special: Any = needs("scipy.special")
    found: Matrix = special.expit(margin)
    return found


def as_points(worths: Worths, assumed: float) -> Mapping[str, tuple[float, float, float]]:
    """The price of each kind in points with its 95 % interval; the mean kind costs 100.

    ``assumed`` is the worth of the mean kind in logits. It counts only where the worths are centred; otherwise the mean is
    known from the games, and the interval of the ratio follows by the delta method.
    """
    np: Any = needs("numpy")
    count = len(worths.keys)
    mean = assumed if worths.centred else float(worths.values.mean())
    found = {}
    for at, key in enumerate(worths.keys):
        value = float(worths.values[at])
        price = 100 * (1 + value / mean) if worths.centred else 100 * value / mean
        gradient = np.zeros(count)
        gradient[at] = 100 / mean
        if not worths.centred:
            gradient -= 100 * value / mean**2 / count
        reach = float(Z * (gradient @ worths.covariance @ gradient) ** 0.5)
        found[key] = price, price - reach, price + reach
    return found
