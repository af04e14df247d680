# native
"""Sequential halving of the moves at the root, against the one that hint or policy likes best."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from regalia.agents.search.tree import Tree
from regalia.kernel.vecs import vec

SHARE: Final[i64] = 6  # simulations that each move should get on average; more moves than that are not entered
MOST: Final[i64] = 32
FIRST_LOOK: Final[i64] = 64  # worlds before the winner can be settled
SURE: Final[float] = 3.0  # standard errors
NOTHING: Final[float] = 0.004  # a difference in wins that is not worth more worlds


class Halving:
    """The moves in order of their hints, or of a policy. The first is the champion; the others are compared with it."""

    def __init__(self, most_moves: i64, doubt: float) -> None:
        self.doubt = doubt  # by how many standard errors a challenger must be ahead of the champion
        self.left: i64 = 0
        self.rounds: i64 = 0
        self.round: i64 = 0
        self.trials: i64 = 0
        self.look: i64 = FIRST_LOOK
        self.edges = vec[i64]([0] * most_moves)
        self.lead = vec[float]([0.0] * most_moves)  # over the champion, summed over the worlds
        self.square = vec[float]([0.0] * most_moves)  # and its squares
        self.champion = 0.0  # its result in this world

    def begin(self, tree: Tree, edges: vec[i64], count: i64, simulations: i64) -> None:
        """Enter the moves with the best hints, as many as the budget can separate."""
        for i in range(count):
            self.edges[i] = edges[i]
        for i in range(1, count):  # insertion sort by hint; stable
            edge = self.edges[i]
            at = i
            while at > 0 and tree.hint[self.edges[at - 1]] < tree.hint[edge]:
                self.edges[at] = self.edges[at - 1]
                at -= 1
            self.edges[at] = edge
        most = MOST
        if simulations and simulations // SHARE < most:
            most = max(simulations // SHARE, 2)
        self.left = min(count, most)
        self.rounds = 1
        while 1 << self.rounds < self.left:
            self.rounds += 1
        self.round = 1
        self.trials = 0
        self.look = FIRST_LOOK
        for i in range(self.left):
            self.lead[i] = 0.0
            self.square[i] = 0.0

    def break_ties(self, hints: vec[float]) -> None:
        """Put the challengers in order of these hints, by edge: of two with the same lead the first stays ahead."""
        for i in range(2, self.left):
            edge = self.edges[i]
            at = i
            while at > 1 and hints[self.edges[at - 1]] < hints[edge]:
                self.edges[at] = self.edges[at - 1]
                at -= 1
            self.edges[at] = edge

    def note(self, i: i64, result: float, error: float = 0.0) -> None:
        """Add the result of a move in this world, the champion's first.

        ``error`` misjudges a challenger: least where the game is nearly decided, and not at all on a result equal to the
        champion's.
        """
        if i == 0:
            self.champion = result
            self.trials += 1
        elif result != self.champion:
            lead = result - self.champion + error * 4.0 * result * (1.0 - result)
            self.lead[i] += lead
            self.square[i] += lead * lead

    def drop(self, spent: float) -> None:
        """Drop the worse half at the end of a round; ``spent`` is the used share of the budget."""
        while self.left > 2 and spent * float(self.rounds) >= float(self.round):
            self.round += 1
            self.sort()
            self.left = self.left + 1 >> 1

    def settled(self) -> bool:
        """Whether more worlds would hardly change the winner. Drops challengers that are clearly behind.

        Asked after every world, it computes at 64 worlds and then each time their number has grown by an eighth.
        """
        if self.trials < self.look:
            return False
        self.look = self.trials + (self.trials >> 3)
        least = 0.0  # lower bound of the best lead over the champion
        for i in range(1, self.left):
            least = max(least, self.mean(i) - SURE * self.wide_error(i))
        kept: i64 = 1
        for i in range(1, self.left):
            if self.mean(i) + SURE * self.wide_error(i) > least + NOTHING:
                self.move_to(i, kept)
                kept += 1
        self.left = kept
        return kept == 1 or (kept == 2 and least > 0.0)

    def mean(self, i: i64) -> float:
        """The mean lead over the champion."""
        return self.lead[i] / float(self.trials)

    def error(self, i: i64) -> float:
        """The standard error of that mean."""
        trials = float(self.trials)
        mean = self.lead[i] / trials
        return sqrt(max(self.square[i] / trials - mean * mean, 0.0) / trials)

    def wide_error(self, i: i64) -> float:
        """The standard error with one more world that brings a full win: rare results may be unseen."""
        trials = float(self.trials)
        mean = self.lead[i] / trials
        return sqrt((max(self.square[i] / trials - mean * mean, 0.0) + 1.0 / trials) / trials)

    def move_to(self, i: i64, to: i64) -> None:
        self.edges[to] = self.edges[i]
        self.lead[to] = self.lead[i]
        self.square[to] = self.square[i]

    def sort(self) -> None:
        """Sort the challengers by their lead."""
        for i in range(2, self.left):
            edge = self.edges[i]
            lead = self.lead[i]
            square = self.square[i]
            at = i
            while at > 1 and self.lead[at - 1] < lead:
                self.move_to(at - 1, at)
                at -= 1
            self.edges[at] = edge
            self.lead[at] = lead
            self.square[at] = square

    def winner(self) -> i64:
        """The edge of the best challenger that leads by enough standard errors, else the champion's."""
        best: i64 = 0
        most = 0.0
        for i in range(1, self.left):
            sure = self.mean(i) - self.doubt * self.error(i)
            if sure > most:
                most = sure
                best = i
        return self.edges[best]
