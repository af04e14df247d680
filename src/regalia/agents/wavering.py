# native
"""Wavering play: a beginner who misjudges every move a little. A gentle opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

STEPS: Final[i64] = 1 << 20  # different errors
OUT: Final[float] = -1e300  # below every hint


class WaveringAgent(TableAgent):
    """Overrates each move by a random number of points and plays the one that then looks best.

    ``error`` is the largest such number, in percent of the game's ``beginner_error``. So a move that is behind the best one by
    more is never played, and neither is one of the worst quarter.
    """

    def __init__(self, error: i64) -> None:
        self.error = error

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        advice = rules.advice
        step = advice.beginner_error(state) * float(self.error) / 100.0 / float(STEPS)
        hints = vec[float]([0.0] * count)
        looks = vec[float]([0.0] * count)
        for i in range(count):
            hints[i] = advice.beginner_hint(state, buffer[i])
            looks[i] = hints[i] + step * float(rng.below(STEPS))
        best = highest(looks, count)
        while 4 * better(hints, count, hints[best]) >= 3 * count:
            looks[best] = OUT
            best = highest(looks, count)
        return buffer[best]


def highest(numbers: vec[float], count: i64) -> i64:
    """The place of the first of the highest numbers."""
    best: i64 = 0
    for i in range(1, count):
        if numbers[i] > numbers[best]:
            best = i
    return best


def better(hints: vec[float], count: i64, hint: float) -> i64:
    """How many hints are higher than this one."""
    found: i64 = 0
    for i in range(count):
        if hints[i] > hint:
            found += 1
    return found
