"""Fit which armies of Royal Battles win, and a mix of them: ``python tools/fit_armies.py GAMES.csv … [--prior GAMES.csv …]``.

The files are those of tools/army_games.py. The model is logistic: each army has a strength (its units, and pairs of units), and
units of one army counter units of the other. With --prior, these games are fitted first, and the others say how much the
strong player's games differ from them. Held-out pairs of armies show which parts of the model predict.

The mix is the most even one (with the highest entropy) that no army beats by more than --margin, of armies with at least --kinds
kinds of units. --old is a mix to compare with: armies of equal weight. With --pull the mix also wins more against that one. --out
writes the armies and their weights for the bots.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from army_games import ALL, LETTERS, Rows, listed
from scipy.optimize import minimize

FOLDS = 5
SEED = 1
PARTS = ("units", "pairs", "counters")
MIXED = 3  # kinds of units
LEAST = 0.02  # an army with less of the mix is left out

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
    return row


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


def weights_of(rows: Rows, ridge: float, known: Array | None) -> Array:
    """The weights of the whole model, and a report of what its parts predict."""
    for count in range(1, len(PARTS) + 1):
        if known is None:
            some = sampled(rows, PARTS[:count])
            found = held_out(some, penalty(some.inputs.shape[1], ridge, free=False))
            print(f"{' + '.join(PARTS[:count])}: {found:.5f} nats a game on held-out pairs")
    sample = sampled(rows, PARTS, known)
    if known is None:
        return fitted(sample, penalty(len(sample.inputs[0]), ridge, free=False))
    for each in (10.0, 30.0, 100.0, 300.0, 1000.0, 1e6):
        found = held_out(sample, penalty(len(sample.inputs[0]), each, free=True))
        print(f"prior and ridge {each:g}: {found:.5f} nats a game on held-out pairs")
    weights = fitted(sample, penalty(len(sample.inputs[0]), ridge, free=True))
    print(f"the prior counts {weights[0]:.2f} times")
    return weights[0] * known + weights[1:]


def matchups(weights: Array) -> Array:
    """The chance of each army against each."""
    return logistic(np.array([[features(one, other, PARTS) @ weights for other in ALL] for one in ALL]))


# ---- the mix


def beaten_by(table: Array, mix: Array) -> float:
    """How much more than half the best answer wins."""
    return float((table @ mix).max() - 0.5)


def most_even(table: Array, places: Array, margin: float, pull: Array) -> Array:
    """The mix of the armies at these places with the highest entropy and pull that no army beats by more than the margin.

    Solved by its dual: an army's share is in proportion to exp(its pull, and what it wins against some weighted answers).
    """
    known = table[:, places]

    def shares(prices: Array) -> Array:
        wins = pull[places] - prices @ known
        found = np.exp(wins - wins.max())
        return found / found.sum()

    def dual(prices: Array) -> tuple[float, Array]:
        wins = pull[places] - prices @ known
        value = wins.max() + np.log(np.exp(wins - wins.max()).sum()) + (0.5 + margin) * prices.sum()
        return float(value), 0.5 + margin - known @ shares(prices)

    start = np.zeros(len(table))
    prices = minimize(dual, start, jac=True, bounds=[(0.0, 1e5)] * len(table), method="L-BFGS-B").x
    mix = np.zeros(len(table))
    mix[places] = shares(prices)
    return mix


def mixed(table: Array, margin: float, kinds: int, pull: Array) -> Array:
    """The most even mix of armies with so many kinds; armies with a small share are left out, and the others fitted again."""
    places = np.array([place for place, army in enumerate(ALL) if len(set(army)) >= kinds])
    while True:
        mix = most_even(table, places, margin, pull)
        kept = np.flatnonzero(mix >= LEAST)
        if len(kept) == len(places):
            break
        places = kept
    whole = np.round(100.0 * mix)
    return whole / whole.sum()


def told(table: Array, mix: Array, old: Array) -> None:
    """Print the mix, what it wins, and the best answers to it."""
    wins = table @ mix
    spread = float(np.exp(-(mix[mix > 0] * np.log(mix[mix > 0])).sum()))
    for place in np.argsort(-mix):
        if mix[place] > 0:
            print(f"{ALL[place]} {mix[place]:.3f}, wins {wins[place]:.3f} against the mix")
    answers = ", ".join(f"{ALL[place]} {wins[place]:.3f}" for place in np.argsort(-wins)[:6])
    print(f"{(mix > 0).sum()} armies, as varied as {spread:.1f} equal ones; best answers: {answers}")
    against = table @ old
    answers = ", ".join(f"{ALL[place]} {against[place]:.3f}" for place in np.argsort(-against)[:6])
    print(f"against the old mix {mix @ against:.3f}; best answers to that: {answers}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--prior", type=Path, nargs="*", default=[], help="games of a weaker player, fitted first")
    parser.add_argument("--ridge", type=float, default=100.0, help="penalty of the differences from the prior")
    parser.add_argument(
        "--margin", type=float, default=0.01, help="what the best answer to the mix may win beyond half"
    )
    parser.add_argument(
        "--favour", type=float, default=1.0, help="how much armies of three kinds or more count beside others"
    )
    parser.add_argument("--kinds", type=int, default=2, help="the fewest kinds of units of an army in the mix")
    parser.add_argument("--old", default="", help="letters of the armies of the old mix, with commas; all without it")
    parser.add_argument(
        "--pull", type=float, default=0.0, help="how much wins against the old mix count beside variety"
    )
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    known = weights_of(read(asked.prior), 1.0, None) if asked.prior else None
    weights = weights_of(read(asked.games), asked.ridge if asked.prior else 1.0, known)
    table = matchups(weights)
    armies = listed(asked.old) or list(ALL)
    old = np.array([armies.count(army) / len(armies) for army in ALL])
    variety = np.array([np.log(asked.favour) * (len(set(army)) >= MIXED) for army in ALL])
    mix = mixed(table, asked.margin, asked.kinds, asked.pull * (table @ old) + variety)
    told(table, mix, old)
    if asked.out:
        found = {ALL[place]: round(100 * float(mix[place])) for place in np.argsort(-mix) if mix[place] > 0}
        asked.out.write_text(json.dumps({"armies": found}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
