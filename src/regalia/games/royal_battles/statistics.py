# native
"""What the lab notes about games of Royal Battles: armies, Life left, the kinds of decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.model import AT, INJURY, KIND, SLOTS, first_seat, owner
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.games.royal_battles.rules.terms import (
    ACTING,
    DISCARDING,
    KEY_ASKING,
    LIFE,
    MOVING,
    PLACING,
    PLAYING,
    PRE_ASKING,
    RANDOM,
    SHEET,
    UNARMED,
    Options,
)
from regalia.kernel.optional.statistics import UNKNOWN, Column, Statistics
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

KINDS: Final = ["recruit", "place", "draw or decline", "play a card", "move", "act", "keep or discard"]


def kinds_of_steps() -> vec[i64]:
    """The kind of each step in which a seat chooses; 0 is to recruit."""
    kinds = vec[i64]([0] * (UNARMED + 1))
    kinds[PLACING] = 1
    kinds[PRE_ASKING] = 2
    kinds[KEY_ASKING] = 2
    kinds[PLAYING] = 3
    kinds[MOVING] = 4
    kinds[ACTING] = 5
    kinds[DISCARDING] = 6
    return kinds


TURNS: Final[i64] = 8  # of a round at most
KIND_OF: Final[vec[i64]] = kinds_of_steps()


class RoyalBattlesStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        by_chance = options.army_choice == RANDOM
        a_kind = i64(len(options.words)) // options.sheet_count  # words of each kind; its letter is the first
        letters = [options.words[kind * a_kind] for kind in range(options.kinds)]
        super().__init__(
            options.seats, [Column(f"unit_{letter}", f"Units {letter} in the army.", by_chance) for letter in letters]
        )
        self.options = options
        self.measure = "Life left on the board"
        self.kinds = KINDS
        self.seconds_a_choice = 11.0
        self.rulebook_minutes = (15, 30)

    def starter(self, state: State, seat: i64) -> i64:
        """The seat with the first turn of the first round: the higher initiative card."""
        assert isinstance(state, Position)
        return first_seat(state.table) if state.table.round > 0 else UNKNOWN

    def first_turn(self, state: State) -> None:
        assert isinstance(state, Position)
        seats = self.options.seats
        for unit in range(seats * SLOTS):
            kind = state.table.units[KIND + unit]
            if kind >= 0:
                self.values[kind % self.options.kinds * seats + owner(unit)] += 1.0

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.round * TURNS + state.table.place

    def round(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.round

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        units = state.table.units
        life: i64 = 0
        for unit in range(seat * SLOTS, seat * SLOTS + self.options.slots):
            if units[AT + unit] >= 0:
                life += self.options.sheets[units[KIND + unit] * SHEET + LIFE] - units[INJURY + unit]
        return float(life)

    def kind(self, state: State) -> i64:
        assert isinstance(state, Position)
        return KIND_OF[state.table.step]


def statistics(rules: Rules) -> Statistics:
    assert isinstance(rules, RoyalBattlesRules)
    return RoyalBattlesStatistics(rules.options)
