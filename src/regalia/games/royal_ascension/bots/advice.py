# native
"""What The Royal Ascension tells bots: see ``Advice`` in the kernel."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.bots.hints import hint, worth_of
from regalia.games.royal_ascension.bots.judge import prospect
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import ANSWERING, CHALLENGING, DARING, Options
from regalia.kernel.optional.advice import Advice
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class AscensionAdvice(Advice):
    """Hints, the worth of a position and, between two players, the judge's expected results."""

    def __init__(self, options: Options) -> None:
        super().__init__(options.seats)
        self.horizon = 2 if options.seats == 2 else 0
        self.misjudges_by = 0.19
        self.page_error = 24.0

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, move)

    def beginner_error(self, state: State) -> float:
        """Chances of battles are judged on scales of their own, all other moves in points."""
        assert isinstance(state, Position)
        step = state.table.step
        if step == DARING:
            return 2.4
        if step == CHALLENGING:
            return 4.5
        return 1.5 if step == ANSWERING else self.page_error

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return worth_of(state, seat)

    def turns(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.round * self.seats + state.table.place

    def expected_results(self, state: State, results: vec[float]) -> None:
        """For two players only; with more, the horizon is 0."""
        assert isinstance(state, Position)
        seat = state.table.active
        results[seat] = prospect(state)
        results[1 - seat] = 1.0 - results[seat]
