# native
"""Learning: a game for learners, as a fixed vocabulary of actions and a view as numbers."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.state import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning:
    def __init__(self, actions: i64) -> None:
        self.actions = actions  # size of the vocabulary

    def action(self, state: State, move: i64) -> i64:
        """The number of a legal move in the vocabulary; different legal moves, different numbers."""
        raise NotImplementedError

    def features(self, view: View) -> list[float]:
        """The view as numbers, always equally many."""
        raise NotImplementedError
