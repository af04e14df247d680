# native
"""What the lab notes about games of Royals: the first hands, the points, the kinds of decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.card_names import RANK_NAMES
from regalia.cards import RANK, RANKS
from regalia.games.royals.rules.model import CALLING, CARDS, SIDE, score
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.optional.statistics import Column, Statistics
from regalia.kernel.rules import Rules
from regalia.kernel.state import State

KINDS: Final = ["your turn", "answer an attack", "strike back", "sacrifice a jack", "call the last round"]
NAMES: Final = [*RANKS, "joker"]  # by rank


class RoyalsStatistics(Statistics):
    def __init__(self) -> None:
        super().__init__(
            2,
            [
                Column(f"first_{name}", f"{RANK_NAMES[rank].capitalize()} in the first hand.", True)
                for rank, name in enumerate(NAMES)
            ],
        )
        self.measure = "points"
        self.kinds = KINDS
        self.seconds_a_choice = 10.0
        self.rulebook_minutes = (10, 20)

    def starter(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        return state.table.active

    def first_turn(self, state: State) -> None:
        assert isinstance(state, Position)
        for seat in range(i64(2)):
            for i in range(state.table.sides[seat * SIDE + CARDS]):
                self.values[RANK[state.hands[seat * WIDTH + i]] * 2 + seat] += 1.0

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.games * (state.options.turn_limit + 1) + state.table.turns

    def round(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.games * (state.options.turn_limit + 1) + (state.table.turns + 1) // 2

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return float(score(state.table, seat))

    def kind(self, state: State) -> i64:
        assert isinstance(state, Position)
        return min(state.table.decision, CALLING)


def statistics(rules: Rules) -> Statistics:
    return RoyalsStatistics()
