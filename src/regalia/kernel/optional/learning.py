# native
"""Learning: a game for learners, as a fixed vocabulary of actions and a view as numbers."""

from __future__ import annotations

from mypy_extensions import i32, i64, mypyc_attr

from regalia.kernel.features import Layout, Row
from regalia.kernel.state import State, View, shared_view
from regalia.kernel.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning:
    def __init__(self, actions: i64, layout: Layout) -> None:
        self.actions = actions  # size of the vocabulary
        self.layout = layout  # the blocks of a row of features

    def action(self, state: State, move: i64) -> i64:
        """The number of a legal move in the vocabulary; different legal moves, different numbers."""
        raise NotImplementedError

    def write_actions(self, state: State, moves: vec[i64], count: i64, out: vec[i32], first: i64) -> None:
        """Write the numbers of the first ``count`` moves into ``out``, from ``first`` on.

        The same as ``action`` for each. Games write it out to look at the state once for all moves.
        """
        for k in range(count):
            out[first + k] = i32(self.action(state, moves[k]))

    def write_features(self, view: View, row: Row) -> None:
        """Put what the view tells into the row.

        Before, the row holds what the layout fixes and is 0 elsewhere. The view may share its parts with a state
        (``shared_view``): it must not be changed or kept.
        """
        raise NotImplementedError

    def write_row(self, state: State, seat: i64, row: Row) -> None:
        """Put what a seat sees of the state into the row: the same numbers as ``write_features`` puts for its view.

        A batch calls it at every step. Games write it out so that no view and no hand is made; it reads the table and the
        seat's own hand, and nothing else.
        """
        self.write_features(shared_view(state, seat), row)

    def features(self, view: View) -> list[float]:
        """The view as numbers, for callers outside compiled code."""
        row = Row(self.layout)
        self.write_features(view, row)
        return row.listed()
