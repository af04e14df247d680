# native
"""Random play: every legal move with equal chance."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class RandomAgent(TableAgent):
    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        return self.pick_among(state, rules, rng, buffer, state.moves(buffer))

    def pick_among(self, state: State, rules: Rules, rng: Rng, moves: vec[i64], count: i64) -> i64:
        return moves[rng.below(count)]
