# native
"""What the lab notes about games of Battle Royal: the first cards, pawns left, the kinds of decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.model import LOST
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.rules import BattleRoyalRules
from regalia.games.battle_royal.rules.terms import ACTING, Options
from regalia.kernel.optional.statistics import Column, Statistics
from regalia.kernel.rules import Rules
from regalia.kernel.state import State

KINDS: Final = ["spend points", "put down a pawn", "choose a group to spare"]


class BattleRoyalStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        columns = [
            Column("first_card", "Points on the seat's first card.", True),
            Column("lost", "Pawns lost in the game.", False),
        ]
        super().__init__(options.seats, columns)
        self.options = options
        self.measure = "pawns not lost"
        self.kinds = KINDS
        self.seconds_a_choice = 32.0
        self.rulebook_minutes = (20, 60)
        self.seen: i64 = 0  # bits of the seats whose first card is noted

    def first_turn(self, state: State) -> None:
        self.seen = 0

    def choice(self, state: State, seat: i64, move: i64) -> None:
        assert isinstance(state, Position)
        if self.seen >> seat & 1 == 0:
            self.seen += 1 << (seat & 3)
            self.values[seat] = float(state.table.card)

    def end(self, state: State) -> None:
        assert isinstance(state, Position)
        for force in range(self.options.forces):
            self.values[self.seats + self.options.seat_of[force]] += float(state.table.row[LOST + force])

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.turns

    def round(self, state: State) -> i64:
        """As many turns as there are forces."""
        assert isinstance(state, Position)
        return state.table.turns // self.options.forces

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        left: i64 = 0
        for force in range(self.options.forces):
            if self.options.seat_of[force] == seat:
                left += self.options.pawns - state.table.row[LOST + force]
        return float(left)

    def kind(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.decision - ACTING


def statistics(rules: Rules) -> Statistics:
    assert isinstance(rules, BattleRoyalRules)
    return BattleRoyalStatistics(rules.options)
