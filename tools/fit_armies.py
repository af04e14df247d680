"""Fit which armies of Royal Battles win, and a mix of them: ``python tools/fit_armies.py GAMES.csv … [--prior GAMES.csv …]``.

The files are those of tools/army_games.py. The model is logistic: each army has a strength (its units, and pairs of units), and
units of one army counter units of the other. With --prior, these games are fitted first, and the others say how much the
strong player's games differ from them. Held-out pairs of armies show which parts of the model predict.

The mix is the one in which every army's share grows with what it wins against the mix, as even as --margin allows: the share
of games that the best answer to the mix wins beyond half. --old is a mix to compare with: armies of equal weight. --out writes
the armies and their weights for the bots.
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
from army_games import ALL, LETTERS, Rows, spelled

FOLDS = 5
SEED = 1
PARTS = ("units", "pairs", "counters")
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


def evened(table: Array, heat: float) -> Array:
    """The mix in which an army's share is in proportion to exp(what it wins against the mix / heat)."""
    mix = np.full(len(table), 1.0 / len(table))
    for step in range(20000):
        wins = table @ mix
        wanted = np.exp((wins - wins.max()) / heat)
        mix += (wanted / wanted.sum() - mix) / (50.0 + step / 20.0)
    return mix


def beaten_by(table: Array, mix: Array) -> float:
    """How much more than half the best answer wins."""
    return float((table @ mix).max() - 0.5)


def mixed(table: Array, margin: float) -> Array:
    """The most even mix that no army beats by more than the margin; armies with few shares are left out."""
    low, high = 1e-4, 1.0
    for _ in range(12):
        heat = (low * high) ** 0.5
        mix = trimmed(evened(table, heat))
        low, high = (low, heat) if beaten_by(table, mix) > margin else (heat, high)
    return trimmed(evened(table, low))


def trimmed(mix: Array) -> Array:
    kept = np.where(mix >= LEAST, mix, 0.0)
    if not kept.any():
        return mix
    whole = np.round(100.0 * kept / kept.sum())
    return whole / whole.sum()


def told(table: Array, mix: Array, old: Array | None) -> None:
    """Print the mix, what it wins, and the best answers to it."""
    wins = table @ mix
    spread = float(np.exp(-(mix[mix > 0] * np.log(mix[mix > 0])).sum()))
    for place in np.argsort(-mix):
        if mix[place] > 0:
            print(f"{ALL[place]} {mix[place]:.3f}, wins {wins[place]:.3f} against the mix")
    answers = ", ".join(f"{ALL[place]} {wins[place]:.3f}" for place in np.argsort(-wins)[:6])
    print(f"{(mix > 0).sum()} armies, as varied as {spread:.1f} equal ones; best answers: {answers}")
    if old is not None:
        answers = ", ".join(f"{ALL[place]} {(table @ old)[place]:.3f}" for place in np.argsort(-(table @ old))[:6])
        print(f"against the old mix {mix @ table @ old:.3f}; best answers to that: {answers}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--prior", type=Path, nargs="*", default=[], help="games of a weaker player, fitted first")
    parser.add_argument("--ridge", type=float, default=100.0, help="penalty of the differences from the prior")
    parser.add_argument("--margin", type=float, default=0.01)
    parser.add_argument("--old", default="", help="letters of armies, with commas")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    known = weights_of(read(asked.prior), 1.0, None) if asked.prior else None
    weights = weights_of(read(asked.games), asked.ridge if asked.prior else 1.0, known)
    table = matchups(weights)
    mix = mixed(table, asked.margin)
    old = [spelled(army) for army in asked.old.split(",") if army]
    told(table, mix, np.array([(army in old) / len(old) for army in ALL]) if old else None)
    if asked.out:
        found = {ALL[place]: round(100 * float(mix[place])) for place in np.argsort(-mix) if mix[place] > 0}
        asked.out.write_text(json.dumps({"armies": found}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
