# native
"""The tree of a search, in flat rows: no object for a node or a move.

A node is a number; so is an edge, a move that some seat may choose there. The edges of a node are a list, in the order in
which rules give their moves, so that going through legal moves and edges side by side finds nearly all of them at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.rng import WORD, mix
from regalia.kernel.vecs import vec

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
FIRST_ROOM: Final[i64] = 1024


class Tree:
    """Grows as needed and keeps its room from one search to the next."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.first = vec[i64]([0] * FIRST_ROOM)  # by node: its first edge
        self.parent = vec[i64]([0] * FIRST_ROOM)  # by node, to find it again: where it comes from
        self.way = vec[i64]([0] * FIRST_ROOM)  # and what was seen on the way
        self.slots = vec[i64]([0] * (4 * FIRST_ROOM))  # nodes by the hash of both, plus one; 0 is free
        self.move = vec[i64]([0] * FIRST_ROOM)  # by edge
        self.seat = vec[i64]([0] * FIRST_ROOM)
        self.next = vec[i64]([0] * FIRST_ROOM)  # the edge after it in its node
        self.visits = vec[i64]([0] * FIRST_ROOM)
        self.offers = vec[i64]([0] * FIRST_ROOM)  # how often it was legal when its node was visited
        self.total = vec[float]([0.0] * FIRST_ROOM)  # results of its seat, summed
        self.hint = vec[float]([0.0] * FIRST_ROOM)
        self.weight = vec[float]([0.0] * FIRST_ROOM)  # how promising it looks before it is tried; the best have 1

    def clear(self) -> None:
        """An empty tree with its root."""
        for i in range(len(self.slots)):
            self.slots[i] = 0
        self.nodes = 0
        self.edges = 0
        self.add_node(NONE, 0)

    def take(self, other: Tree, top: i64) -> None:
        """What another tree holds from that node on, as a tree of its own."""
        self.clear()
        new = vec[i64]([NONE] * other.nodes)
        new[top] = ROOT
        self.copy_edges(other, top, ROOT)
        for node in range(top + 1, other.nodes):  # a node comes after its parent
            parent = new[other.parent[node]]
            if parent != NONE:
                new[node] = self.add_node(parent, other.way[node])
                self.copy_edges(other, node, new[node])

    # ---- nodes

    def child(self, node: i64, way: i64) -> i64:
        """The node that is reached from this one so; a new one if need be."""
        found = self.known(node, way)
        return self.add_node(node, way) if found == NONE else found

    def known(self, node: i64, way: i64) -> i64:
        """The same, or NONE where there is none yet."""
        mask = i64(len(self.slots)) - 1
        slot = hashed(node, way) & mask
        while self.slots[slot]:
            found = self.slots[slot] - 1
            if self.parent[found] == node and self.way[found] == way:
                return found
            slot = slot + 1 & mask
        return NONE

    def add_node(self, parent: i64, way: i64) -> i64:
        node = self.nodes
        if node == i64(len(self.first)):
            self.first = doubled(self.first)
            self.parent = doubled(self.parent)
            self.way = doubled(self.way)
            self.hash_anew()
        self.first[node] = NONE
        self.parent[node] = parent
        self.way[node] = way
        self.nodes += 1
        self.enter(node)
        return node

    def enter(self, node: i64) -> None:
        mask = i64(len(self.slots)) - 1
        slot = hashed(self.parent[node], self.way[node]) & mask
        while self.slots[slot]:
            slot = slot + 1 & mask
        self.slots[slot] = node + 1

    def hash_anew(self) -> None:
        """Twice as many slots."""
        self.slots = vec[i64]([0] * (2 * len(self.slots)))
        for node in range(self.nodes):
            self.enter(node)

    # ---- edges

    def find(self, node: i64, after: i64, seat: i64, move: i64) -> i64:
        """The edge of that move, looked for behind the edge ``after`` first; NONE where there is none."""
        edge = self.first[node] if after == NONE else self.next[after]
        start = edge
        while edge != NONE:
            if self.move[edge] == move and self.seat[edge] == seat:
                return edge
            edge = self.next[edge]
        edge = self.first[node]
        while edge != start:
            if self.move[edge] == move and self.seat[edge] == seat:
                return edge
            edge = self.next[edge]
        return NONE

    def add_edge(self, node: i64, after: i64, seat: i64, move: i64, hint: float) -> i64:
        """A new edge behind ``after``; NONE puts it first."""
        edge = self.edges
        if edge == i64(len(self.move)):
            self.more_edges()
        self.move[edge] = move
        self.seat[edge] = seat
        self.visits[edge] = 0
        self.offers[edge] = 0
        self.total[edge] = 0.0
        self.hint[edge] = hint
        self.weight[edge] = 0.0
        if after == NONE:
            self.next[edge] = self.first[node]
            self.first[node] = edge
        else:
            self.next[edge] = self.next[after]
            self.next[after] = edge
        self.edges += 1
        return edge

    def copy_edges(self, other: Tree, node: i64, to: i64) -> None:
        after = NONE
        edge = other.first[node]
        while edge != NONE:
            after = self.add_edge(to, after, other.seat[edge], other.move[edge], other.hint[edge])
            self.visits[after] = other.visits[edge]
            self.offers[after] = other.offers[edge]
            self.total[after] = other.total[edge]
            self.weight[after] = other.weight[edge]
            edge = other.next[edge]

    def more_edges(self) -> None:
        self.move = doubled(self.move)
        self.seat = doubled(self.seat)
        self.next = doubled(self.next)
        self.visits = doubled(self.visits)
        self.offers = doubled(self.offers)
        self.total = doubled_floats(self.total)
        self.hint = doubled_floats(self.hint)
        self.weight = doubled_floats(self.weight)

    def mean(self, edge: i64) -> float:
        """The result that its seat had on average."""
        return self.total[edge] / float(self.visits[edge])


def hashed(node: i64, way: i64) -> i64:
    return mix(mix(way & WORD) ^ mix(way >> 32 & WORD) ^ node * 0x9E3779B1 & WORD)


def doubled(row: vec[i64]) -> vec[i64]:
    size = i64(len(row))
    new = vec[i64]([0] * (2 * size))
    for i in range(size):
        new[i] = row[i]
    return new


def doubled_floats(row: vec[float]) -> vec[float]:
    size = i64(len(row))
    new = vec[float]([0.0] * (2 * size))
    for i in range(size):
        new[i] = row[i]
    return new
