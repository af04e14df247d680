# native
"""The agent that searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.agents.search.playout import Playout
from regalia.agents.search.search import Search
from regalia.agents.search.tree import NONE, ROOT
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec

AS_THE_GAME_SAYS: Final[
    i64
] = -1  # as a number of iterations: ``Advice.knight_simulations``; of tries: ``Advice.tree_after``
ADVICE: Final[i64] = 100  # simulations for whoever asks such an agent for advice
NEVER: Final[i64] = 1_000_000_000  # tries of one move


class SearchAgent(Agent):
    """Plays the move that wins the halving of its search.

    ``iterations`` (a number or AS_THE_GAME_SAYS) and ``milliseconds`` limit each choice; 0 is no limit of that kind, and
    one must be given. With iterations alone the same view and random numbers give the same move; ``keeps`` gives that up: where
    its last choice has led straight to this one, it goes on with the tree of that search. ``doubt`` says by how many standard
    errors another move must lead the one that the hint likes best; below 0 moves are taken that might be better. ``tree_after``
    (a number of tries or AS_THE_GAME_SAYS) says when a tree is grown below a move; an ``eased`` one grows none. ``slip`` says by
    how much of a win it may misjudge a move; for an ``eased`` one the game says it (``Advice.misjudges_by``).
    """

    def __init__(
        self,
        iterations: i64,
        milliseconds: i64,
        boldness: float = 0.15,
        length: i64 = -1,
        stray: i64 = 0,
        tree_after: i64 = AS_THE_GAME_SAYS,
        doubt: float = 1.0,
        eased: bool = False,
        slip: float = 0.0,
        keeps: bool = False,
    ) -> None:
        if iterations == 0 and milliseconds <= 0:
            raise ValueError("A search needs a budget: a number of iterations or of milliseconds.")
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.boldness = boldness
        self.length = length
        self.stray = stray
        self.tree_after = tree_after
        self.doubt = doubt
        self.eased = eased
        self.misjudges_by = slip
        self.keeps = keeps
        self.search: Search | None = None

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        moves = vec[i64]([0] * rules.most_moves)
        world = rules.guess(seen, FastRng(1))
        if world.moves(moves) == 1:
            return moves[0]
        search = self.searcher(rules)
        search.misjudges_by = rules.advice.misjudges_by if self.eased else self.misjudges_by
        iterations = rules.advice.knight_simulations if self.iterations == AS_THE_GAME_SAYS else self.iterations
        chosen = search.run(seen, rng, iterations, self.milliseconds)
        return search.tree.move[chosen]

    def advise(self, seen: View, rules: Rules, rng: Rng) -> list[tuple[int, int, float]]:
        """Moves of the viewer that were tried, with their visits and the result that they promise, best first.

        Whoever asks gets the best that the agent knows, also of one that plays less exactly.
        """
        search = self.searcher(rules)
        search.misjudges_by = 0.0
        iterations = ADVICE if self.iterations == AS_THE_GAME_SAYS else self.iterations
        chosen = search.run(seen, rng, iterations, self.milliseconds)
        tree = search.tree
        found: list[tuple[int, int, float]] = []
        edge = tree.first[ROOT]
        while edge != NONE:
            if tree.visits[edge] and edge != chosen:
                found.append((tree.move[edge], tree.visits[edge], tree.mean(edge)))
            edge = tree.next[edge]
        found.sort(key=by_visits, reverse=True)
        return [(tree.move[chosen], tree.visits[chosen], tree.mean(chosen)), *found]

    def finalists(self, seen: View, rules: Rules, rng: Rng) -> list[tuple[int, int, float, float]]:
        """What a search leaves to be told apart: each move with its trials and the sums of its leads over the first one and
        of their squares, so that several searches can be taken together."""
        search = self.searcher(rules)
        search.misjudges_by = self.misjudges_by
        search.run(seen, rng, self.iterations, self.milliseconds)
        halving = search.halving
        found: list[tuple[int, int, float, float]] = []
        for i in range(halving.left):
            found.append((search.tree.move[halving.edges[i]], halving.trials, halving.lead[i], halving.square[i]))
        return found

    def searcher(self, rules: Rules) -> Search:
        search = self.search
        if search is None or search.rules is not rules:
            length = rules.advice.horizon if self.length < 0 else self.length
            tree_after = rules.advice.tree_after if self.tree_after == AS_THE_GAME_SAYS else self.tree_after
            if self.eased or tree_after == 0:
                tree_after = NEVER
            search = Search(
                rules, Playout(rules, length, self.stray), self.boldness, tree_after, self.doubt, self.keeps
            )
            self.search = search
        return search


def by_visits(told: tuple[int, int, float]) -> tuple[int, float]:
    return told[1], told[2]
