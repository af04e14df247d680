# native
"""What the lab notes about games of The Royal Ascension: first cards, territories, the kinds of decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import worth
from regalia.games.royal_ascension.rules.model import FELL, GOLD_IN, HEARTS_IN, LANDS, SELECTION, TURNS, WIDTH
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.rules import AscensionRules
from regalia.games.royal_ascension.rules.terms import (
    ANSWERING,
    BUYING,
    CHALLENGING,
    COMMITTING,
    DARING,
    ENDED,
    MOVING,
    PAYING,
    PICKING,
    TAKING,
    Options,
)
from regalia.kernel.optional.statistics import UNKNOWN, Column, Statistics
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

KINDS: Final = [
    "pick a territory",
    "move",
    "buy and pay",
    "take from an event",
    "go all in",
    "attack",
    "answer an attack",
    "commit to a battle",
]
HEARTS_DEALT: Final[i64] = 0  # columns
GOLD_DEALT: Final[i64] = 1
PLACE: Final[i64] = 2
OUT: Final[i64] = 3


def kinds_of_steps() -> vec[i64]:
    """The kind of each step in which a seat chooses."""
    kinds = vec[i64]([0] * (ENDED + 1))
    kinds[PICKING] = 0
    kinds[MOVING] = 1
    kinds[BUYING] = 2
    kinds[PAYING] = 2
    kinds[TAKING] = 3
    kinds[DARING] = 4
    kinds[CHALLENGING] = 5
    kinds[ANSWERING] = 6
    kinds[COMMITTING] = 7
    return kinds


KIND: Final[vec[i64]] = kinds_of_steps()


class AscensionStatistics(Statistics):
    def __init__(self, options: Options) -> None:
        columns = [
            Column("first_hearts", "Value of the hearts in the first hand.", True),
            Column("first_gold", "Value of the diamonds in the first hand.", True),
            Column("picked", "Place in the order of the picks, from 1.", True),
            Column("out", "Whether the seat was eliminated.", False),
        ]
        super().__init__(options.seats, columns)
        self.options = options
        self.measure = "territories"
        self.kinds = KINDS
        self.seconds_a_choice = 47.0
        self.rulebook_minutes = (60, 90)

    def starter(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        return state.table.row[TURNS] if state.table.round > 0 else UNKNOWN

    def first_turn(self, state: State) -> None:
        assert isinstance(state, Position)
        for seat in range(self.seats):
            hand = seat * WIDTH
            values = self.options.values
            self.values[HEARTS_DEALT * self.seats + seat] = float(worth(state.hands[hand + HEARTS_IN], values))
            self.values[GOLD_DEALT * self.seats + seat] = float(worth(state.hands[hand + GOLD_IN], values))
            self.values[PLACE * self.seats + state.table.row[SELECTION + seat]] = float(seat + 1)

    def end(self, state: State) -> None:
        assert isinstance(state, Position)
        for seat in range(self.seats):
            self.values[OUT * self.seats + seat] = 1.0 if state.table.row[FELL + seat] else 0.0

    def turn(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.round * self.seats + state.table.place

    def round(self, state: State) -> i64:
        assert isinstance(state, Position)
        return state.table.round

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return float(state.table.row[LANDS + seat])

    def kind(self, state: State) -> i64:
        assert isinstance(state, Position)
        return KIND[state.table.step]


def statistics(rules: Rules) -> Statistics:
    assert isinstance(rules, AscensionRules)
    return AscensionStatistics(rules.options)
