# native
"""Greedy play: the move with the highest hint of the game."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.agents.search.playout import best_hint
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class GreedyAgent(TableAgent):
    """Takes the highest hint; draws among equals."""

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        return self.pick_among(state, rules, rng, buffer, state.moves(buffer))

    def pick_among(self, state: State, rules: Rules, rng: Rng, moves: vec[i64], count: i64) -> i64:
        return best_hint(state, rules.advice, moves, count, rng)
