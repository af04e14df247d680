# native
"""The cheapest way of a force to a centre, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.cost import returning
from regalia.games.battle_royal.rules.ground import (
    FROM_EAST,
    FROM_NORTH,
    FROM_NORTH_EAST,
    FROM_NORTH_WEST,
    FROM_SOUTH,
    FROM_SOUTH_EAST,
    FROM_SOUTH_WEST,
    FROM_WEST,
    ONE,
    STRIDE,
    Ground,
    bit_of,
    row_of,
)
from regalia.games.battle_royal.rules.position import Position, pool_of
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
from regalia.kernel.vecs import vec

FARTHEST: Final[i64] = 40  # the search ends here: out of reach
EMBARK: Final[i64] = 2
SAIL: Final[i64] = 3
RINGS: Final[i64] = 5  # a step costs at most four points
NO_TRACE: Final[vec[i64]] = vec[i64]([])


def way_to(position: Position, force: i64, goal: i64, most: i64 = FARTHEST, trace: vec[i64] = NO_TRACE) -> i64:
    """The points the force needs to reach another's centre, at most ``most``.

    Nobody else is assumed to move.

    Each ring holds the squares that one more point reaches, and every square of it supports the next steps; a square that
    costs several points waits for its ring. Enemy pawns on the way are captured at their price. ``trace`` has one board for
    each number of points below ``most`` and receives the squares reached by then; useless squares may be missing.
    """
    ground = position.options.ground
    height = ground.height
    centre = position.options.centres[goal]
    row = row_of(centre)
    pool = pool_of(position, force)
    by_land = not position.options.flat_landing and is_by_land(position, pool, goal, most)
    useful: i64 = -1  # columns, and rows from top to low: as near to the centre as points are left
    top = max(row - most, 1) if by_land else i64(1)
    low = min(row + most, height - 2) if by_land else height - 2
    boards = prices(position, force, returning(position, force), top, low)
    rings = vec[i64]([0] * (RINGS * height))  # what is reached with so many points, and with up to four more
    found = vec[i64]([0] * height)
    for i in range(height):
        rings[i] = pool[i]
    points: i64 = 0
    while points < most:
        if by_land:
            useful = columns_near(centre, most - points)
            top = max(row - most + points, 1)
            low = min(row + most - points, height - 2)
        now = points % RINGS * height
        for i in range(top, low + 1):
            rings[now + i] &= ~found[i] & useful
            found[i] |= rings[now + i]
            if len(trace) > 0:
                trace[points * height + i] = found[i] & useful
        if found[row] & bit_of(centre):
            return points
        spread(ground, boards, rings, found, points, top, low, useful)
        if not by_land:
            sail(ground, boards, rings, points, position.options.flat_landing)
        for i in range(top, low + 1):
            rings[now + i] = 0
        points += 1
    return most


def spread(
    ground: Ground, boards: vec[i64], rings: vec[i64], found: vec[i64], points: i64, top: i64, low: i64, useful: i64
) -> None:
    """Add every step from the squares that these points reach to the ring of its price."""
    height = ground.height
    now = points % RINGS * height
    one = (points + 1) % RINGS * height
    two = (points + 2) % RINGS * height
    three = (points + 3) % RINGS * height
    four = (points + 4) % RINGS * height
    for i in range(top, low + 1):
        above = rings[now + i - 1]
        same = rings[now + i]
        below = rings[now + i + 1]
        if above | same | below == 0:
            continue
        new = unbarred(boards, height, i, above, same, below) & ground.full & useful & ~found[i]
        if new == 0:
            continue
        dry = new
        if new & ground.wet[i]:
            dry &= unbarred_dry(ground, boards, i, above, same, below)
        first = boards[ONE_POINT * height + i] & new
        second = boards[TWO_POINTS * height + i] & new
        third = boards[THREE_POINTS * height + i] & new
        rings[one + i] |= first & dry
        rings[two + i] |= first | second & dry
        rings[three + i] |= second | third & dry | boards[HELD_SEA * height + i] & new
        rings[four + i] |= third | boards[FOUR_POINTS * height + i] & new
        water = boards[OPEN_SEA * height + i] & new
        if water:  # rule 18: from land
            sea = ground.sea
            above &= ~sea[i - 1]
            below &= ~sea[i + 1]
            rings[two + i] |= water & unbarred(boards, height, i, above, same & ~sea[i], below)


def unbarred(boards: vec[i64], height: i64, i: i64, above: i64, same: i64, below: i64) -> i64:
    """Squares of row i that an unbarred step reaches from these squares.

    They lie in the row above it, in it, and in the row below it.
    """
    return (
        above
        | below
        | same << 1
        | same >> 1
        | above << 1 & ~boards[BAR_NW * height + i]
        | above >> 1 & ~boards[BAR_NE * height + i]
        | below << 1 & ~boards[BAR_SW * height + i]
        | below >> 1 & ~boards[BAR_SE * height + i]
    )


def unbarred_dry(ground: Ground, boards: vec[i64], i: i64, above: i64, same: i64, below: i64) -> i64:
    """The same without crossing a river."""
    height = ground.height
    river = ground.over_river
    return (
        above & ~river[FROM_NORTH * height + i]
        | below & ~river[FROM_SOUTH * height + i]
        | same << 1 & ~river[FROM_WEST * height + i]
        | same >> 1 & ~river[FROM_EAST * height + i]
        | above << 1 & ~(boards[BAR_NW * height + i] | river[FROM_NORTH_WEST * height + i])
        | above >> 1 & ~(boards[BAR_NE * height + i] | river[FROM_NORTH_EAST * height + i])
        | below << 1 & ~(boards[BAR_SW * height + i] | river[FROM_SOUTH_WEST * height + i])
        | below >> 1 & ~(boards[BAR_SE * height + i] | river[FROM_SOUTH_EAST * height + i])
    )


def sail(ground: Ground, boards: vec[i64], rings: vec[i64], points: i64, flat_landing: bool) -> None:
    """Add what the jetties that these points reach bring: the coasts of their seas, and perhaps the land beside them."""
    height = ground.height
    now = points % RINGS * height
    ring = (points + SAIL) % RINGS * height
    for number in range(ground.sea_count):
        jetties: i64 = 0
        for i in ground.sea_rows:
            jetties |= rings[now + i] & ground.seas[number * height + i]
        if jetties:
            for i in ground.sea_rows:
                coast = ground.coast[i] & ground.seas[number * height + i]
                rings[ring + i] |= coast & boards[OPEN_SEA * height + i]
    if flat_landing:
        sea = ground.sea
        ring = (points + 1) % RINGS * height
        for i in range(1, height - 1):
            above = rings[now + i - 1] & sea[i - 1]
            same = rings[now + i] & sea[i]
            below = rings[now + i + 1] & sea[i + 1]
            if above | same | below:
                land = unbarred(boards, height, i, above, same, below) & boards[OPEN_LAND * height + i]
                rings[ring + i] |= land


def is_by_land(position: Position, pool: vec[i64], goal: i64, most: i64) -> bool:
    """Whether sailing costs at least ``most`` points.

    Then every step of a shorter way is a king's step.
    """
    ground = position.options.ground
    afloat: i64 = 0
    for i in ground.sea_rows:
        afloat |= pool[i] & ground.sea[i]
    return position.options.harbours[goal] + SAIL + (0 if afloat else EMBARK) >= most


def columns_near(square: i64, steps: i64) -> i64:
    """The columns at most this many steps from a square."""
    column = square % STRIDE
    last = (ONE << min(column + steps + 1, 32)) - 1
    return last & ~((ONE << column - steps) - 1) if column > steps else last


def box(square: i64, i: i64, steps: i64) -> i64:
    """The squares of row i at most this many king's steps from a square."""
    down = i - row_of(square)
    return 0 if down > steps or -down > steps else columns_near(square, steps)
