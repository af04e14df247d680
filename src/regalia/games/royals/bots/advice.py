# native
"""The advice of Royals for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royals.bots.hints import hint, worth
from regalia.games.royals.bots.judge import prospect
from regalia.games.royals.rules.model import MAIN, Options
from regalia.games.royals.rules.position import Position
from regalia.kernel.optional.advice import Advice
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

WORTH_DOING: Final[float] = 7.0  # hints of revivals, attacks and recruits that pay are higher, those of discards lower
TO_BE_DONE: Final[float] = 8.0  # added to them in a beginner's eyes


class RoyalsAdvice(Advice):
    def __init__(self, options: Options) -> None:
        super().__init__(2)
        self.horizon = 2
        self.misjudges_by = 0.16
        self.page_error = 46.0
        self.turn_limit = options.turn_limit

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, move)

    def beginner_hint(self, state: State, move: i64) -> float:
        """What is worth doing comes first: a beginner seldom ends a turn with much undone."""
        assert isinstance(state, Position)
        value = hint(state, move)
        return value + TO_BE_DONE if state.table.decision == MAIN and value > WORTH_DOING else value

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return worth(state, seat)

    def turns(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.games * self.turn_limit + state.table.turns

    def expected_results(self, state: State, results: vec[float]) -> None:
        assert isinstance(state, Position)
        seat = state.table.active
        results[seat] = prospect(state)
        results[1 - seat] = 1.0 - results[seat]
