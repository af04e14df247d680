"""Line-ups of a round robin: which bots meet at a table, and the seatings of each deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regalia.kernel.rng import FastRng

SHUFFLES = 1 << 40  # number of the first stream that draws seatings

LineUp = tuple[str, ...]


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """The tables of a round robin. Each bot appears equally often, give or take one.

    With two seats these are the pairs. With more seats than bots every bot sits down as often as fits, and each choice of
    who fills the rest is a line-up of its own, so that over all of them the bots are equal.
    """
    rounds, rest = divmod(seats, len(bots))
    return [(*list(bots) * rounds, *more) for more in combinations(bots, rest)]


def seatings(line_up: LineUp, seed: int, deal: int) -> list[LineUp]:
    """The seatings of a deal: a random order, rotated until each bot has had each seat."""
    order = list(line_up)
    rng = FastRng(seed, SHUFFLES + deal)
    for last in range(len(order) - 1, 0, -1):
        other = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    turned = [tuple(order[turn:] + order[:turn]) for turn in range(len(order))]
    return list(dict.fromkeys(turned))
