# native
"""Royal Battles' advice for bots: see ``Advice`` in the kernel."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.bots.hints import hint, worth
from regalia.games.royal_battles.bots.judge import log_chance, share_by_sides
from regalia.games.royal_battles.bots.recruiting import Recruiting
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import DUEL, RECRUITING, Options
from regalia.kernel.optional.advice import Advice
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class RoyalBattlesAdvice(Advice):
    def __init__(self, options: Options) -> None:
        super().__init__(options.seats)
        self.horizon = 3
        self.knight_simulations = 24
        self.misjudges_by = 0.18 if options.mode == DUEL else 0.04  # among more seats one move decides less
        self.page_error = 12.0
        self.recruiting = Recruiting(options)

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, self.recruiting, move)

    def led_by_hint(self, state: State) -> bool:
        """In recruiting: three rounds of a simulation do not show how good an army is."""
        assert isinstance(state, Position)
        return state.table.step == RECRUITING

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return worth(state, seat)

    def turns(self, state: State) -> i64:
        """Counts rounds: each seat has one turn in each, and initiative cards decide who begins."""
        assert isinstance(state, Position)
        return state.table.round

    def expected_results(self, state: State, results: vec[float]) -> None:
        assert isinstance(state, Position)
        if state.options.mode == DUEL:
            super().expected_results(state, results)
        else:
            share_by_sides(state, self.recruiting.worths, results)

    def log_chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return log_chance(state, self.recruiting.worths, seat)
