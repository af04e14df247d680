"""Beyond sums: counters are found where there are some, and not where there are none."""

from __future__ import annotations

import math

import numpy as np
import pytest

from regalia.lab.pricing.beyond_sums import FEWEST, beyond_sums
from regalia.lab.pricing.pairs import Pair

KEYS = ("P", "R", "N")
WORTH = {"P": 1.0, "R": 0.8, "N": 1.2}


def drawn_pairs(pairs: int, counter: float, twin: float) -> list[Pair]:
    """Games in which a rook beats a knight by a counter, and two pawns in one army add a worth of their own."""
    rng = np.random.default_rng(3)
    found = []
    for _ in range(pairs):
        one, other = (tuple(str(key) for key in rng.choice(KEYS, rng.choice((2, 3, 4)))) for _ in range(2))
        lead = sum(WORTH[key] for key in one) - sum(WORTH[key] for key in other)
        lead += counter * (one.count("R") * other.count("N") - one.count("N") * other.count("R"))
        lead += twin * (math.comb(one.count("P"), 2) - math.comb(other.count("P"), 2))
        scores = rng.random(2) < 1 / (1 + math.exp(-lead))
        found.append(Pair(one, other, float(scores[0]), float(scores[1])))
    return found


def test_a_counter_is_found_and_told_from_the_stronger_side() -> None:
    (pairs, counters), by_kind = beyond_sums(KEYS, drawn_pairs(3000, 0.5, 0.0), seed=1)
    assert counters.low > 0
    assert counters.gain > pairs.gain
    strongest = by_kind[0]
    assert (strongest.one, strongest.over) == ("R", "N")
    assert strongest.low <= 0.5 <= strongest.high


def test_pairs_in_a_force_are_found() -> None:
    (pairs, counters), _ = beyond_sums(KEYS, drawn_pairs(3000, 0.0, 1.0), seed=1)
    assert pairs.low > 0
    assert counters.high < pairs.gain


def test_sums_are_enough_where_games_follow_them() -> None:
    gains, counters = beyond_sums(KEYS, drawn_pairs(3000, 0.0, 0.0), seed=1)
    assert all(gain.low <= 0 for gain in gains)
    assert all(counter.logits == pytest.approx(0.0, abs=0.2) for counter in counters)


def test_few_games_say_nothing() -> None:
    assert beyond_sums(KEYS, drawn_pairs(FEWEST - 1, 0.5, 0.0), seed=1) == ((), ())
