# native
"""Driven play: mostly the highest eager hint, else a random move. Its games end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

SHARE: Final[i64] = 60  # percent of the choices that follow the hint


class DrivenAgent(TableAgent):
    """Takes the highest eager hint; draws among equals."""

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        if rng.below(100) >= SHARE:
            return buffer[rng.below(count)]
        advice = rules.advice
        best = buffer[0]
        most = advice.eager_hint(state, best)
        equals: i64 = 1
        for i in range(1, count):
            hint = advice.eager_hint(state, buffer[i])
            if hint > most:
                best = buffer[i]
                most = hint
                equals = 1
            elif hint == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = buffer[i]
        return best
