# native
"""What Battle tells bots: see ``Advice`` in the kernel."""

from __future__ import annotations

from functools import cache

from mypy_extensions import i64

from regalia.games.battle.bots.hints import hint
from regalia.games.battle.bots.judge import winning_chance
from regalia.games.battle.bots.values import worth
from regalia.games.battle.bots.waiting import EVEN, both_wait, wins_by_waiting
from regalia.games.battle.rules.fields import DONE, END
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import ATTACKING, MAIN, OFF_THE_TOP, Options
from regalia.kernel.optional.advice import NO_MOVE, Advice
from regalia.kernel.optional.policy import Layer, Policy, layers_of
from regalia.kernel.state import State
from regalia.kernel.vecs import vec


class BattleAdvice(Advice):
    """Hints, worth and expected results, with the tuning numbers of the search."""

    def __init__(self, options: Options) -> None:
        super().__init__(options.seats)
        self.points_per_e = 33.0
        self.horizon = 2 if options.seats == 2 else 0  # among more players a search plays on to the end
        self.knight_simulations = 24
        self.page_error = 70.0
        self.waits = True  # whether playouts wait where that pays; False only to compare with searches that do not
        self.learned = options.seats == 2 and options.format == OFF_THE_TOP  # the tables that the policy knows

    def hint(self, state: State, move: i64) -> float:
        assert isinstance(state, Position)
        return hint(state, move)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return worth(state, seat)

    def playout_move(self, state: State) -> i64:
        """The end of the step where waiting pays; hints would attack, and play cards at once."""
        assert isinstance(state, Position)
        table = state.table
        if not self.waits:
            return NO_MOVE
        if table.step == MAIN and (both_wait(state) or wins_by_waiting(state)):
            return END
        if table.step == ATTACKING and table.count == 0 and wins_by_waiting(state):
            return DONE
        return NO_MOVE

    def policy(self) -> Policy | None:
        return Policy(layers()) if self.learned else None

    def turns(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.turn

    def expected_results(self, state: State, results: vec[float]) -> None:
        """Between two players only; ``horizon`` is 0 for more."""
        assert isinstance(state, Position)
        seat = state.table.active
        results[seat] = EVEN if self.waits and both_wait(state) else winning_chance(state)
        results[1 - seat] = 1.0 - results[seat]


@cache
def layers() -> list[Layer]:
    """The policy's weights, read when a search first needs them."""
    return layers_of("regalia.games.battle")
