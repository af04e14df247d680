# native
"""Agent: whoever chooses moves for a seat."""

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
    """Sees a view and chooses. It keeps nothing from one choice to the next, unless it was made to (a search's ``keeps``)."""

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        """The move of the viewer, whose turn it is. The same view and random numbers give the same move."""
        raise NotImplementedError

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        """What ``choose`` would answer to the seat to choose. Only for the lab's compiled loops.

        An agent that needs nothing but the table and that seat's own hand may read them from the state to save the
        view; a test holds it to the answer of ``choose``. The buffer takes ``rules.most_moves``.
        """
        return self.choose(view(state, state.turn()), rules, rng)


class TableAgent(Agent):
    """An agent whose choice reads the table and its own hand only, so that any world behind its view will do."""

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        world = rules.guess(seen, FastRng(ANY_WORLD))
        return self.pick(world, rules, rng, vec[i64]([0] * rules.most_moves))

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        raise NotImplementedError
