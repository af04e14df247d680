# native
"""The cheapest way of a force to a square, in points: rings of squares that so many points would reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.cost import havens, within
from regalia.games.battle_royal.ground import bit_of, row_of
from regalia.games.battle_royal.position import Position, pool_of
from regalia.kernel.vecs import vec

FARTHEST: Final[i64] = 40  # what lies farther is as good as out of reach


def way_to(position: Position, force: i64, square: i64, most: i64 = FARTHEST) -> i64:
    """How many points the force needs to have a pawn on the square, if nobody else moves; at most so many.

    Each ring holds what is reached with one point more, every square of it supporting the next steps; a square that costs
    several points waits for its ring. Enemy pawns on the way are taken at their price.
    """
    height = position.options.ground.height
    row = row_of(square)
    bit = bit_of(square)
    reached = pool_of(position, force)
    rings = vec[i64]([0] * (5 * height))  # what will be reached with 0 to 4 points more
    points: i64 = 0
    while not reached[row] & bit and points < most:
        haven = havens(position, reached)
        for i in range(1, height - 1):
            if reached[i - 1] | reached[i] | reached[i + 1] or (len(haven) > 0 and haven[i]):
                one, two, three, four = within(position, force, reached, haven, i)
                rings[height + i] |= one
                rings[2 * height + i] |= two
                rings[3 * height + i] |= three
                rings[4 * height + i] |= four
        points += 1
        for i in range(1, height - 1):
            reached[i] |= rings[height + i]
            rings[height + i] = rings[2 * height + i]
            rings[2 * height + i] = rings[3 * height + i]
            rings[3 * height + i] = rings[4 * height + i]
    return points
