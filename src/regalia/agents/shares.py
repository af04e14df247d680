"""The expected result of every seat, judged from what one viewer sees."""

from __future__ import annotations

from time import perf_counter

from regalia.agents.search.playout import Playout
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec

SEEDS = 1 << 30


def expected_shares(seen: View, rules: Rules, rng: FastRng, milliseconds: int) -> list[float]:
    """Each seat's mean result over guessed worlds, played on as a search plays them.

    The viewer need not be the one who chooses. At least one world is judged, however short the time.
    """
    playout = Playout(rules, rules.advice.horizon, 0)
    results = vec[float]([0.0] * rules.seats)
    sums = [0.0] * rules.seats
    until = perf_counter() + milliseconds / 1000
    worlds = 0
    while worlds == 0 or perf_counter() < until:
        world = rules.guess(seen, rng)
        if worlds == 0:
            playout.aim(world)
        playout.begin(rng.below(SEEDS))
        playout.finish(world, results)
        for seat in range(rules.seats):
            sums[seat] += results[seat]
        worlds += 1
    return [total / worlds for total in sums]
