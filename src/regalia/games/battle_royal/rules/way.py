# native
"""The cheapest way of a force to a centre, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.cost import NO_HAVENS, havens, within
from regalia.games.battle_royal.rules.ground import ONE, STRIDE, bit_of, row_of
from regalia.games.battle_royal.rules.position import Position, pool_of
from regalia.kernel.vecs import vec

FARTHEST: Final[i64] = 40  # the search ends here: out of reach
EMBARK: Final[i64] = 2
SAIL: Final[i64] = 3
NO_TRACE: Final[vec[i64]] = vec[i64]([])


def way_to(position: Position, force: i64, goal: i64, most: i64 = FARTHEST, trace: vec[i64] = NO_TRACE) -> i64:
    """The points the force needs to reach another's centre, at most ``most``.

    Nobody else is assumed to move.

    Each ring holds the squares that one more point reaches, and every square of it supports the next steps; a square that
    costs several points waits for its ring. Enemy pawns on the way are captured at their price. ``trace`` has one board for
    each number of points below ``most`` and receives the squares reached by then; useless squares may be missing.
    """
    height = position.options.ground.height
    centre = position.options.centres[goal]
    row = row_of(centre)
    bit = bit_of(centre)
    reached = pool_of(position, force)
    by_land = not position.options.flat_landing and is_by_land(position, reached, goal, most)
    useful: i64 = -1  # columns, and rows from top to low: as near to the centre as points are left
    top: i64 = 1
    low = height - 2
    rings = vec[i64]([0] * (5 * height))  # what will be reached with 0 to 4 points more
    points: i64 = 0
    while not reached[row] & bit and points < most:
        if by_land:
            useful = columns_near(centre, most - points)
            top = max(row - most + points, 1)
            low = min(row + most - points, height - 2)
        haven = NO_HAVENS if by_land else havens(position, reached)
        for i in range(top, low + 1):
            if len(trace) > 0:
                trace[points * height + i] = reached[i] & useful
            if (reached[i - 1] | reached[i] | reached[i + 1]) & useful or (len(haven) > 0 and haven[i]):
                one, two, three, four = within(position, force, reached, haven, i)
                rings[height + i] |= one & useful
                rings[2 * height + i] |= two & useful
                rings[3 * height + i] |= three & useful
                rings[4 * height + i] |= four & useful
        points += 1
        for i in range(top, low + 1):
            reached[i] |= rings[height + i]
            rings[height + i] = rings[2 * height + i]
            rings[2 * height + i] = rings[3 * height + i]
            rings[3 * height + i] = rings[4 * height + i]
    return points


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
