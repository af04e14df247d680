"""Beyond sums: whether pairs of parts in a force, or parts that counter each other, explain more than prices that add up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Any, NamedTuple

from regalia.lab.extra import needs
from regalia.lab.pricing.pairs import Pair
from regalia.lab.pricing.worths import logistic
from regalia.lab.statistics import Z

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[Any, Any]

FOLDS = 5
FEWEST = 1_000  # pairs; fewer are not enough to estimate the terms


class Gain(NamedTuple):
    """How much better forecasts of games that were held out get by some terms: nats a game, with a 95 % interval."""

    terms: str
    gain: float
    low: float
    high: float


class Counter(NamedTuple):
    """One part of the first kind against one of the second: its worth in logits beside that of both, with a 95 % interval."""

    one: str
    over: str
    logits: float
    low: float
    high: float


def beyond_sums(keys: Sequence[str], pairs: Sequence[Pair], seed: int) -> tuple[tuple[Gain, ...], tuple[Counter, ...]]:
    """What pair terms and counters gain on held-out games, and the counters, the strongest first."""
    if len(pairs) < FEWEST:
        return (), ()
    np: Any = needs("numpy")
    one, other = (
        np.array([[force.count(key) for key in keys] for force in side], dtype=float) for side in _sides(pairs)
    )
    scores = np.array([[pair.as_first, pair.as_second] for pair in pairs], dtype=float)
    sums, counters = one - other, _counters(np, one, other)
    order = np.random.Generator(np.random.PCG64(seed)).permutation(len(pairs))
    plain = _held_out(np, sums, scores, order)
    gains = []
    for name, terms in (("pairs in a force", _in_one(np, one) - _in_one(np, other)), ("counters", counters)):
        found = plain - _held_out(np, np.hstack([sums, terms]), scores, order)
        mean, reach = float(found.mean()), float(Z * found.std() / len(found) ** 0.5)
        gains.append(Gain(name, *(round(value, 5) + 0.0 for value in (mean, mean - reach, mean + reach))))
    return tuple(gains), _strongest(np, keys, np.hstack([sums, counters]), scores)


def _sides(pairs: Sequence[Pair]) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    return [pair.one for pair in pairs], [pair.other for pair in pairs]


def _in_one(np: Any, counts: Matrix) -> Matrix:
    """How many pairs of each two kinds a force has."""
    kinds = range(counts.shape[1])
    found: Matrix = np.column_stack(
        [counts[:, i] * (counts[:, j] - (i == j)) / (1 + (i == j)) for i, j in combinations_with_replacement(kinds, 2)]
    )
    return found


def _counters(np: Any, one: Matrix, other: Matrix) -> Matrix:
    """For each two kinds: how often the first meets the second, less how often the second meets the first."""
    found: Matrix = np.column_stack(
        [one[:, i] * other[:, j] - one[:, j] * other[:, i] for i, j in combinations(range(one.shape[1]), 2)]
    )
    return found


def _held_out(np: Any, terms: Matrix, scores: Matrix, order: Matrix) -> Matrix:
    """The mean loss of both games of each pair, forecast from the other folds."""
    loss = np.zeros(len(terms))
    for fold in np.array_split(order, FOLDS):
        rest = np.setdiff1d(order, fold)
        seat, *worths = logistic(terms[rest], scores[rest], np.zeros(len(rest)))[0]
        lead = terms[fold] @ np.array(worths)
        for margin, score in ((lead + seat, scores[fold, 0]), (lead - seat, scores[fold, 1])):
            loss[fold] += (np.logaddexp(0.0, margin) - score * margin) / 2
    found: Matrix = loss
    return found


def _strongest(np: Any, keys: Sequence[str], terms: Matrix, scores: Matrix) -> tuple[Counter, ...]:
    """The counters, each told from the kind that it favours."""
    estimates, covariance, _ = logistic(terms, scores, np.zeros(len(terms)))
    first = 1 + len(keys)
    found = []
    for at, (one, over) in enumerate(combinations(keys, 2), first):
        value, reach = float(estimates[at]), float(Z * covariance[at, at] ** 0.5)
        if value < 0:
            one, over, value = over, one, -value
        found.append(Counter(one, over, *(round(number, 3) + 0.0 for number in (value, value - reach, value + reach))))
    return tuple(sorted(found, key=lambda counter: -counter.logits))
