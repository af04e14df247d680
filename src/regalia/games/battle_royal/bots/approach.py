# native
"""Approach: the enemies' ways to the centre of the force to act, and how one pawn of it changes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.threats import Prey
from regalia.games.battle_royal.rules.cost import returning
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.prices import price_again, prices
from regalia.games.battle_royal.rules.way import cheapest, is_near, new_rings, rows_near
from regalia.kernel.vecs import vec

CALM: Final[i64] = 8  # an enemy at least this many points away from the force's centre is ignored


class Raid:
    """An enemy that is near: its pawns, its prices on the base, and its way."""

    def __init__(self, position: Position, foe: Prey, goal: i64) -> None:
        options = position.options
        top, low = rows_near(options, foe.force, goal, CALM)
        self.force = foe.force
        self.pool = foe.pool
        self.goal = goal
        self.cheap_ramparts = returning(position, foe.force)
        self.boards = prices(position, foe.force, self.cheap_ramparts, top, low)
        self.rings = new_rings(options, CALM)
        self.points = cheapest(options, self.boards, foe.pool, foe.force, goal, CALM, self.rings)

    def points_now(self, position: Position, row: i64, most: i64) -> i64:
        """Its way on the present board, at most ``most``. The board differs from the base by a pawn in that row."""
        if most == 0:
            return 0
        boards = self.boards[:]
        options = position.options
        top = max(row - 1, 1)
        low = min(row + 1, options.ground.height - 2)
        price_again(position, self.force, self.cheap_ramparts, boards, top, low)
        return cheapest(options, boards, self.pool, self.force, self.goal, most, new_rings(options, most))


class Approach:
    """The shortest way of an enemy, at most CALM, and the squares where a pawn could change it.

    A pawn changes the price of its square and may bar diagonals beside it. One that is added makes nothing cheaper, so it
    matters only on a shortest way. One that is removed makes nothing dearer: it matters only beside squares from which a
    shorter way is possible, and on the sea, where jetties far away may sail.
    """

    def __init__(self, position: Position, force: i64, foes: list[Prey], removes: bool) -> None:
        options = position.options
        self.own = force * options.ground.height  # where the force's board begins among all
        self.raids: list[Raid] = []
        self.removes = removes
        self.coming = CALM
        self.corridor = vec[i64]([0] * options.ground.height)
        for foe in foes:
            if is_near(options, foe.pool, foe.force, force, CALM):
                raid = Raid(position, foe, force)
                self.raids.append(raid)
                self.coming = min(self.coming, raid.points)
        if removes:
            self.mark(position, self.coming - 1)
            self.widen(position)
        elif self.coming < CALM:
            self.mark(position, self.coming)

    def mark(self, position: Position, most: i64) -> None:
        """Add to the corridor the squares on ways of at most that many points."""
        options = position.options
        height = options.ground.height
        corridor = self.corridor
        least = options.least
        for raid in self.raids:
            rings = raid.rings
            near = options.least_for(raid.force, raid.goal)
            for points in range(most + 1):
                for i in range(1, height - 1):
                    word = rings[points * height + i]
                    if word:
                        corridor[i] |= word & least[near + (most - points) * height + i]

    def widen(self, position: Position) -> None:
        """Add the squares beside the corridor, and the sea."""
        ground = position.options.ground
        core = self.corridor[:]
        for i in range(1, ground.height - 1):
            word = core[i - 1] | core[i] | core[i + 1]
            self.corridor[i] = word | word << 1 | word >> 1 | ground.sea[i]

    def coming_now(self, position: Position, row: i64, bit: i64) -> i64:
        """``coming`` for the present board, which differs from the base by the pawn on that square."""
        if self.removes:
            return self.shortest(position, row, self.coming) if self.corridor[row] & bit else self.coming
        if not self.corridor[row] & bit and not self.is_crossed(position, row, bit):
            return self.coming
        coming = self.shortest(position, row, self.coming + 1)  # mostly it is the same
        return coming if coming == self.coming or coming == CALM else self.shortest(position, row, CALM)

    def is_crossed(self, position: Position, row: i64, bit: i64) -> bool:
        """Whether that pawn and one on the other side bar a diagonal inside the corridor."""
        beside = (bit << 1 | bit >> 1) & self.corridor[row]
        if not beside:
            return False
        pawns = position.table.pawns
        for k in range(row - 1, row + 2, 2):
            if self.corridor[k] & bit and pawns[self.own + k] & beside:
                return True
        return False

    def shortest(self, position: Position, row: i64, most: i64) -> i64:
        """The shortest way on the present board, at most ``most``."""
        for raid in self.raids:
            most = raid.points_now(position, row, most)
        return most
