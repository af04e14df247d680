# native
"""What the lab notes about games of Battle: the first hands, the castles, the kinds of decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.card_names import RANK_NAMES
from regalia.cards import RANK, RANKS
from regalia.games.battle.rules.model import HAND, HITS
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.rules import BattleRules
from regalia.games.battle.rules.terms import (
    ATTACKING,
    BLOCKING,
    BY_JOKER,
    BY_THREE,
    BY_TWO,
    CUTTING,
    ENDED,
    MAIN,
    PICKING,
    SPLITTING,
    STRIKING,
    Options,
)
from regalia.kernel.optional.statistics import UNKNOWN, Column, Statistics
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

KINDS: Final = ["build a deck", "attack", "block", "strike", "main step", "what a two, three or joker takes"]
NAMES: Final = [*RANKS, "joker"]  # by rank


def kinds_of_steps() -> vec[i64]:
    """The kind of each step in which a seat chooses."""
    kinds = vec[i64]([0] * (ENDED + 2))
    for step in (PICKING, SPLITTING, CUTTING):
        kinds[step] = 0
    kinds[ATTACKING] = 1
    kinds[BLOCKING] = 2
    kinds[STRIKING] = 3
    kinds[MAIN] = 4
    for step in (BY_TWO, BY_THREE, BY_JOKER):
        kinds[step] = 5
    return kinds


KIND: Final[vec[i64]] = kinds_of_steps()


class BattleStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        columns = [
            Column(f"first_{name}", f"{RANK_NAMES[rank].capitalize()} in the first hand.", True)
            for rank, name in enumerate(NAMES)
        ]
        super().__init__(options.seats, columns)
        self.options = options
        self.measure = "hits that the castle can still take"
        self.kinds = KINDS
        self.seconds_a_choice = 10.0
        self.rulebook_minutes = (5, 15)

    def starter(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        return seat if state.table.turn > 0 else UNKNOWN

    def first_turn(self, state: State) -> None:
        assert isinstance(state, Position)
        for seat in range(self.seats):
            for i in range(state.table.row[HAND + seat]):
                self.values[RANK[state.hands[seat * self.options.width + i]] * self.seats + seat] += 1.0

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.turn

    def round(self, state: State) -> i64:
        """As many turns as there were sides at first."""
        assert isinstance(state, Position)
        return (state.table.turn - 1) // self.options.sides

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return float(self.options.hits_to_lose - state.table.row[HITS + self.options.side_of[seat]])

    def kind(self, state: State) -> i64:
        assert isinstance(state, Position)
        return KIND[state.table.step]


def statistics(rules: Rules) -> Statistics:
    assert isinstance(rules, BattleRules)
    return BattleStatistics(rules.options)
