# native
"""BattleRoyalAdvice: hints and judgements for bots, and the tuning numbers of the search."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from regalia.games.battle_royal.bots.eager import eager_hint
from regalia.games.battle_royal.bots.hints import hint
from regalia.games.battle_royal.bots.judge import prospect
from regalia.games.battle_royal.bots.worth import value
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.terms import Options
from regalia.kernel.optional.advice import Advice
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class BattleRoyalAdvice(Advice):
    def __init__(self, options: Options) -> None:
        super().__init__(options.seats)
        self.horizon = 2
        self.tree_after = 8 if options.seats == 2 else 0
        self.misjudges_by = 0.1
        self.page_error = 24.0
        self.points_per_e = 55.0
        self.options = options

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, move)

    def eager_hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return eager_hint(state, move)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        force: i64 = 0
        while self.options.seat_of[force] != seat:
            force += 1
        return value(state, force)

    def turns(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.turns

    def expected_results(self, state: State, results: vec[float]) -> None:
        """Two forces are judged by the judge, four by each side's average worth."""
        assert isinstance(state, Position)
        forces = self.options.forces
        if forces == 2:
            share = prospect(state)
            share = share if state.table.active == 0 else 1.0 - share
        else:
            lead = 0.0
            for force in range(forces):
                lead += value(state, force) if force % 2 == 0 else -value(state, force)
            share = 1.0 / (1.0 + exp(max(min(-lead / (2.0 * self.points_per_e), 50.0), -50.0)))
        for force in range(forces):
            results[self.options.seat_of[force]] = share if force % 2 == 0 else 1.0 - share
