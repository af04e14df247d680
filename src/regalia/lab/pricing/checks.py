"""Checks of a price list: forces drawn at random, each against others of equal price."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import FastRng
from regalia.lab.pricing.pairs import Force, Pair
from regalia.lab.pricing.price_list import Check

CHECKS = 12  # forces that are tried against others of equal price
TRIES = 1_000  # forces that are drawn for the checks, at most
LOOK, LEAST = 2_000, 20  # of so many forces at least so many must be opponents, or the force is passed over
CHECK_STREAM = (1 << 56) - 1  # of the generator that draws the forces of the checks; its opponents have lower ones
PRIOR = 0.5  # squared deviations of a pair that is lost and one that is won: few pairs that agree are not certainty


def draw_checks(
    keys: Sequence[str], prices: dict[str, int], sizes: Sequence[int], each: int, seed: int
) -> list[tuple[Force, Force]]:
    """Forces drawn at random, each with as many opponents of equal price as wanted, and other parts.

    More games add opponents and leave the forces as they are.
    """
    rng = FastRng(seed, CHECK_STREAM)
    found: list[tuple[Force, Force]] = []
    for number in range(TRIES):
        force = drawn(keys, sizes, rng)
        others = _opponents(force, keys, prices, sizes, each, FastRng(seed, CHECK_STREAM - 1 - number))
        found += [(force, other) for other in others]
        if len(found) == CHECKS * each:
            return found
    raise RegaliaError("Too few forces have the same price: nothing can be checked.")


def _opponents(
    force: Force, keys: Sequence[str], prices: dict[str, int], sizes: Sequence[int], each: int, rng: FastRng
) -> list[Force]:
    """Forces of the same price with other parts; none if they are too rare."""
    points, parts = sum(prices[key] for key in force), sorted(force)
    found: list[Force] = []
    draws = 0
    while draws < LOOK or len(found) < each:
        other = drawn(keys, sizes, rng)
        draws += 1
        if sum(prices[key] for key in other) == points and sorted(other) != parts:
            found.append(other)
        if draws == LOOK and len(found) < LEAST:
            return []
    return found[:each]


def drawn(keys: Sequence[str], sizes: Sequence[int], rng: FastRng) -> Force:
    return tuple(keys[rng.below(len(keys))] for _ in range(sizes[rng.below(len(sizes))]))


def checked(pairs: Sequence[Pair], prices: dict[str, int]) -> Check:
    """How a force did. The interval is normal over pairs, and holds for all forces together (Bonferroni)."""
    scores = [(pair.as_first + pair.as_second) / 2 for pair in pairs]
    mean = sum(scores) / len(scores)
    variance = (sum((score - mean) ** 2 for score in scores) + PRIOR) / (len(scores) + 2)
    reach = NormalDist().inv_cdf(1 - 0.025 / CHECKS) * (variance / len(scores)) ** 0.5
    ends = (round(value, 4) for value in (mean, max(0.0, mean - reach), min(1.0, mean + reach)))
    force = pairs[0].one
    return Check("".join(force), sum(prices[key] for key in force), 2 * len(pairs), *ends)
