# native
"""Sheet: the figures of games as flat vectors, one row a game, filled inside the compiled loop."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.kernel.optional.advice import Advice
from regalia.kernel.optional.statistics import Statistics
from regalia.kernel.state import VERB_MASK, State
from regalia.kernel.vecs import append, vec


class Sheet:
    """Rows of whole numbers and of others, and three lists that have several entries a game.

    ``numbers``: what ``Numbers`` of ``lab/tally.py`` names, then the uses of each verb. ``figures``: the results by seat,
    then the game's own columns. ``standings``: at the start of each round, the standing of each seat. ``odds``: at the same
    moments, what the judge expects for seat 0. ``choices``: of each decision the round, the kind and the legal moves.
    """

    def __init__(self, statistics: Statistics, advice: Advice, verbs: i64, odds: bool, choices: bool) -> None:
        self.statistics = statistics
        self.advice = advice
        self.verbs = verbs
        self.with_odds = odds and statistics.seats == 2
        self.with_choices = choices
        self.uses: vec[i64] = vec[i64]([0] * verbs)
        self.expected: vec[float] = vec[float]([0.0] * statistics.seats)
        self.numbers: vec[i64] = vec[i64]([])
        self.figures: vec[float] = vec[float]([])
        self.standings: vec[float] = vec[float]([])
        self.odds: vec[float] = vec[float]([])
        self.choices: vec[i64] = vec[i64]([])

    def begin(self) -> None:
        """Begin the row of the next game."""
        self.statistics.clear()
        for verb in range(self.verbs):
            self.uses[verb] = 0

    def choice(self, state: State, seat: i64, move: i64, count: i64, round: i64) -> None:
        """Note a choice that is to be played."""
        self.uses[move & VERB_MASK] += 1
        self.statistics.choice(state, seat, move)
        if self.with_choices:
            self.choices = append(self.choices, round)
            self.choices = append(self.choices, self.statistics.kind(state))
            self.choices = append(self.choices, count)

    def new_round(self, state: State) -> None:
        """Note who leads as a round begins."""
        for seat in range(self.statistics.seats):
            self.standings = append(self.standings, self.statistics.standing(state, seat))
        if self.with_odds:
            self.advice.expected_results(state, self.expected)
            self.odds = append(self.odds, self.expected[0])

    def end(self, state: State, row: list[int]) -> None:
        """Write the row of a finished game."""
        self.statistics.end(state)
        for number in row:
            self.numbers = append(self.numbers, i64(number))
        for verb in range(self.verbs):
            self.numbers = append(self.numbers, self.uses[verb])
        for seat in range(self.statistics.seats):
            self.figures = append(self.figures, state.result(seat))
        values = self.statistics.values
        for i in range(i64(len(values))):
            self.figures = append(self.figures, values[i])
