# native
"""Royal Battles' advice for bots: see ``Advice`` in the kernel."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.bots.hints import hint, worth
from regalia.games.royal_battles.bots.judge import Judge
from regalia.games.royal_battles.bots.recruiting import Recruiting
from regalia.games.royal_battles.bots.sides import share_by_sides
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import DUEL, RECRUITING, Options
from regalia.kernel.optional.advice import Advice
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class RoyalBattlesAdvice(Advice):
    def __init__(self, options: Options) -> None:
        super().__init__(options.seats)
        self.horizon = 2 if options.mode == DUEL else 3
        self.knight_simulations = 24
        self.misjudges_by = 0.12 if options.mode == DUEL else 0.04  # among more seats one move decides less
        self.page_error = 12.0
        self.recruiting = Recruiting(options)
        self.judge: Judge | None = Judge(options) if options.mode == DUEL else None

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, self.recruiting, move)

    def led_by_hint(self, state: State) -> bool:
        """In recruiting: a few rounds of a simulation do not show how good an army is."""
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
        if self.judge is None:
            share_by_sides(state, self.recruiting.worths, results)
        else:
            chance = self.judge.prospect(state)
            results[state.table.active] = chance
            results[1 - state.table.active] = 1.0 - chance
