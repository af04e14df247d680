# native
"""Information-set Monte Carlo tree search.

Every simulation guesses a world that the viewer could not tell from the real one, goes down one tree that all worlds
share, adds a node, plays on quickly, and tells every move on its way what came of it. A node is what the viewer has seen
since the root, so that it never acts on what it could not know; a move is judged by how often it was chosen among the
times it was legal.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from regalia.agents.search.playout import Playout
from regalia.agents.search.tree import NONE, ROOT, Tree
from regalia.kernel.playout import settle
from regalia.kernel.rng import WORD, Rng, mix
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, State, View
from regalia.kernel.vecs import vec

LOOK: Final[i64] = 8  # simulations between two looks at the clock
DEEPEST: Final[i64] = 512


class Search:
    """The searches of one agent under one set of rules, one after the other."""

    def __init__(self, rules: Rules, playout: Playout, boldness: float, split: bool) -> None:
        self.rules = rules
        self.playout = playout
        self.boldness = boldness  # how much promising moves that were little tried are preferred to proven ones
        self.split = split  # whether what chance shows to the viewer leads to different nodes
        self.tree = Tree()
        self.moves = vec[i64]([0] * rules.most_moves)
        self.legal = vec[i64]([0] * rules.most_moves)  # edges of the legal moves
        self.results = vec[float]([0.0] * rules.seats)
        self.path = vec[i64]([0] * DEEPEST)
        self.viewer: i64 = 0

    def run(self, seen: View, rng: Rng, simulations: i64, milliseconds: i64) -> i64:
        """Search until one of the budgets that are given is spent; how many simulations there were."""
        self.tree.clear()
        self.viewer = seen.seat
        end = perf_counter() + float(milliseconds) / 1000.0
        done: i64 = 0
        while simulations == 0 or done < simulations:
            if milliseconds and done % LOOK == 0 and done > 0 and perf_counter() >= end:
                break
            self.simulate(self.rules.guess(seen, rng), rng)
            done += 1
        return done

    # ---- a simulation

    def simulate(self, state: State, rng: Rng) -> None:
        tree = self.tree
        node = ROOT
        depth: i64 = 0
        fresh = False
        seat = state.turn()
        while not fresh and seat != OVER and depth < DEEPEST:
            edge = self.select(state, node, seat)
            self.path[depth] = edge
            depth += 1
            fresh = tree.visits[edge] == 0
            move = tree.move[edge]
            way = state.shown(move, self.viewer)
            state.play(move)
            seat, way = self.proceed(state, way, rng)
            if not fresh:
                node = tree.child(node, way)
        self.playout.finish(state, rng, self.results)
        for i in range(depth):
            edge = self.path[i]
            tree.visits[edge] += 1
            tree.total[edge] += self.results[tree.seat[edge]]

    def proceed(self, state: State, way: i64, rng: Rng) -> tuple[i64, i64]:
        """Let chance and reveals happen; whose turn it is then, and what the viewer has seen."""
        if not self.split:
            return settle(state, rng), way
        seat = state.turn()
        while seat < 0 and seat != OVER:
            if seat == CHANCE:
                move = state.deal(rng)
                shown = state.shown(move, self.viewer)
                way = mix(way & WORD) << 20 ^ mix(shown & WORD) ^ mix(way >> 32 & WORD)
                state.play(move)
            elif seat == REVEAL:
                state.reveal()
            seat = state.turn()
        return seat, way

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
                edge = tree.add_edge(node, after, seat, move, self.rules.hint(state, move))
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
