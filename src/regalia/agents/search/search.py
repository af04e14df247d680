# native
"""Information-set Monte Carlo tree search.

Every simulation plays in a guessed world that the viewer could not tell from the real one, goes down one tree that all
worlds share, adds a node, plays on quickly, and tells every move on its way what came of it. A node is what the viewer has
seen since the root, so that it never acts on what it could not know.

At the root the moves hold a halving (sequential halving): each takes its turn in the same worlds with the same luck, the
worse half leaves, and so on. In games of luck that needs far fewer simulations than chasing the best mean so far.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.agents.agent import ANY_WORLD
from regalia.agents.search.halving import Halving
from regalia.agents.search.playout import Playout
from regalia.agents.search.proof import Proof
from regalia.agents.search.sure import LIMIT, worth_playing
from regalia.agents.search.tree import NONE, ROOT, Tree
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, VERB_MASK, State, View, view
from regalia.kernel.vecs import vec

DEEPEST: Final[i64] = 64
SEEDS: Final[i64] = 1 << 30
SURE: Final[float] = 1e9
HALF: Final[i64] = 1 << 20  # steps in which a slip is counted, each way


@mypyc_attr(allow_interpreted_subclasses=True)  # for bench/luck.py, which knows the real world
class Search:
    """The searches of one agent under one set of rules, one after the other."""

    def __init__(
        self, rules: Rules, playout: Playout, boldness: float, tree_after: i64, doubt: float, keeps: bool = False
    ) -> None:
        self.rules = rules
        self.playout = playout
        self.boldness = boldness  # how much promising moves that were little tried are preferred to proven ones
        self.tree_after = (
            tree_after  # a move that was tried so often gets a node of its own; before, the playout goes on behind it
        )
        self.tree = Tree()
        self.spare = Tree()
        self.keeps = keeps  # whether a search goes on with the tree of the last one, where that led to its position
        self.last: View | None = None  # where the last search began
        self.chosen: i64 = NONE  # the edge that it chose
        self.halving = Halving(rules.most_moves, doubt)
        self.proof = Proof(rules, 0, LIMIT)
        self.moves = vec[i64]([0] * rules.most_moves)
        self.legal = vec[i64]([0] * rules.most_moves)  # edges of the legal moves
        self.results = vec[float]([0.0] * rules.seats)
        self.misjudges_by = 0.0  # by how much of a win each move may be misjudged, to make a weaker player
        self.slips = vec[float]([0.0] * rules.most_moves)  # by edge of the root, in this search
        self.path = vec[i64]([0] * DEEPEST)
        self.viewer: i64 = 0

    def run(self, seen: View, rng: Rng, simulations: i64, milliseconds: i64) -> i64:
        """Search until one of the budgets that are given is spent; the edge of the move to play."""
        begun = perf_counter()
        self.viewer = seen.seat
        self.plant(seen)
        world = self.world(seen, rng)
        count = world.moves(self.moves)
        self.offer(world, ROOT, seen.seat, count)
        count = self.keep(worth_playing(self.proof, seen, rng), count)
        self.prefer_wins(world, count)
        self.playout.aim(world)
        halving = self.halving
        halving.begin(self.tree, self.legal, count, simulations)
        self.misjudge(rng)
        done: i64 = 0
        while True:
            world = self.world(seen, rng)
            seed = rng.below(SEEDS)
            for i in range(halving.left):
                edge = halving.edges[i]
                self.playout.begin(seed)
                self.simulate(world.clone(), edge)
                halving.note(i, self.results[seen.seat], self.slips[edge])
            done += halving.left
            spent = float(done) / float(simulations) if simulations else 0.0
            if milliseconds:
                spent = max(spent, (perf_counter() - begun) * 1000.0 / float(milliseconds))
            if spent >= 1.0 or halving.settled():
                chosen = halving.winner()
                if self.keeps:
                    self.last = seen
                    self.chosen = chosen
                return chosen
            halving.drop(spent)

    def plant(self, seen: View) -> None:
        """A new tree, or what the last search has found out about this very position."""
        node = self.reached(seen) if self.keeps else NONE
        if node == NONE:
            self.tree.clear()
        else:
            self.spare.take(self.tree, node)
            self.tree, self.spare = self.spare, self.tree

    def reached(self, seen: View) -> i64:
        """The node of the last search's tree that its choice has led to; NONE where anything else came in between, or where
        the search would now look further ahead than then."""
        last = self.last
        if last is None or last.seat != seen.seat:
            return NONE
        world = self.rules.guess(last, FastRng(ANY_WORLD))
        turns = self.rules.advice.turns(world)
        written = seen.listed()
        node = ROOT
        move = self.tree.move[self.chosen]
        while True:
            node = self.tree.known(node, world.shown(move, seen.seat))
            world.play(move)
            if node == NONE or world.turn() != seen.seat or self.rules.advice.turns(world) != turns:
                return NONE
            if view(world, seen.seat).listed() == written:
                return node
            if world.moves(self.moves) > 1:
                return NONE
            move = self.moves[0]

    def world(self, seen: View, rng: Rng) -> State:
        """One that the viewer could not tell from the real one."""
        return self.rules.guess(seen, rng)

    def misjudge(self, rng: Rng) -> None:
        """Each challenger looks a little better or worse than it is, in all worlds alike; never better if it is of the
        champion's verb, where the order of the hints is to be trusted."""
        halving = self.halving
        verb = self.tree.move[halving.edges[0]] & VERB_MASK
        for i in range(halving.left):
            slip = 0.0
            if self.misjudges_by:
                slip = self.misjudges_by * float(rng.below(2 * HALF) - HALF) / float(HALF)
            edge = halving.edges[i]
            self.slips[edge] = -abs(slip) if self.tree.move[edge] & VERB_MASK == verb else slip

    def prefer_wins(self, world: State, count: i64) -> None:
        """A move that wins at once in a world looks best of all, whatever its hint says."""
        for i in range(count):
            edge = self.legal[i]
            state = world.clone()
            state.play(self.tree.move[edge])
            if state.turn() == OVER and state.result(self.viewer) == 1.0:
                self.tree.hint[edge] += SURE

    def keep(self, moves: list[int], count: i64) -> i64:
        """Only these legal moves take part; how many there are."""
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
        """The edge to follow: what did best so far, or what looks promising and was little tried."""
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
        hope = total / float(visits) if visits else 0.5  # of a move that was never tried
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
        """Find the edge of each legal move, and make those that are missing."""
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
        """How many legal moves look better at first sight."""
        hint = self.tree.hint[edge]
        found: i64 = 0
        for i in range(count):
            if self.tree.hint[self.legal[i]] > hint:
                found += 1
        return found
