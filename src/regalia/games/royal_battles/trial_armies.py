"""Armies of equal points for trying out a unit: one army has it, the other does not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement, product

from regalia.kernel.rng import FastRng

COMPANIONS = 3
SIZES = (4, 3, 5, 2, 6, 7)  # of the other army, the usual one first
CLOSE = 5  # points between armies that count as equal


def trial_armies(letter: str, cost: Mapping[str, int], seed: int, number: int) -> tuple[str, str]:
    """The army with the unit and the other one, by number; as equal as the prices allow."""
    rng = FastRng(seed, number)
    others = "".join(kind for kind in cost if kind != letter)
    companions = _armies(others, COMPANIONS)
    mine = letter + companions[rng.below(len(companions))]
    wanted = sum(cost[kind] for kind in mine)
    for size, gap in product(SIZES, (0, CLOSE)):
        known = _by_points(others, tuple(cost[kind] for kind in others), size)
        found = [army for points in known if abs(points - wanted) <= gap for army in known[points]]
        if found:
            return mine, found[rng.below(len(found))]
    every = [army for size in SIZES for army in _armies(others, size)]
    return mine, min(every, key=lambda army: abs(sum(cost[kind] for kind in army) - wanted))


@lru_cache(16)
def _armies(kinds: str, size: int) -> tuple[str, ...]:
    return tuple(map("".join, combinations_with_replacement(kinds, size)))


@lru_cache(64)
def _by_points(kinds: str, prices: tuple[int, ...], size: int) -> dict[int, list[str]]:
    """The armies of a size by what they cost."""
    cost = dict(zip(kinds, prices, strict=True))
    found: dict[int, list[str]] = {}
    for army in _armies(kinds, size):
        found.setdefault(sum(cost[kind] for kind in army), []).append(army)
    return found
