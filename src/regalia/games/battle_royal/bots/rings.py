# native
"""Rings: a search from the centres backwards over every step, one point after the other."""

from __future__ import annotations

from typing import Final

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
    BARRED,
    FOUR_POINTS,
    HELD_SEA,
    ONE_POINT,
    OPEN_LAND,
    OPEN_SEA,
    THREE_POINTS,
    TWO_POINTS,
    prices,
)
from regalia.kernel.vecs import vec

RINGS: Final[i64] = 5  # that are kept: the next one, and those that a step of up to four points leads to


class Rings:
    """The search of one force for ways to the nearest enemy centre still in play.

    ``next`` is the ring that is opened next. A square that was found waits for the ring in which a step onto it begins a way:
    in ``wet`` for any step, in ``dry`` for steps that cross no river. ``rings`` has the squares from which such steps come,
    by points; those of opened rings need just as many.
    """

    def __init__(self, position: Position, force: i64, cheap_ramparts: bool) -> None:
        ground = position.options.ground
        height = ground.height
        self.ground = ground
        self.flat_landing = position.options.flat_landing
        self.boards = prices(position, force, cheap_ramparts, 1, height - 2)
        self.dry = vec[i64]([0] * (RINGS * height))
        self.wet = vec[i64]([0] * (RINGS * height))
        self.rings = vec[i64]([0] * ((FARTHEST + RINGS) * height))
        self.found = vec[i64]([0] * height)
        self.next: i64 = 0
        self.now: i64 = (
            0  # where it begins in ``dry`` and ``wet``, and where those begin that one to four points lead to
        )
        self.one = height
        self.two = 2 * height
        self.three = 3 * height
        self.four = 4 * height
        self.idle: i64 = 0  # empty rings in a row
        self.top = height - 2  # the first and the last row that the search has come to
        self.low: i64 = 1
        enemy = 1 - force % 2
        while enemy < position.options.forces:
            if position.table.row[STANDING + enemy]:
                centre = position.options.centres[enemy]
                row = row_of(centre)
                self.rings[row] |= bit_of(centre)
                self.top = min(self.top, row)
                self.low = max(self.low, row)
            enemy += 2

    def open_next(self) -> None:
        """Find the squares that need one more point than those found so far."""
        self.step_back()
        self.open_ring()
        self.next += 1
        done = self.now
        self.now = self.one
        self.one = self.two
        self.two = self.three
        self.three = self.four
        self.four = done
        self.top = max(self.top - 1, 1)
        self.low = min(self.low + 1, self.ground.height - 2)

    def open_ring(self) -> None:
        """Let the new squares of the ring wait as long as a step onto them costs; over a river one more, but at most four."""
        height = self.ground.height
        full = self.ground.full
        river = self.ground.wet
        boards = self.boards
        rings = self.rings
        found = self.found
        dry = self.dry
        wet = self.wet
        one, two, three, four = self.one, self.two, self.three, self.four
        ring = self.next * height
        idle = self.idle + 1
        for i in range(self.top, self.low + 1):
            new = rings[ring + i] & ~found[i] & full
            rings[ring + i] = new
            if new:
                idle = 0
                found[i] |= new
                first = boards[ONE_POINT * height + i] & new
                second = boards[TWO_POINTS * height + i] & new
                third = (boards[THREE_POINTS * height + i] | boards[HELD_SEA * height + i]) & new
                fourth = boards[FOUR_POINTS * height + i] & new
                dry[one + i] |= first
                dry[two + i] |= second
                if third | fourth:
                    dry[three + i] |= third
                    wet[four + i] |= fourth
                if new & river[i]:
                    wet[two + i] |= first & river[i]
                    wet[three + i] |= second & river[i]
                    wet[four + i] |= third & river[i]
                if new & boards[OPEN_SEA * height + i]:
                    self.sail_back(i, new & boards[OPEN_SEA * height + i])
                if self.flat_landing and new & boards[OPEN_LAND * height + i]:
                    self.land_flat(i, new & boards[OPEN_LAND * height + i])
        self.idle = idle

    def step_back(self) -> None:
        """Add to the next ring where steps onto the squares come from that have waited for it."""
        height = self.ground.height
        river = self.ground.wet
        dry = self.dry
        wet = self.wet
        rings = self.rings
        boards = self.boards
        now = self.now
        ring = self.next * height
        for i in range(self.top, self.low + 1):
            easy = dry[now + i]
            squares = easy | wet[now + i]
            if squares:
                dry[now + i] = 0
                wet[now + i] = 0
                if easy & river[i] | squares & boards[BARRED * height + i]:
                    self.cross_back(i, easy, squares ^ easy)
                else:
                    near = squares | squares >> 1 | squares << 1
                    rings[ring + i - 1] |= near
                    rings[ring + i] |= near
                    rings[ring + i + 1] |= near

    def cross_back(self, i: i64, dry: i64, wet: i64) -> None:
        """``step_back`` in a row with a river or bars."""
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
            self.top = 1
            self.low = height - 2
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
