# native
"""SearchAgent: chooses by information-set tree search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.agents.search.playout import Playout, best_hint
from regalia.agents.search.search import Search
from regalia.agents.search.tree import NONE, ROOT
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec

AS_THE_GAME_SAYS: Final[i64] = -1  # take the number from the game's Advice: ``knight_simulations``, ``tree_after``
ADVICE: Final[i64] = 100  # simulations for a player who asks for advice
NEVER: Final[i64] = 1_000_000_000  # visits of one move


class SearchAgent(Agent):
    """An agent that plays the move its search prefers.

    With a budget in iterations alone, the same view and random numbers give the same move.

    iterations, milliseconds: limits of one choice; 0 is no limit, and at least one must be given. AS_THE_GAME_SAYS takes the
    game's ``knight_simulations``.
    doubt: by how many standard errors a move must lead the move with the best hint; below 0, moves that might be better win.
    tree_after: visits of a move before a tree grows below it.
    eased: a weaker player: grows no tree and misjudges moves by the game's ``misjudges_by``.
    misjudges_by: the same error for one that is not eased, in wins.
    by_policy: lets the game's policy order the moves, where it has one; an eased player never does.
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
        misjudges_by: float = 0.0,
        by_policy: bool = False,
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
        self.misjudges_by = misjudges_by
        self.by_policy = by_policy and not eased
        self.search: Search | None = None

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        moves = vec[i64]([0] * rules.most_moves)
        world = rules.guess(seen, FastRng(1))
        count = world.moves(moves)
        if count == 1:
            return moves[0]
        if rules.advice.led_by_hint(world):
            return best_hint(world, rules.advice, moves, count, rng)
        search = self.searcher(rules)
        search.misjudges_by = rules.advice.misjudges_by if self.eased else self.misjudges_by
        iterations = rules.advice.knight_simulations if self.iterations == AS_THE_GAME_SAYS else self.iterations
        chosen = search.run(seen, rng, iterations, self.milliseconds)
        return search.tree.move[chosen]

    def advise(self, seen: View, rules: Rules, rng: Rng) -> list[tuple[int, int, float]]:
        """The viewer's moves that were tried, best first, each with its visits and mean result.

        The advice is exact even where the agent itself plays with errors.
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
        """The moves that a search could not separate, as sums that several searches can add.

        Each has its trials, the sum of its leads over the first move, and the sum of the squares of those leads.
        """
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
            search = Search(rules, Playout(rules, length, self.stray), self.boldness, tree_after, self.doubt)
            policy = rules.advice.policy() if self.by_policy else None
            if policy is not None and policy.fits(rules.learning):
                search.policy = policy
            self.search = search
        return search


def by_visits(told: tuple[int, int, float]) -> tuple[int, float]:
    return told[1], told[2]
