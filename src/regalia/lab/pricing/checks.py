"""Checks of a price list: forces, each against others of equal price until it is decided whether it is even."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import FastRng
from regalia.lab.inference.confidence_sequence import LEVEL, BoundedMean
from regalia.lab.pricing.pairs import Force, Meeting, Pair
from regalia.lab.pricing.price_list import Check

CHECKS = 12  # forces that are drawn
TRIES = 1_000  # forces that are drawn for them, at most
LOOK, LEAST = 2_000, 20  # forces that are drawn as opponents, and how many of them must have an equal price
CHECK_STREAM = (1 << 56) - 1  # of the generator that draws the forces of the checks; its opponents have lower ones
PAIRS_A_FORCE = 1 << 20  # pairs of one check at most
FIRST_LOOK = 500  # pairs of a force before the first look at its interval
GROWTH = 1.25  # pairs at the next look, for each pair at the last
SHARPEST = 2_000.0  # sum of squares at which the intervals are narrowest: about 35,000 games


@dataclass
class Checking:
    """One force under check: its opponents in order, and what it has scored against them."""

    force: Force
    points: int
    number: int
    opponents: Iterator[Force]
    level: float  # chance that the interval ever misses the force's share
    mean: BoundedMean = field(init=False)

    def __post_init__(self) -> None:
        self.mean = BoundedMean(level=self.level, sharpest=SHARPEST)

    def meetings(self, count: int) -> list[Meeting]:
        """The next meetings of the force; their numbers do not depend on the other forces."""
        first = self.number * PAIRS_A_FORCE + self.mean.count
        return [Meeting(first + later, self.force, other) for later, other in enumerate(islice(self.opponents, count))]

    def take(self, pairs: Sequence[Pair]) -> None:
        self.mean.add(Counter((pair.as_first + pair.as_second) / 2 for pair in pairs))

    def found(self) -> Check:
        """How the force did so far. Its interval holds whenever one looks, and for all forces together."""
        ends = (round(value, 4) for value in (self.mean.mean, self.mean.interval.low, self.mean.interval.high))
        return Check("".join(self.force), self.points, 2 * self.mean.count, *ends)


def run_checks(
    forces: Sequence[Checking],
    most: int,
    play: Callable[[Sequence[Meeting]], list[Pair]],
    spared: Callable[[int], None] = lambda pairs: None,
) -> tuple[Check, ...]:
    """Play each force until its verdict is certain, or for ``most`` pairs.

    ``spared`` is called with the number of pairs that were not needed.
    """
    due = 0
    while due < most and (left := [one for one in forces if one.found().verdict == "undecided"]):
        due, before = min(most, max(FIRST_LOOK, int(GROWTH * due))), due
        meetings = [one.meetings(due - before) for one in left]
        pairs = play([meeting for some in meetings for meeting in some])
        for number, one in enumerate(left):
            one.take(pairs[number * (due - before) : (number + 1) * (due - before)])
            if one.found().verdict != "undecided":
                spared(most - due)
    return tuple(one.found() for one in forces)


def draw_checks(
    keys: Sequence[str], prices: dict[str, int], sizes: Sequence[int], seed: int, named: Sequence[Force] = ()
) -> list[Checking]:
    """Forces drawn at random, then the named ones. Raises RegaliaError where too few forces have an equal price."""
    rng = FastRng(seed, CHECK_STREAM)
    found: list[tuple[Force, Iterator[Force]]] = []
    for number in range(TRIES + len(named)):
        force = drawn(keys, sizes, rng) if len(found) < CHECKS else named[len(found) - CHECKS]
        draws = FastRng(seed, CHECK_STREAM - 1 - number)
        if has_opponents(force, keys, prices, sizes, FastRng(seed, CHECK_STREAM - 1 - number)):
            found.append((force, opponents(force, keys, prices, sizes, draws)))
        elif len(found) >= CHECKS:
            raise RegaliaError(f"Too few forces cost as much as {''.join(force)}: leave it out of --check.")
        if len(found) == CHECKS + len(named):
            level = LEVEL / len(found)
            return [
                Checking(one, sum(prices[key] for key in one), place, others, level)
                for place, (one, others) in enumerate(found)
            ]
    raise RegaliaError("Too few forces have the same price: nothing can be checked.")


def has_opponents(
    force: Force, keys: Sequence[str], prices: dict[str, int], sizes: Sequence[int], rng: FastRng
) -> bool:
    """Whether forces of the same price with other parts are common enough to be drawn."""
    return sum(_equal(force, drawn(keys, sizes, rng), prices) for _ in range(LOOK)) >= LEAST


def opponents(
    force: Force, keys: Sequence[str], prices: dict[str, int], sizes: Sequence[int], rng: FastRng
) -> Iterator[Force]:
    """Forces of the same price with other parts, without end."""
    while True:
        other = drawn(keys, sizes, rng)
        if _equal(force, other, prices):
            yield other


def _equal(force: Force, other: Force, prices: dict[str, int]) -> bool:
    """Whether two forces cost the same and have other parts."""
    return sum(prices[key] for key in other) == sum(prices[key] for key in force) and sorted(other) != sorted(force)


def drawn(keys: Sequence[str], sizes: Sequence[int], rng: FastRng) -> Force:
    return tuple(keys[rng.below(len(keys))] for _ in range(sizes[rng.below(len(sizes))]))
