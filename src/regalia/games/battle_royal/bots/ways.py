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
    bit_of,
    row_of,
)
from regalia.games.battle_royal.rules.least import EMBARK, FARTHEST, SAIL
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
from regalia.games.battle_royal.rules.way import RINGS
from regalia.kernel.vecs import vec


class Ways:
    """The ways of one force to the nearest enemy centre still in play.

    They are found ring by ring, as far as they are asked for. ``next`` is the ring that is looked at next. A square waits
    until the ring in which a step onto it begins a way; in ``wet`` for steps over rivers as well, in ``dry`` for all others.
    ``rings`` has the squares from which such steps come.
    """

    def __init__(self, position: Position, force: i64, cheap_ramparts: bool) -> None:
        ground = position.options.ground
        height = ground.height
        self.force = force
        self.pawns = position.table.pawns[:]  # as they stood
        self.cheap_ramparts = cheap_ramparts
        self.ground = ground
        self.flat_landing = position.options.flat_landing
        self.boards = prices(position, force, cheap_ramparts, 1, height - 2)
        self.dry = vec[i64]([0] * (RINGS * height))  # for ``next``, and up to 4 rings more
        self.wet = vec[i64]([0] * (RINGS * height))
        self.rings = vec[i64]([0] * ((FARTHEST + RINGS) * height))  # by points
        self.found = vec[i64]([0] * height)
        self.next: i64 = 0
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
        before = self.pawns
        first = self.force * height
        for i in range(i64(len(pawns))):
            if pawns[i] != before[i] and (i < first or i >= first + height):
                return False
        return True

    def points_from(self, square: i64) -> i64:
        """The points from a square, FARTHEST if they are not found yet."""
        row = row_of(square)
        bit = bit_of(square)
        if not self.found[row] & bit:
            return FARTHEST
        rings = self.rings
        height = self.ground.height
        points: i64 = 0
        while not rings[points * height + row] & bit:
            points += 1
        return points

    def nearest(self, pool: vec[i64]) -> i64:
        """The shortest way from a pawn of the pool. Ways that are not found yet are longer."""
        points: i64 = 0 if meets(self.found, 0, pool) else self.next
        while points < FARTHEST:
            if points == self.next:
                if self.idle == RINGS:
                    return FARTHEST
                self.look_farther()
            if meets(self.rings, points * self.ground.height, pool):
                return points
            points += 1
        return FARTHEST

    def look_farther(self) -> None:
        """Find the squares that need one more point than those found so far."""
        ground = self.ground
        height = ground.height
        found = self.found
        rings = self.rings
        self.step_back()
        at = self.next * height
        self.idle += 1
        for i in range(1, height - 1):
            word = rings[at + i]
            if word:
                word &= ~found[i] & ground.full
                rings[at + i] = word
                if word:
                    found[i] |= word
                    self.idle = 0
                    self.wait(i, word)
        self.next += 1

    # ---- steps, backwards

    def wait(self, i: i64, squares: i64) -> None:
        """Let new squares of row i wait as long as a step onto them costs; over a river one more, but at most four."""
        boards = self.boards
        height = self.ground.height
        one = boards[ONE_POINT * height + i] & squares
        two = boards[TWO_POINTS * height + i] & squares
        three = (boards[THREE_POINTS * height + i] | boards[HELD_SEA * height + i]) & squares
        ring = self.next
        dry = self.dry
        dry[(ring + 1) % RINGS * height + i] |= one
        dry[(ring + 2) % RINGS * height + i] |= two
        dry[(ring + 3) % RINGS * height + i] |= three
        wet = self.wet
        river = self.ground.wet[i]
        if squares & river:
            wet[(ring + 2) % RINGS * height + i] |= one & river
            wet[(ring + 3) % RINGS * height + i] |= two & river
            wet[(ring + 4) % RINGS * height + i] |= three & river
        wet[(ring + 4) % RINGS * height + i] |= boards[FOUR_POINTS * height + i] & squares
        if squares & boards[OPEN_SEA * height + i]:
            self.sail_back(i, squares & boards[OPEN_SEA * height + i])
        if self.flat_landing and squares & boards[OPEN_LAND * height + i]:
            self.land_flat(i, squares & boards[OPEN_LAND * height + i])

    def step_back(self) -> None:
        """Add to the next ring where steps onto the squares come from that have waited for it."""
        ground = self.ground
        height = ground.height
        dry = self.dry
        wet = self.wet
        rings = self.rings
        boards = self.boards
        now = self.next % RINGS * height
        at = self.next * height
        for i in range(1, height - 1):
            easy = dry[now + i]
            squares = easy | wet[now + i]
            if squares:
                dry[now + i] = 0
                wet[now + i] = 0
                if easy & ground.wet[i]:
                    self.cross_back(i, easy, squares ^ easy)
                else:
                    north_west = squares & ~boards[BAR_NW * height + i]
                    north_east = squares & ~boards[BAR_NE * height + i]
                    south_west = squares & ~boards[BAR_SW * height + i]
                    south_east = squares & ~boards[BAR_SE * height + i]
                    rings[at + i - 1] |= squares | north_west >> 1 | north_east << 1
                    rings[at + i] |= squares >> 1 | squares << 1
                    rings[at + i + 1] |= squares | south_west >> 1 | south_east << 1

    def cross_back(self, i: i64, dry: i64, wet: i64) -> None:
        """``step_back`` in a row with a river."""
        height = self.ground.height
        river = self.ground.over_river
        boards = self.boards
        north = wet | dry & ~river[FROM_NORTH * height + i]
        south = wet | dry & ~river[FROM_SOUTH * height + i]
        west = wet | dry & ~river[FROM_WEST * height + i]
        east = wet | dry & ~river[FROM_EAST * height + i]
        north_west = (wet | dry & ~river[FROM_NORTH_WEST * height + i]) & ~boards[BAR_NW * height + i]
        north_east = (wet | dry & ~river[FROM_NORTH_EAST * height + i]) & ~boards[BAR_NE * height + i]
        south_west = (wet | dry & ~river[FROM_SOUTH_WEST * height + i]) & ~boards[BAR_SW * height + i]
        south_east = (wet | dry & ~river[FROM_SOUTH_EAST * height + i]) & ~boards[BAR_SE * height + i]
        rings = self.rings
        at = self.next * height + i
        rings[at - 1] |= north | north_west >> 1 | north_east << 1
        rings[at] |= west >> 1 | east << 1
        rings[at + 1] |= south | south_west >> 1 | south_east << 1

    def land_flat(self, i: i64, squares: i64) -> None:
        """One point from jetties beside these empty squares of land."""
        at = (self.next + 1) * self.ground.height + i
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
        at = (self.next + EMBARK) * height + i
        rings[at - 1] |= north & ~sea[i - 1]
        rings[at] |= (squares >> 1 | squares << 1) & ~sea[i]
        rings[at + 1] |= south & ~sea[i + 1]
        if squares & ground.coast[i]:
            at = (self.next + SAIL) * height
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


def meets(boards: vec[i64], at: i64, pool: vec[i64]) -> bool:
    """Whether a pawn of the pool stands on the board that begins there."""
    for i in range(1, i64(len(pool)) - 1):
        if boards[at + i] & pool[i]:
            return True
    return False
