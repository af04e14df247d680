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
from regalia.games.battle_royal.rules.way import FARTHEST
from regalia.kernel.vecs import vec


class Ways:
    """The ways of one force to the nearest enemy centre still in play. Immutable once made."""

    def __init__(self, position: Position, force: i64, cheap_ramparts: bool) -> None:
        ground = position.options.ground
        height = ground.height
        self.force = force
        self.pawns = position.table.pawns[:]  # as they stood
        self.cheap_ramparts = cheap_ramparts
        self.points = vec[i64]([FARTHEST] * SQUARES)  # by square
        self.ground = ground
        self.flat_landing = position.options.flat_landing
        self.one = vec[i64]([0] * height)  # squares that cost one point from a dry neighbour
        self.two = vec[i64]([0] * height)
        self.three = vec[i64]([0] * height)
        self.four = vec[i64]([0] * height)
        self.open_land = vec[i64]([0] * height)
        self.open_sea = vec[i64]([0] * height)
        self.bars = vec[i64]([0] * (4 * height))  # squares that no step reaches from the north-west and so on
        self.rings = vec[i64]([0] * (5 * height))  # squares that need 0 to 4 points more than those looked at
        self.price_squares(position.options.forces)
        self.find_ways(position)

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

    def price_squares(self, forces: i64) -> None:
        """What squares cost (section 5.3) and which diagonals are barred (section 5.2), row by row."""
        ground = self.ground
        height = ground.height
        for i in range(1, height - 1):
            foes: i64 = 0
            friends: i64 = 0
            for other in range(forces):
                at = other * height + i
                if (other - self.force) % 2:
                    foes |= self.pawns[at]
                    self.bar(i, self.pawns[at - 1], self.pawns[at], self.pawns[at + 1])
                elif other != self.force:
                    friends |= self.pawns[at]
            free = ~(foes | friends)
            cheap = ground.plain[i] | ground.stronghold[i]
            if self.cheap_ramparts:
                cheap |= ground.ramparts[self.force * height + i]
            self.one[i] = cheap & free
            self.two[i] = ground.obstacle[i] & ~cheap & free | ground.plain[i] & foes
            self.three[i] = (ground.obstacle[i] | ground.sea[i]) & foes
            self.four[i] = ground.stronghold[i] & foes
            self.open_land[i] = ground.land(i) & free
            self.open_sea[i] = ground.sea[i] & free

    def bar(self, i: i64, above: i64, same: i64, below: i64) -> None:
        """Bar the steps to row i between two of these pawns of one enemy."""
        if same and above | below:
            height = self.ground.height
            self.bars[i] |= above & same << 1
            self.bars[height + i] |= above & same >> 1
            self.bars[2 * height + i] |= below & same << 1
            self.bars[3 * height + i] |= below & same >> 1

    def find_ways(self, position: Position) -> None:
        ground = self.ground
        height = ground.height
        rings = self.rings
        enemy = 1 - self.force % 2
        while enemy < position.options.forces:
            if position.table.row[STANDING + enemy]:
                centre = position.options.centres[enemy]
                rings[row_of(centre)] |= bit_of(centre)
            enemy += 2
        found = vec[i64]([0] * height)
        waiting = True
        points: i64 = 0
        while waiting and points < FARTHEST:
            for i in range(1, height - 1):
                new = rings[i] & ~found[i] & ground.full
                if new:
                    found[i] |= new
                    self.note(i, new, points)
                    self.step_back(i, new)
            waiting = False
            for i in range(1, height - 1):
                rings[i] = rings[height + i]
                rings[height + i] = rings[2 * height + i]
                rings[2 * height + i] = rings[3 * height + i]
                rings[3 * height + i] = rings[4 * height + i]
                rings[4 * height + i] = 0
                if (rings[i] | rings[height + i] | rings[2 * height + i] | rings[3 * height + i]) & ~found[i]:
                    waiting = True
            points += 1

    def note(self, i: i64, squares: i64, points: i64) -> None:
        while squares:
            bit = squares & -squares
            squares ^= bit
            self.points[square_at(i, bit)] = points

    # ---- one step back, from squares of row i to where it may come from

    def step_back(self, i: i64, squares: i64) -> None:
        if squares & self.one[i]:
            self.price_step(i, squares & self.one[i], 1)
        if squares & self.two[i]:
            self.price_step(i, squares & self.two[i], 2)
        if squares & self.three[i]:
            self.price_step(i, squares & self.three[i], 3)
        if squares & self.four[i]:
            self.price_step(i, squares & self.four[i], 4)
        if squares & self.open_sea[i]:
            self.sail_back(i, squares & self.open_sea[i])
        if self.flat_landing and squares & self.open_land[i]:
            self.land_flat(i, squares & self.open_land[i])

    def price_step(self, i: i64, squares: i64, price: i64) -> None:
        """Add steps back at this price.

        Over a river they cost one more, but at most four.
        """
        ground = self.ground
        height = ground.height
        bars = self.bars
        north_west = squares & ~bars[i]
        north_east = squares & ~bars[height + i]
        south_west = squares & ~bars[2 * height + i]
        south_east = squares & ~bars[3 * height + i]
        at = price * height + i
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
                at + height,
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
        height = self.ground.height
        sea = self.ground.sea
        north, south = self.rows_beside(i, squares)
        self.rings[height + i - 1] |= north & sea[i - 1]
        self.rings[height + i] |= (squares >> 1 | squares << 1) & sea[i]
        self.rings[height + i + 1] |= south & sea[i + 1]

    def sail_back(self, i: i64, squares: i64) -> None:
        """Add steps back from empty sea squares: two points from land beside them.

        On a coast, three points from any jetty of that sea.
        """
        ground = self.ground
        height = ground.height
        sea = ground.sea
        rings = self.rings
        north, south = self.rows_beside(i, squares)
        rings[2 * height + i - 1] |= north & ~sea[i - 1]
        rings[2 * height + i] |= (squares >> 1 | squares << 1) & ~sea[i]
        rings[2 * height + i + 1] |= south & ~sea[i + 1]
        if squares & ground.coast[i]:
            for number in range(ground.sea_count):
                if ground.seas[number * height + i] & squares & ground.coast[i]:
                    for k in ground.sea_rows:
                        rings[3 * height + k] |= ground.seas[number * height + k]

    def rows_beside(self, i: i64, squares: i64) -> tuple[i64, i64]:
        """Where unbarred steps to these squares come from, in the rows above and below."""
        height = self.ground.height
        bars = self.bars
        north = squares | (squares & ~bars[i]) >> 1 | (squares & ~bars[height + i]) << 1
        south = squares | (squares & ~bars[2 * height + i]) >> 1 | (squares & ~bars[3 * height + i]) << 1
        return north, south


def ways_of(position: Position, force: i64, cheap_ramparts: bool) -> vec[i64]:
    """The points by square, from the position's cache if it still holds."""
    kept = position.ways
    if isinstance(kept, Ways) and kept.holds(position, force, cheap_ramparts):
        return kept.points
    ways = Ways(position, force, cheap_ramparts)
    position.ways = ways
    return ways.points


def nearest_of(pool: vec[i64], ways: vec[i64]) -> i64:
    """The shortest way from a pawn of the pool."""
    nearest: i64 = FARTHEST
    for i in range(1, i64(len(pool)) - 1):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            nearest = min(nearest, ways[square_at(i, bit)])
    return nearest
