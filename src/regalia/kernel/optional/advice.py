# native
"""Advice: what a game tells bots about its positions. Without it, bots only play positions out at random."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.optional.policy import Policy
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

NO_MOVE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """For one set of rules. It must not hold those rules: they hold it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.points_per_e = 10.0  # a lead of this many points of ``worth`` makes a win e times as likely
        self.horizon: i64 = 0  # turns after which a search asks ``expected_results``; 0: it plays to the end
        self.tree_after: i64 = 0  # tries of a move after which a search grows a tree below it; 0: never
        self.knight_simulations: i64 = 100  # simulations a choice of Knight
        self.misjudges_by = 0.0  # by how much of a win it may misjudge a move
        self.page_error = 5.0  # by how many points of ``hint`` Page may misjudge a move

    def hint(self, state: State, move: i64) -> float:
        """How good a legal move looks at first sight, in points. Reads the table and the mover's hand only."""
        return 0.0

    def eager_hint(self, state: State, move: i64) -> float:
        """How much an eager beginner wants a legal move, without looking ahead. Reads the table and the mover's hand only."""
        return self.hint(state, move)

    def beginner_hint(self, state: State, move: i64) -> float:
        """The hint as Page and Squire see it before they misjudge it; higher for what no beginner overlooks."""
        return self.hint(state, move)

    def beginner_error(self, state: State) -> float:
        """By how many points of ``hint`` Page may misjudge a move of this decision; a lead above that is plain to see."""
        return self.page_error

    def playout_move(self, state: State) -> i64:
        """The legal move that every playout makes here, or NO_MOVE where it follows the hint. Reads the table only."""
        return NO_MOVE

    def led_by_hint(self, state: State) -> bool:
        """Whether bots that search follow the hint here, because simulations cannot tell the moves apart."""
        return False

    def policy(self) -> Policy | None:
        """A new policy that orders a search's moves; None: the hint does. Searches must not share one."""
        return None

    def worth(self, state: State, seat: i64) -> float:
        """How well the seat stands, in points. Reads the table and that seat's hand only."""
        return 0.0

    def turns(self, state: State) -> i64:
        """The number of turns that have begun, or -1 where the game does not count them.

        A search judges all moves after equally many turns. At -1 its horizon is a number of choices, and it asks ``calm``.
        """
        return -1

    def calm(self, state: State) -> bool:
        """Whether ``expected_results`` may judge the position: not in the midst of a fight."""
        return True

    def log_chance(self, state: State, seat: i64) -> float:
        """The logarithm of how likely the seat is to win, beside the other seats' the same. Reads the whole state."""
        return self.worth(state, seat) / self.points_per_e

    def expected_results(self, state: State, results: vec[float]) -> None:
        """Write the result that each seat may hope for where the game is not over. Reads the whole state."""
        first = self.log_chance(state, 0)
        total = 0.0
        for seat in range(self.seats):
            results[seat] = exp(min(self.log_chance(state, seat) - first, 50.0))
            total += results[seat]
        for seat in range(self.seats):
            results[seat] /= total
