"""Which armies of Royal Battles win: a logistic model of units, pairs of units and counters, for ``tools/fit_armies.py``.

Each army has a strength: its units, and pairs of units. Units of one army counter units of the other; the second of a kind may
counter less than the first, or more.
"""

from __future__ import annotations

import csv
import itertools
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from army_games import LETTERS, Rows

FOLDS = 5
SEED = 1
PARTS = ("units", "pairs", "counters", "repeats")

Array = Any  # an array of NumPy


def counts(army: str) -> list[int]:
    """The number of its units of each kind."""
    found = Counter(army)
    return [found[letter] for letter in LETTERS]


def strength(army: str, parts: tuple[str, ...]) -> list[float]:
    """What makes an army strong: its units, and the pairs among them."""
    units = counts(army)
    row = [float(number) for number in units]
    if "pairs" in parts:
        both = itertools.combinations_with_replacement(range(len(units)), 2)
        row += [units[i] * (units[i] - 1) / 2 if i == j else float(units[i] * units[j]) for i, j in both]
    return row


def features(army: str, other: str, parts: tuple[str, ...]) -> list[float]:
    """What speaks for the army and against the other one; the exchange of both changes every sign."""
    row = [mine - theirs for mine, theirs in zip(strength(army, parts), strength(other, parts), strict=True)]
    if "counters" in parts:
        mine, theirs = counts(army), counts(other)
        row += [
            float(mine[i] * theirs[j] - mine[j] * theirs[i]) for i, j in itertools.combinations(range(len(mine)), 2)
        ]
    if "repeats" in parts:
        row += [after - before for before, after in zip(repeats(other, army), repeats(army, other), strict=True)]
    return row


def repeats(army: str, other: str) -> list[float]:
    """The pairs of equal units of the army, for each unit of the other one: a second unit may counter less, or more."""
    theirs = counts(other)
    return [number * (number - 1) / 2 * units for number in counts(army) for units in theirs]


def read(files: list[Path]) -> Rows:
    """The games of all files."""
    found: Rows = {}
    for file in files:
        with file.open(encoding="utf-8") as lines:
            for told in csv.DictReader(lines):
                row = found.setdefault((told["army"], told["other"]), [0, 0.0])
                row[0] += int(told["games"])
                row[1] += float(told["points"])
    return found


@dataclass(frozen=True, slots=True)
class Sample:
    """Games as arrays: a row of inputs for each pair, its games, and the share of the first army."""

    inputs: Array
    games: Array
    shares: Array

    def part(self, rows: Array) -> Sample:
        return Sample(self.inputs[rows], self.games[rows], self.shares[rows])


def sampled(rows: Rows, parts: tuple[str, ...], known: Array | None = None) -> Sample:
    """The sample of these games. With known weights, what they predict is one more input, the first one."""
    inputs = np.array([features(*pair, parts) for pair in rows])
    if known is not None:
        inputs = np.column_stack([inputs @ known, inputs])
    games = np.array([row[0] for row in rows.values()], dtype=float)
    return Sample(inputs, games, np.array([row[1] for row in rows.values()]) / games)


def logistic(logits: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-logits))


def fitted(sample: Sample, ridge: Array) -> Array:
    """The weights with the highest likelihood under this ridge penalty, by Newton's method."""
    weights = np.zeros(sample.inputs.shape[1])
    for _ in range(30):
        expected = logistic(sample.inputs @ weights)
        slope = sample.inputs.T @ (sample.games * (sample.shares - expected)) - ridge * weights
        curve = (sample.inputs.T * (sample.games * expected * (1 - expected))) @ sample.inputs + np.diag(ridge)
        weights += np.linalg.solve(curve, slope)
    return weights


def nats(sample: Sample, weights: Array) -> float:
    """The mean surprise of a game."""
    expected = logistic(sample.inputs @ weights)
    found = sample.shares * np.log(expected) + (1 - sample.shares) * np.log(1 - expected)
    return float(-(sample.games * found).sum() / sample.games.sum())


def held_out(sample: Sample, ridge: Array) -> float:
    """The mean surprise of a game between armies whose games the fit has not seen."""
    fold = np.random.default_rng(SEED).permutation(len(sample.games)) % FOLDS
    found = [(sample.part(fold == n), fitted(sample.part(fold != n), ridge)) for n in range(FOLDS)]
    total = sum(nats(part, weights) * part.games.sum() for part, weights in found)
    return float(total / sample.games.sum())


def penalty(size: int, ridge: float, *, free: bool) -> Array:
    """The ridge of each weight; with ``free`` the first one has next to none."""
    found = np.full(size, ridge)
    if free:
        found[0] = 1e-6
    return found
