# native
"""Greedy play that does not always look: a gentle opponent."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.agents.search.playout import best_hint
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class WaveringAgent(TableAgent):
    """Of a hundred choices so many are left to chance; the others follow the hint."""

    def __init__(self, stray: i64) -> None:
        self.stray = stray

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        if rng.below(100) < self.stray:
            return buffer[rng.below(count)]
        return best_hint(state, rules.advice, buffer, count, rng)
