# native
"""Wavering play: greedy, with a share of random moves. A gentle opponent."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.agents.search.playout import best_hint
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class WaveringAgent(TableAgent):
    """Plays ``stray`` percent of its choices at random; the others follow the hint."""

    def __init__(self, stray: i64) -> None:
        self.stray = stray

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        if rng.below(100) < self.stray:
            return buffer[rng.below(count)]
        return best_hint(state, rules.advice, buffer, count, rng)
