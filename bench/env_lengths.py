"""Looks for long games beside the bound ``Rules.longest``: ``python bench/env_lengths.py [--seconds 12]``.

A player gives every verb a weight and prefers moves with a large one, with some chance. Weights are changed at random, and a
change stays if it makes a longer game. What is found is no proof: games can be longer, but not longer than the bound.
"""

from __future__ import annotations

import argparse
import random
import time

from regalia.games import catalogue
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import VERB_MASK, listed_moves
from regalia.testing.mixes import table

TABLES = (0, 2, 4, 6, 8)  # of the tests' tables of each game
FACTORS = (0.001, 0.01, 0.2, 5.0, 100.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=12.0, help="for each table (12)")
    seconds = parser.parse_args().seconds
    for game in catalogue().values():
        for number in TABLES:
            seats, options = table(game, number, FastRng(5, number))
            rules, _ = game.set_up(options, seats)
            found, games = longest(rules, seconds)
            ratio = int(rules.longest) / found
            print(f"{game.key} {number}: {found} of at most {rules.longest} ({ratio:.1f}) in {games} games", flush=True)


def longest(rules: Rules, seconds: float) -> tuple[int, int]:
    """The decisions of the longest game that was found, and how many games were played."""
    rng, end, games, best = random.Random(1), time.monotonic() + seconds, 0, 0
    kept = [1.0] * (VERB_MASK + 1)
    while time.monotonic() < end:
        if rng.random() < 0.8:
            weights = [weight * (rng.choice(FACTORS) if rng.random() < 0.15 else 1.0) for weight in kept]
        else:
            weights = [10 ** rng.uniform(-3, 2) for _ in kept]
        length = played(rules, weights, games)
        games += 1
        if length > best:
            best, kept = length, weights
    return best, games


def played(rules: Rules, weights: list[float], seed: int) -> int:
    """The decisions of one game with these weights."""
    chance, taste, state, decisions = FastRng(seed), random.Random(seed), rules.start(), 0
    while settle(state, chance) >= 0:
        moves = listed_moves(state, rules.most_moves)
        state.play(max(moves, key=lambda move: weights[move & VERB_MASK] * taste.random()))
        decisions += 1
        if decisions > rules.longest:
            raise AssertionError(f"A game has more decisions than the bound of {rules.longest}.")
    return decisions


if __name__ == "__main__":
    main()
