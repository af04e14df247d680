# native
"""Ways: the points that a pawn on each square still needs to reach an enemy centre.

``way.way_to`` searches from the pawns to one centre. Here the search begins at the centres and goes backwards over every
step, so that it finds the way from each square. The force's own pawns do not block it: a pawn that stands on the way is
nearer already. The result therefore holds until another force's pawns change.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.bots.rings import RINGS, Rings
from regalia.games.battle_royal.bots.threats import Prey, preys_of
from regalia.games.battle_royal.rules.ground import bit_of, row_of
from regalia.games.battle_royal.rules.least import FARTHEST
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.vecs import vec


class Ways:
    """The ways of one force to the nearest enemy centre still in play.

    They are found as far as they are asked for.
    """

    def __init__(self, position: Position, force: i64, cheap_ramparts: bool) -> None:
        self.force = force
        self.cheap_ramparts = cheap_ramparts
        self.pawns = position.table.pawns[:]  # as they stood
        self.height = position.options.ground.height
        self.search = Rings(position, force, cheap_ramparts)
        self.search.open_next()
        self.foes: list[Prey] = []  # once they are asked for

    def preys(self, position: Position) -> list[Prey]:
        """The enemies as targets: they too stay as they are, except that pincers of this force may cut their lines."""
        if not self.foes or position.options.pincer:
            self.foes = preys_of(position, self.force)
        return self.foes

    def holds(self, position: Position, force: i64, cheap_ramparts: bool) -> bool:
        """Whether these ways are right for the position."""
        if force != self.force or cheap_ramparts != self.cheap_ramparts:
            return False
        height = self.height
        pawns = position.table.pawns
        before = self.pawns
        first = self.force * height
        for i in range(i64(len(pawns))):
            if pawns[i] != before[i] and (i < first or i >= first + height):
                return False
        return True

    def points_from(self, square: i64) -> i64:
        """The points from a square, FARTHEST if they are not found yet."""
        return self.points_at(row_of(square), bit_of(square))

    def points_at(self, i: i64, bit: i64) -> i64:
        search = self.search
        if not search.found[i] & bit:
            return FARTHEST
        rings = search.rings
        points: i64 = 0
        while not rings[points * self.height + i] & bit:
            points += 1
        return points

    def nearest(self, pool: vec[i64]) -> i64:
        """The shortest way from a pawn of the pool. Ways that are not found yet are longer."""
        search = self.search
        found = search.found
        nearest: i64 = FARTHEST
        for i in range(1, self.height - 1):
            word = pool[i] & found[i]
            while word:
                bit = word & -word
                word ^= bit
                nearest = min(nearest, self.points_at(i, bit))
        while nearest == FARTHEST and search.next < FARTHEST and search.idle < RINGS:
            search.open_next()
            if meet(search.rings, (search.next - 1) * self.height, pool):
                nearest = search.next - 1
        return nearest


def ways_of(position: Position, force: i64, cheap_ramparts: bool) -> Ways:
    """The ways, from the position's cache if it still holds."""
    kept = position.ways
    if isinstance(kept, Ways) and kept.holds(position, force, cheap_ramparts):
        return kept
    ways = Ways(position, force, cheap_ramparts)
    position.ways = ways
    return ways


def meet(boards: vec[i64], at: i64, pool: vec[i64]) -> bool:
    """Whether a pawn of the pool stands on the board that begins there."""
    for i in range(1, i64(len(pool)) - 1):
        if boards[at + i] & pool[i]:
            return True
    return False
