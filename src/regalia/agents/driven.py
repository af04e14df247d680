# native
"""Driven play: mostly what an eager beginner wants, else at random. A simple opponent that brings games to an end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

SHARE: Final[i64] = 60  # of a hundred choices follow the urge


class DrivenAgent(TableAgent):
    """Takes the highest urge; chance decides between equals."""

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        if rng.below(100) >= SHARE:
            return buffer[rng.below(count)]
        advice = rules.advice
        best = buffer[0]
        most = advice.eager_hint(state, best)
        equals: i64 = 1
        for i in range(1, count):
            urge = advice.eager_hint(state, buffer[i])
            if urge > most:
                best = buffer[i]
                most = urge
                equals = 1
            elif urge == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = buffer[i]
        return best
