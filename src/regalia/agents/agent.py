# native
"""Agent: chooses the moves of a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View, view
from regalia.kernel.vecs import vec

ANY_WORLD: Final[i64] = 1  # seed of the world in which moves are listed; they are the same in all (law 6)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Sees a view and chooses a move. It remembers nothing between two choices."""

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        """The move of the viewer, whose turn it is. Equal views and random numbers give equal moves."""
        raise NotImplementedError

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        """The same choice from a state, for the lab's compiled loops only.

        An agent that needs only the table and that seat's hand may read them from the state, which saves the view; a test
        compares its answer with ``choose``. The buffer has room for ``rules.most_moves``.
        """
        return self.choose(view(state, state.turn()), rules, rng)

    def pick_among(self, state: State, rules: Rules, rng: Rng, moves: vec[i64], count: i64) -> i64:
        """The choice of ``pick`` for loops that have listed the legal moves already; they may be overwritten."""
        return self.pick(state, rules, rng, moves)


class TableAgent(Agent):
    """An agent that reads only the table and its own hand. Any guessed world will do."""

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        world = rules.guess(seen, FastRng(ANY_WORLD))
        return self.pick(world, rules, rng, vec[i64]([0] * rules.most_moves))

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        raise NotImplementedError
