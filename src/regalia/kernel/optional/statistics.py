# native
"""Statistics: what a game tells the lab about its games, asked inside the compiled loop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.state import State
from regalia.kernel.vecs import vec

UNKNOWN: Final[i64] = -1  # in place of the starter before the first turn


class Column:
    """A number that a game notes for each seat. ``dealt``: chance alone gave it, no choice had a part in it."""

    def __init__(self, name: str, meaning: str, dealt: bool) -> None:
        self.name = name
        self.meaning = meaning
        self.dealt = dealt


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """For one set of rules. A game subclasses it in its module ``statistics``; the defaults know nothing.

    ``values`` holds the columns of the present game: that of column c and seat s at ``c * seats + s``. ``choice`` is asked
    before each choice is played, ``end`` when the game is over. Both read the whole state.
    """

    def __init__(self, seats: i64, columns: list[Column]) -> None:
        self.seats = seats
        self.columns = columns
        self.values: vec[float] = vec[float]([0.0] * (i64(len(columns)) * seats))
        self.measure = ""  # what ``standing`` counts, in the plural: "points"; empty: it counts nothing
        self.kinds: list[str] = []  # kinds of decisions in words; ``kind`` counts in it
        # people's pace; games set it so that greedy bots' games take as long as the rulebook says
        self.seconds_a_choice = 10.0  # a decision between two moves or more
        self.seconds_forced = 3.0  # a decision with one legal move
        self.rulebook_minutes = (0, 0)  # how long the rulebook says a game takes; (0, 0): it says nothing

    def starter(self, state: State, seat: i64) -> i64:
        """The seat that begins the first turn; UNKNOWN before it. Asked at each choice until it is known."""
        return seat

    def first_turn(self, state: State) -> None:
        """The starter has become known: note what chance has dealt."""

    def turn(self, state: State) -> i64:
        """A number that changes exactly when a new turn begins."""
        return 0

    def round(self, state: State) -> i64:
        """A number that changes exactly when a new round begins."""
        return 0

    def standing(self, state: State, seat: i64) -> float:
        """How well a seat stands by ``measure``: more is better."""
        return 0.0

    def kind(self, state: State) -> i64:
        """The kind of the decision that is due."""
        return 0

    def choice(self, state: State, seat: i64, move: i64) -> None:
        """A seat has chosen a move, which is not played yet."""

    def end(self, state: State) -> None:
        """The game is over."""

    def clear(self) -> None:
        """Set all columns to 0 for the next game."""
        for i in range(i64(len(self.values))):
            self.values[i] = 0.0
