# native
"""Tree: the search tree in flat rows, without an object for a node or a move.

Nodes and edges are numbers. An edge is a move that some seat may choose at its node. The edges of a node form a linked list in
the order of the legal moves, so a walk over both finds nearly every edge at once.
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
    """A tree that grows as needed. The next search reuses its memory."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.first = vec[i64]([0] * FIRST_ROOM)  # by node: its first edge
        self.parent = vec[i64]([0] * FIRST_ROOM)  # by node: its parent
        self.way = vec[i64]([0] * FIRST_ROOM)  # by node: what the viewer saw between parent and node
        self.slots = vec[i64]([0] * (4 * FIRST_ROOM))  # hash table of (parent, way): node + 1; 0 is free
        self.move = vec[i64]([0] * FIRST_ROOM)  # by edge
        self.seat = vec[i64]([0] * FIRST_ROOM)
        self.next = vec[i64]([0] * FIRST_ROOM)  # the edge after it in its node
        self.visits = vec[i64]([0] * FIRST_ROOM)
        self.offers = vec[i64]([0] * FIRST_ROOM)  # visits of its node at which it was legal
        self.total = vec[float]([0.0] * FIRST_ROOM)  # sum of the results of its seat
        self.hint = vec[float]([0.0] * FIRST_ROOM)
        self.weight = vec[float]([0.0] * FIRST_ROOM)  # prior: 1 for the moves with the best hint

    def clear(self) -> None:
        """Empty the tree, but for its root."""
        for i in range(len(self.slots)):
            self.slots[i] = 0
        self.nodes = 0
        self.edges = 0
        self.add_node(NONE, 0)

    # ---- nodes

    def child(self, node: i64, way: i64) -> i64:
        """The node reached from this one by what was seen; adds it if it is new."""
        mask = i64(len(self.slots)) - 1
        slot = hashed(node, way) & mask
        while self.slots[slot]:
            found = self.slots[slot] - 1
            if self.parent[found] == node and self.way[found] == way:
                return found
            slot = slot + 1 & mask
        return self.add_node(node, way)

    def add_node(self, parent: i64, way: i64) -> i64:
        node = self.nodes
        if node == i64(len(self.first)):
            self.first = doubled(self.first)
            self.parent = doubled(self.parent)
            self.way = doubled(self.way)
            self.double_slots()
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

    def double_slots(self) -> None:
        """Double the hash table and enter every node again."""
        self.slots = vec[i64]([0] * (2 * len(self.slots)))
        for node in range(self.nodes):
            self.enter(node)

    # ---- edges

    def find(self, node: i64, after: i64, seat: i64, move: i64) -> i64:
        """The edge of that move, or NONE. Looks behind the edge ``after`` first."""
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
        """Add an edge behind ``after`` (NONE: as the first) and return it."""
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
        """The average result of the seat that may choose it."""
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
