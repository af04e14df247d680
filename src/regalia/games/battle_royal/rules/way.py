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
    Ground,
    bit_of,
    row_of,
)
from regalia.games.battle_royal.rules.least import FARTHEST, SAIL
from regalia.games.battle_royal.rules.position import Position, pool_of
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
from regalia.games.battle_royal.rules.terms import Options
from regalia.kernel.vecs import vec

DEAREST: Final[i64] = 4  # points of a step


def way_to(position: Position, force: i64, goal: i64, most: i64 = FARTHEST) -> i64:
    """The points the force needs to reach another's centre, at most ``most``.

    Nobody else is assumed to move. Enemy pawns on the way are captured at their price.
    """
    options = position.options
    pool = pool_of(position, force)
    if not is_near(options, pool, force, goal, most):
        return most
    top, low = rows_near(options, force, goal, most)
    boards = prices(position, force, returning(position, force), top, low)
    return cheapest(options, boards, pool, force, goal, most, new_rings(options, most))


def is_near(options: Options, pool: vec[i64], force: i64, goal: i64, most: i64) -> bool:
    """Whether a pawn of the pool stands where fewer points than these can be enough."""
    if most <= 0:
        return False
    near = options.least_for(force, goal) + (most - 1) * options.ground.height
    least = options.least
    for i in range(1, options.ground.height - 1):
        if pool[i] & least[near + i]:
            return True
    return False


def rows_near(options: Options, force: i64, goal: i64, most: i64) -> tuple[i64, i64]:
    """The first and the last row from which fewer points than these can be enough."""
    least = options.least
    height = options.ground.height
    near = options.least_for(force, goal) + (most - 1) * height
    top: i64 = 1
    while not least[near + top]:
        top += 1
    low = height - 2
    while not least[near + low]:
        low -= 1
    return top, low


def new_rings(options: Options, most: i64) -> vec[i64]:
    """A board for each number of points that a search below ``most`` comes to."""
    return vec[i64]([0] * ((most + DEAREST) * options.ground.height))


def cheapest(
    options: Options, boards: vec[i64], pool: vec[i64], force: i64, goal: i64, most: i64, rings: vec[i64]
) -> i64:
    """The points from the pool to the centre by these prices, at most ``most``.

    Each ring holds the squares that one more point reaches, and every square of it supports the next steps; a square that
    costs several points waits for its ring. Squares that are too far from the centre are left out.
    """
    ground = options.ground
    height = ground.height
    row = row_of(options.centres[goal])
    bit = bit_of(options.centres[goal])
    least = options.least
    near = options.least_for(force, goal) + (most - 1) * height  # squares that are near enough to the centre
    found = vec[i64]([0] * height)
    north = height - 2  # the first and the last row of all rings
    south: i64 = 1
    for i in range(1, height - 1):
        if pool[i]:
            rings[i] = pool[i]
            north = min(north, i)
            south = i
    idle: i64 = 0  # empty rings in a row
    for points in range(most - 1):
        ring = points * height
        top, low, afloat = open_ring(ground, rings, ring, found, least, near, north, south)
        if found[row] & bit:
            return points
        near -= height
        idle += 1
        if top <= low:
            idle = 0
            top = max(top - 1, 1)
            low = min(low + 1, height - 2)
            spread(ground, boards, rings, ring, found, top, low, least, near)
            if afloat:
                sail(ground, boards, rings, ring, options.flat_landing)
            north = i64(1) if afloat else min(north, top)
            south = height - 2 if afloat else max(south, low)
        elif idle == DEAREST:
            return most
    return most - 1 if rings[(most - 1) * height + row] & bit else most


def open_ring(
    ground: Ground, rings: vec[i64], ring: i64, found: vec[i64], least: vec[i64], near: i64, north: i64, south: i64
) -> tuple[i64, i64, i64]:
    """Keep the squares of the ring, in rows from ``north`` to ``south``, that are new and near enough.

    Its first and its last row, 1 and 0 if it is empty; and whether there are jetties in it.
    """
    top: i64 = 1
    low: i64 = 0
    afloat: i64 = 0
    for i in range(north, south + 1):
        word = rings[ring + i]
        if word:
            word &= ~found[i] & least[near + i]
            rings[ring + i] = word
            if word:
                found[i] |= word
                afloat |= word & ground.sea[i]
                if low == 0:
                    top = i
                low = i
    return top, low, afloat


def spread(
    ground: Ground,
    boards: vec[i64],
    rings: vec[i64],
    ring: i64,
    found: vec[i64],
    top: i64,
    low: i64,
    least: vec[i64],
    near: i64,
) -> None:
    """Add every step from the squares of a ring to the ring of its price."""
    height = ground.height
    one = ring + height
    two = one + height
    three = two + height
    four = three + height
    for i in range(top, low + 1):
        above = rings[ring + i - 1]
        same = rings[ring + i]
        below = rings[ring + i + 1]
        open_to = least[near + i] & ~found[i]
        if open_to == 0:
            continue
        new = unbarred(boards, height, i, above, same, below) & open_to
        if new == 0:
            continue
        dry = new
        if new & ground.wet[i]:
            dry &= unbarred_dry(ground, boards, i, above, same, below)
        first = boards[ONE_POINT * height + i] & new
        second = boards[TWO_POINTS * height + i] & new
        rings[one + i] |= first & dry
        rings[two + i] |= first | second & dry
        rings[three + i] |= second
        other = new & ~(first | second)
        if other:
            third = boards[THREE_POINTS * height + i] & other
            rings[three + i] |= third & dry | boards[HELD_SEA * height + i] & other
            rings[four + i] |= third | boards[FOUR_POINTS * height + i] & other
            water = boards[OPEN_SEA * height + i] & other
            if water:
                rings[two + i] |= water & embarked(ground, boards, i, above, same, below)


def embarked(ground: Ground, boards: vec[i64], i: i64, above: i64, same: i64, below: i64) -> i64:
    """Squares of row i that a step from those of these squares reaches that are land (rule 18)."""
    sea = ground.sea
    return unbarred(boards, ground.height, i, above & ~sea[i - 1], same & ~sea[i], below & ~sea[i + 1])


def unbarred(boards: vec[i64], height: i64, i: i64, above: i64, same: i64, below: i64) -> i64:
    """Squares of row i that an unbarred step reaches from these squares.

    They lie in the row above it, in it, and in the row below it.
    """
    if not boards[BARRED * height + i]:
        near = above | same | below
        return above | below | near << 1 | near >> 1
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


def sail(ground: Ground, boards: vec[i64], rings: vec[i64], ring: i64, flat_landing: bool) -> None:
    """Add what the jetties of a ring bring: the coasts of their seas, and perhaps the land beside them."""
    height = ground.height
    for number in range(ground.sea_count):
        jetties: i64 = 0
        for i in ground.sea_rows:
            jetties |= rings[ring + i] & ground.seas[number * height + i]
        if jetties:
            for i in ground.sea_rows:
                coast = ground.coast[i] & ground.seas[number * height + i]
                rings[ring + SAIL * height + i] |= coast & boards[OPEN_SEA * height + i]
    if flat_landing:
        sea = ground.sea
        for i in range(1, height - 1):
            above = rings[ring + i - 1] & sea[i - 1]
            same = rings[ring + i] & sea[i]
            below = rings[ring + i + 1] & sea[i + 1]
            if above | same | below:
                land = unbarred(boards, height, i, above, same, below) & boards[OPEN_LAND * height + i]
                rings[ring + height + i] |= land
