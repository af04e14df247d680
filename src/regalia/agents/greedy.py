# native
"""Greedy play: the move that the game's own hint likes best."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class GreedyAgent(TableAgent):
    """Takes the highest hint; chance decides between equals."""

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        best = buffer[0]
        most = rules.hint(state, best)
        equals: i64 = 1
        for i in range(1, count):
            move = buffer[i]
            hint = rules.hint(state, move)
            if hint > most:
                best = move
                most = hint
                equals = 1
            elif hint == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = move
        return best
