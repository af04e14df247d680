"""Fit which armies of Royal Battles win, and a mix of them: ``python tools/fit_armies.py GAMES.csv … [--prior GAMES.csv …]``.

The files are those of tools/army_games.py; the model is in ``army_model.py``. With --prior, these games are fitted first, and the
others say how much the games of a stronger player differ from them. Held-out pairs of armies show which parts of the model
predict.

The mix is the most even one (with the highest entropy) that no army beats by more than --margin, of armies with at least --kinds
kinds of units. --old is a mix to compare with: armies of equal weight. With --pull the mix also wins more against that one. --out
writes the armies and their weights.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from army_games import ALL, Rows, listed
from army_model import PARTS, Array, features, fitted, held_out, logistic, penalty, read, sampled
from scipy.optimize import minimize

MIXED = 3  # kinds of units
LEAST = 0.02  # an army with less of the mix is left out


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
