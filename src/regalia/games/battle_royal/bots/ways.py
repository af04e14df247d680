# native
"""Ways: the points that a pawn on each square still needs to reach an enemy centre.

``way.way_to`` searches from the pawns to one centre. Here the search begins at the centres and goes backwards over every
step, so that it finds the way from each square. The force's own pawns do not block it: a pawn that stands on the way is
nearer already. The result therefore holds until another force's pawns change.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.ground import (
    FROM_EAST,
    FROM_NORTH,
    FROM_NORTH_EAST,
    FROM_NORTH_WEST,
    FROM_SOUTH,
    FROM_SOUTH_EAST,
    FROM_SOUTH_WEST,
    FROM_WEST,
    SQUARES,
    bit_of,
    row_of,
    square_at,
)
from regalia.games.battle_royal.rules.model import STANDING
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.prices import (
    BAR_NE,
    BAR_NW,
    BAR_SE,
    BAR_SW,
    FOUR_POINTS,
    HELD_SEA,
    ONE_POINT,
    OPEN_LAND,
    OPEN_SEA,
    THREE_POINTS,
    TWO_POINTS,
    prices,
)
from regalia.games.battle_royal.rules.way import EMBARK, FARTHEST, RINGS, SAIL
from regalia.kernel.vecs import vec


class Ways:
    """The ways of one force to the nearest enemy centre still in play.

    They are found ring by ring, as far as they are asked for.
    """

    def __init__(self, position: Position, force: i64, cheap_ramparts: bool) -> None:
        ground = position.options.ground
        height = ground.height
        self.force = force
        self.pawns = position.table.pawns[:]  # as they stood
        self.cheap_ramparts = cheap_ramparts
        self.points = vec[i64]([FARTHEST] * SQUARES)  # by square, as far as they are found
        self.ground = ground
        self.flat_landing = position.options.flat_landing
        self.boards = prices(position, force, cheap_ramparts, 1, height - 2)
        self.rings = vec[i64]([0] * (RINGS * height))  # squares that need ``next`` points, and up to 4 more
        self.found = vec[i64]([0] * height)
        self.next: i64 = 0  # the ring that is looked at next
        self.idle: i64 = 0  # empty rings in a row
        enemy = 1 - force % 2
        while enemy < position.options.forces:
            if position.table.row[STANDING + enemy]:
                centre = position.options.centres[enemy]
                self.rings[row_of(centre)] |= bit_of(centre)
            enemy += 2
        self.look_farther()

    def holds(self, position: Position, force: i64, cheap_ramparts: bool) -> bool:
        """Whether these ways are right for the position."""
        if force != self.force or cheap_ramparts != self.cheap_ramparts:
            return False
        height = self.ground.height
        pawns = position.table.pawns
        first = self.force * height
        for i in range(i64(len(pawns))):
            if pawns[i] != self.pawns[i] and (i < first or i >= first + height):
                return False
        return True

    def nearest(self, pool: vec[i64]) -> i64:
        """The shortest way from a pawn of the pool. Ways that are not found yet are longer."""
        nearest = nearest_of(pool, self.found, self.points)
        while nearest == FARTHEST and self.next < FARTHEST and self.idle < RINGS:
            if self.look_farther():
                nearest = nearest_of(pool, self.found, self.points)
        return nearest

    def look_farther(self) -> bool:
        """Find the squares that need one more point than those found so far, if there are any."""
        ground = self.ground
        height = ground.height
        rings = self.rings
        now = self.next % RINGS * height
        some = False
        for i in range(1, height - 1):
            new = rings[now + i] & ~self.found[i] & ground.full
            if new:
                some = True
                self.found[i] |= new
                self.note(i, new, self.next)
                self.step_back(i, new)
        for i in range(height):
            rings[now + i] = 0
        self.next += 1
        self.idle = 0 if some else self.idle + 1
        return some

    def ring(self, price: i64) -> i64:
        """Where the ring that a step of this price leads to begins; while a ring is looked at."""
        return (self.next + price) % RINGS * self.ground.height

    def note(self, i: i64, squares: i64, points: i64) -> None:
        while squares:
            bit = squares & -squares
            squares ^= bit
            self.points[square_at(i, bit)] = points

    # ---- one step back, from squares of row i to where it may come from

    def step_back(self, i: i64, squares: i64) -> None:
        boards = self.boards
        height = self.ground.height
        if squares & boards[ONE_POINT * height + i]:
            self.price_step(i, squares & boards[ONE_POINT * height + i], 1)
        if squares & boards[TWO_POINTS * height + i]:
            self.price_step(i, squares & boards[TWO_POINTS * height + i], 2)
        three = squares & (boards[THREE_POINTS * height + i] | boards[HELD_SEA * height + i])
        if three:
            self.price_step(i, three, 3)
        if squares & boards[FOUR_POINTS * height + i]:
            self.price_step(i, squares & boards[FOUR_POINTS * height + i], 4)
        if squares & boards[OPEN_SEA * height + i]:
            self.sail_back(i, squares & boards[OPEN_SEA * height + i])
        if self.flat_landing and squares & boards[OPEN_LAND * height + i]:
            self.land_flat(i, squares & boards[OPEN_LAND * height + i])

    def price_step(self, i: i64, squares: i64, price: i64) -> None:
        """Add steps back at this price.

        Over a river they cost one more, but at most four.
        """
        ground = self.ground
        height = ground.height
        boards = self.boards
        north_west = squares & ~boards[BAR_NW * height + i]
        north_east = squares & ~boards[BAR_NE * height + i]
        south_west = squares & ~boards[BAR_SW * height + i]
        south_east = squares & ~boards[BAR_SE * height + i]
        at = self.ring(price) + i
        if not squares & ground.wet[i] or price == 4:
            self.join(at, squares, squares, squares, squares, north_west, north_east, south_west, south_east)
        else:
            river = ground.over_river
            north = river[FROM_NORTH * height + i]
            south = river[FROM_SOUTH * height + i]
            west = river[FROM_WEST * height + i]
            east = river[FROM_EAST * height + i]
            nw = river[FROM_NORTH_WEST * height + i]
            ne = river[FROM_NORTH_EAST * height + i]
            sw = river[FROM_SOUTH_WEST * height + i]
            se = river[FROM_SOUTH_EAST * height + i]
            self.join(
                at,
                squares & ~north,
                squares & ~south,
                squares & ~west,
                squares & ~east,
                north_west & ~nw,
                north_east & ~ne,
                south_west & ~sw,
                south_east & ~se,
            )
            self.join(
                self.ring(price + 1) + i,
                squares & north,
                squares & south,
                squares & west,
                squares & east,
                north_west & nw,
                north_east & ne,
                south_west & sw,
                south_east & se,
            )

    def join(self, at: i64, north: i64, south: i64, west: i64, east: i64, nw: i64, ne: i64, sw: i64, se: i64) -> None:
        """Steps from these sides belong to the ring whose word for their row is ``at``."""
        rings = self.rings
        rings[at - 1] |= north | nw >> 1 | ne << 1
        rings[at] |= west >> 1 | east << 1
        rings[at + 1] |= south | sw >> 1 | se << 1

    def land_flat(self, i: i64, squares: i64) -> None:
        """One point from jetties beside these empty squares of land."""
        at = self.ring(1) + i
        sea = self.ground.sea
        north, south = self.rows_beside(i, squares)
        self.rings[at - 1] |= north & sea[i - 1]
        self.rings[at] |= (squares >> 1 | squares << 1) & sea[i]
        self.rings[at + 1] |= south & sea[i + 1]

    def sail_back(self, i: i64, squares: i64) -> None:
        """Add steps back from empty sea squares: two points from land beside them.

        On a coast, three points from any jetty of that sea.
        """
        ground = self.ground
        height = ground.height
        sea = ground.sea
        rings = self.rings
        north, south = self.rows_beside(i, squares)
        at = self.ring(EMBARK) + i
        rings[at - 1] |= north & ~sea[i - 1]
        rings[at] |= (squares >> 1 | squares << 1) & ~sea[i]
        rings[at + 1] |= south & ~sea[i + 1]
        if squares & ground.coast[i]:
            at = self.ring(SAIL)
            for number in range(ground.sea_count):
                if ground.seas[number * height + i] & squares & ground.coast[i]:
                    for k in ground.sea_rows:
                        rings[at + k] |= ground.seas[number * height + k]

    def rows_beside(self, i: i64, squares: i64) -> tuple[i64, i64]:
        """Where unbarred steps to these squares come from, in the rows above and below."""
        height = self.ground.height
        boards = self.boards
        north_west = squares & ~boards[BAR_NW * height + i]
        north_east = squares & ~boards[BAR_NE * height + i]
        south_west = squares & ~boards[BAR_SW * height + i]
        south_east = squares & ~boards[BAR_SE * height + i]
        north = squares | north_west >> 1 | north_east << 1
        south = squares | south_west >> 1 | south_east << 1
        return north, south


def ways_of(position: Position, force: i64, cheap_ramparts: bool) -> Ways:
    """The ways, from the position's cache if it still holds."""
    kept = position.ways
    if isinstance(kept, Ways) and kept.holds(position, force, cheap_ramparts):
        return kept
    ways = Ways(position, force, cheap_ramparts)
    position.ways = ways
    return ways


def nearest_of(pool: vec[i64], found: vec[i64], points: vec[i64]) -> i64:
    """The shortest way from a pawn of the pool, by the squares found so far and their points."""
    nearest: i64 = FARTHEST
    for i in range(1, i64(len(pool)) - 1):
        word = pool[i] & found[i]
        while word:
            bit = word & -word
            word ^= bit
            nearest = min(nearest, points[square_at(i, bit)])
    return nearest
