# native
"""Information-set Monte Carlo tree search.

Each simulation guesses a world that the viewer could not tell from the real one, walks down one tree shared by all worlds,
adds a node, plays the game on quickly, and credits the result to every move on its path. A node stands for what the viewer has
seen since the root, so the search never uses what the viewer cannot know.

At the root, sequential halving compares the moves: all are tried in the same worlds with the same luck, then the worse half is
dropped, and so on. In games of luck this needs far fewer simulations than following the best mean so far.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.agents.search.halving import Halving
from regalia.agents.search.playout import Playout
from regalia.agents.search.proof import Proof
from regalia.agents.search.sure import LIMIT, worth_playing
from regalia.agents.search.tree import NONE, ROOT, Tree
from regalia.kernel.optional.policy import Policy
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, VERB_MASK, State, View
from regalia.kernel.vecs import vec

DEEPEST: Final[i64] = 64
SEEDS: Final[i64] = 1 << 30
SURE: Final[float] = 1e9
CLOSE: Final[float] = 1e-6  # how far the hint's favourite stands behind the policy's
HALF: Final[i64] = 1 << 20  # steps of an error in each direction


@mypyc_attr(allow_interpreted_subclasses=True)  # for bench/luck.py, which knows the real world
class Search:
    """Runs the searches of one agent under one set of rules."""

    def __init__(self, rules: Rules, playout: Playout, boldness: float, tree_after: i64, doubt: float) -> None:
        self.rules = rules
        self.playout = playout
        self.boldness = boldness  # weight of promising moves with few visits against proven ones
        self.tree_after = tree_after  # visits of a move before it gets a node of its own
        self.tree = Tree()
        self.policy: Policy | None = None  # orders the moves at the root; without it their hints do
        self.halving = Halving(rules.most_moves, doubt)
        self.proof = Proof(rules, 0, LIMIT)
        self.moves = vec[i64]([0] * rules.most_moves)
        self.legal = vec[i64]([0] * rules.most_moves)  # edges of the legal moves
        self.hints = vec[float]([0.0] * rules.most_moves)  # of the legal moves, where a policy orders them
        self.hint_of = vec[float]([0.0] * rules.most_moves)  # the same by edge of the root
        self.likes = vec[float]([0.0] * rules.most_moves)  # the policy's preferences
        self.results = vec[float]([0.0] * rules.seats)
        self.misjudges_by = 0.0  # largest error in judging a move, in wins; above 0 for a weaker bot
        self.errors = vec[float]([0.0] * rules.most_moves)  # of this search, by edge of the root
        self.path = vec[i64]([0] * DEEPEST)
        self.viewer: i64 = 0

    def run(self, seen: View, rng: Rng, simulations: i64, milliseconds: i64) -> i64:
        """Search until a given budget is spent; returns the edge of the move to play."""
        begun = perf_counter()
        self.viewer = seen.seat
        self.tree.clear()
        world = self.world(seen, rng)
        count = world.moves(self.moves)
        self.offer(world, ROOT, seen.seat, count)
        count = self.keep(worth_playing(self.proof, seen, rng), count)
        self.consult(seen, world, count)
        self.prefer_wins(world, count)
        self.playout.aim(world)
        halving = self.halving
        halving.begin(self.tree, self.legal, count, simulations)
        if self.policy is not None:
            halving.break_ties(self.hint_of)
        self.misjudge(rng)
        done: i64 = 0
        while True:
            world = self.world(seen, rng)
            seed = rng.below(SEEDS)
            for i in range(halving.left):
                edge = halving.edges[i]
                self.playout.begin(seed)
                self.simulate(world.clone(), edge)
                halving.note(i, self.results[seen.seat], self.errors[edge])
            done += halving.left
            spent = float(done) / float(simulations) if simulations else 0.0
            if milliseconds:
                spent = max(spent, (perf_counter() - begun) * 1000.0 / float(milliseconds))
            if spent >= 1.0 or halving.settled():
                return halving.winner()
            halving.drop(spent)

    def world(self, seen: View, rng: Rng) -> State:
        """A guessed world for the next simulations."""
        return self.rules.guess(seen, rng)

    def misjudge(self, rng: Rng) -> None:
        """Draw an error for each challenger, used in every world of this search.

        A challenger with the champion's verb is never overrated: there the order of the hints is reliable.
        """
        halving = self.halving
        verb = self.tree.move[halving.edges[0]] & VERB_MASK
        for i in range(halving.left):
            error = 0.0
            if self.misjudges_by:
                error = self.misjudges_by * float(rng.below(2 * HALF) - HALF) / float(HALF)
            edge = halving.edges[i]
            self.errors[edge] = -abs(error) if self.tree.move[edge] & VERB_MASK == verb else error

    def consult(self, seen: View, world: State, count: i64) -> None:
        """Let the policy order the moves; the one with the best hint comes second, if not first.

        The order says which moves enter and which is the champion.
        """
        policy = self.policy
        if policy is None:
            return
        tree = self.tree
        hinted = self.legal[0]
        for i in range(count):
            edge = self.legal[i]
            self.moves[i] = tree.move[edge]
            self.hints[i] = tree.hint[edge]
            self.hint_of[edge] = tree.hint[edge]
            if tree.hint[edge] > tree.hint[hinted]:
                hinted = edge
        policy.write_preferences(self.rules.learning, seen, world, self.moves, self.hints, count, self.likes)
        most = self.likes[0]
        for i in range(count):
            tree.hint[self.legal[i]] = self.likes[i]
            most = max(most, self.likes[i])
        if tree.hint[hinted] < most:
            tree.hint[hinted] = most - CLOSE

    def prefer_wins(self, world: State, count: i64) -> None:
        """Rank a move that wins at once in this world first, whatever its hint says."""
        for i in range(count):
            edge = self.legal[i]
            state = world.clone()
            state.play(self.tree.move[edge])
            if state.turn() == OVER and state.result(self.viewer) == 1.0:
                self.tree.hint[edge] += SURE

    def keep(self, moves: list[int], count: i64) -> i64:
        """Leave only these moves among the legal ones; returns how many there are."""
        kept: i64 = 0
        for i in range(count):
            if self.tree.move[self.legal[i]] in moves:
                self.legal[kept] = self.legal[i]
                kept += 1
        return kept

    # ---- a simulation

    def simulate(self, state: State, edge: i64) -> None:
        tree = self.tree
        node = ROOT
        depth: i64 = 0
        while True:
            self.path[depth] = edge
            depth += 1
            move = tree.move[edge]
            way = state.shown(move, self.viewer)
            state.play(move)
            seat = self.playout.settle(state)
            if seat == OVER or tree.visits[edge] < self.tree_after or depth == DEEPEST:
                break
            node = tree.child(node, way)
            edge = self.select(state, node, seat)
        self.playout.finish(state, self.results)
        for i in range(depth):
            edge = self.path[i]
            tree.visits[edge] += 1
            tree.total[edge] += self.results[tree.seat[edge]]

    # ---- a choice in the tree

    def select(self, state: State, node: i64, seat: i64) -> i64:
        """The edge to follow: the best so far, or a promising one with few visits."""
        count = state.moves(self.moves)
        self.offer(state, node, seat, count)
        tree = self.tree
        legal = self.legal
        weights = 0.0
        visits: i64 = 0
        total = 0.0
        for i in range(count):
            edge = legal[i]
            weights += tree.weight[edge]
            visits += tree.visits[edge]
            total += tree.total[edge]
        hope = total / float(visits) if visits else 0.5  # for a move without visits
        best = legal[0]
        most = -1.0
        for i in range(count):
            edge = legal[i]
            tried = tree.visits[edge]
            mean = tree.total[edge] / float(tried) if tried else hope
            pull = self.boldness * tree.weight[edge] / weights * sqrt(float(tree.offers[edge]))
            score = mean + pull / float(1 + tried)
            if score > most:
                most = score
                best = edge
        return best

    def offer(self, state: State, node: i64, seat: i64, count: i64) -> None:
        """Find the edge of each legal move; add the missing ones."""
        tree = self.tree
        known = tree.edges
        after = NONE
        for i in range(count):
            move = self.moves[i]
            edge = tree.find(node, after, seat, move)
            if edge == NONE:
                edge = tree.add_edge(node, after, seat, move, self.rules.advice.hint(state, move))
            tree.offers[edge] += 1
            self.legal[i] = edge
            after = edge
        for edge in range(known, tree.edges):
            tree.weight[edge] = 1.0 / float(1 + self.better(edge, count))

    def better(self, edge: i64, count: i64) -> i64:
        """How many legal moves have a better hint."""
        hint = self.tree.hint[edge]
        found: i64 = 0
        for i in range(count):
            if self.tree.hint[self.legal[i]] > hint:
                found += 1
        return found
