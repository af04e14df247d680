"""Maximum matching by Edmonds' blossom algorithm: the most pairs of entrants who have not met."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def matching(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """The partner of each vertex in a maximum matching, or NOBODY."""
    partner = [NOBODY] * len(neighbours)
    for vertex, others in enumerate(neighbours):  # start greedily; the search repairs the rest
        free = next((other for other in others if partner[other] == NOBODY), NOBODY)
        if partner[vertex] == NOBODY and free != NOBODY:
            partner[vertex], partner[free] = free, vertex
    for root in range(len(neighbours)):
        if partner[root] == NOBODY:
            _Search(neighbours, partner).grow(root)
    return partner


def pairs(neighbours: Sequence[Sequence[int]]) -> int:
    """The number of pairs in a maximum matching."""
    return sum(other != NOBODY for other in matching(neighbours)) // 2


class _Search:
    """An alternating tree from one free vertex. Odd cycles (blossoms) are contracted to their base."""

    def __init__(self, neighbours: Sequence[Sequence[int]], partner: list[int]) -> None:
        self.neighbours = neighbours
        self.partner = partner
        count = len(neighbours)
        self.parent = [NOBODY] * count
        self.base = list(range(count))
        self.reached = [False] * count
        self.queue: deque[int] = deque()

    def grow(self, root: int) -> None:
        """Find an augmenting path and flip it; without one nothing changes."""
        self.reached[root] = True
        self.queue.append(root)
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.neighbours[vertex]:
                if self.base[vertex] == self.base[other] or self.partner[vertex] == other:
                    continue
                mate = self.partner[other]
                if other == root or (mate != NOBODY and self.parent[mate] != NOBODY):
                    self._shrink(vertex, other)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = vertex
                    if mate == NOBODY:
                        self._turn_over(other)
                        return
                    self.reached[mate] = True
                    self.queue.append(mate)

    def _turn_over(self, vertex: int) -> None:
        while vertex != NOBODY:
            before = self.parent[vertex]
            onwards = self.partner[before]
            self.partner[vertex], self.partner[before] = before, vertex
            vertex = onwards

    def _shrink(self, one: int, other: int) -> None:
        base = self._meeting(one, other)
        inside = [False] * len(self.base)
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for vertex, its_base in enumerate(self.base):
            if inside[its_base]:
                self.base[vertex] = base
                if not self.reached[vertex]:
                    self.reached[vertex] = True
                    self.queue.append(vertex)

    def _meeting(self, one: int, other: int) -> int:
        """The lowest common ancestor of the two vertices."""
        passed: set[int] = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.partner[one] == NOBODY:
                break
            one = self.parent[self.partner[one]]
        while self.base[other] not in passed:
            other = self.parent[self.partner[self.base[other]]]
        return self.base[other]

    def _mark(self, vertex: int, base: int, child: int, inside: list[bool]) -> None:
        while self.base[vertex] != base:
            mate = self.partner[vertex]
            inside[self.base[vertex]] = inside[self.base[mate]] = True
            self.parent[vertex] = child
            child = mate
            vertex = self.parent[mate]
