# native
"""Prices of squares (sections 5.2 and 5.3), for a whole row of squares at once.

The squares that support a placement are a board of their own, the *pool*: all pawns of the force, or all but the one in
hand. A step reaches a square from one of its eight neighbours; shifting the words of a row gives the squares that each
step reaches.
"""

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
    Ground,
    bit_of,
    row_of,
)
from regalia.games.battle_royal.rules.model import in_set
from regalia.games.battle_royal.rules.position import Position, enemies, holds, occupied
from regalia.kernel.vecs import vec

NO_HAVENS: Final[vec[i64]] = vec[i64]([])
IMPOSSIBLE: Final[i64] = 0


def diagonals(position: Position, force: i64, i: i64, above: i64, below: i64) -> tuple[i64, i64, i64, i64]:
    """The squares of row i that unbarred steps from NW, NE, SW and SE reach.

    A step is barred where both other squares at its corner hold pawns of one and the same enemy (section 5.2).
    """
    height = position.options.ground.height
    pawns = position.table.pawns
    north_west = above << 1
    north_east = above >> 1
    south_west = below << 1
    south_east = below >> 1
    enemy = 1 - force % 2
    while enemy < position.options.forces:
        at = enemy * height + i
        west = pawns[at] << 1
        east = pawns[at] >> 1
        if west:
            north_west &= ~(pawns[at - 1] & west)
            north_east &= ~(pawns[at - 1] & east)
            south_west &= ~(pawns[at + 1] & west)
            south_east &= ~(pawns[at + 1] & east)
        enemy += 2
    return north_west, north_east, south_west, south_east


def reached(position: Position, force: i64, i: i64, above: i64, same: i64, below: i64) -> i64:
    """Squares of row i that an unbarred step reaches from these squares.

    They lie in the row above it, in it, and in the row below it.
    """
    north_west, north_east, south_west, south_east = diagonals(position, force, i, above, below)
    return above | below | same << 1 | same >> 1 | north_west | north_east | south_west | south_east


def touched(position: Position, force: i64, pool: vec[i64], i: i64) -> i64:
    """Squares of row i that an unbarred step reaches from the pool."""
    return reached(position, force, i, pool[i - 1], pool[i], pool[i + 1])


def touched_dry(position: Position, force: i64, pool: vec[i64], i: i64) -> i64:
    """The squares of ``touched`` that a step reaches without crossing a river."""
    ground = position.options.ground
    height = ground.height
    river = ground.over_river
    north_west, north_east, south_west, south_east = diagonals(position, force, i, pool[i - 1], pool[i + 1])
    return (
        (pool[i - 1] & ~river[FROM_NORTH * height + i])
        | (pool[i + 1] & ~river[FROM_SOUTH * height + i])
        | (pool[i] << 1 & ~river[FROM_WEST * height + i])
        | (pool[i] >> 1 & ~river[FROM_EAST * height + i])
        | (north_west & ~river[FROM_NORTH_WEST * height + i])
        | (north_east & ~river[FROM_NORTH_EAST * height + i])
        | (south_west & ~river[FROM_SOUTH_WEST * height + i])
        | (south_east & ~river[FROM_SOUTH_EAST * height + i])
    )


def havens(position: Position, pool: vec[i64]) -> vec[i64]:
    """The coasts of all seas with a jetty of the pool, as a board.

    NO_HAVENS if there is no jetty.
    """
    ground = position.options.ground
    height = ground.height
    afloat: i64 = 0
    for i in ground.sea_rows:
        afloat |= pool[i] & ground.sea[i]
    if not afloat:
        return NO_HAVENS
    board = vec[i64]([0] * height)
    for sea in range(ground.sea_count):
        first = sea * height
        jetties: i64 = 0
        for i in range(height):
            jetties |= pool[i] & ground.seas[first + i]
        if jetties:
            for i in range(height):
                board[i] |= ground.coast[i] & ground.seas[first + i]
    return board


def within(position: Position, force: i64, pool: vec[i64], haven: vec[i64], i: i64) -> tuple[i64, i64, i64, i64]:
    """The squares of row i that cost at most 1, 2, 3 and 4 points."""
    ground = position.options.ground
    touch = touched(position, force, pool, i) & ground.full
    empty = ~occupied(position, i)
    dry = touch
    if touch & ground.wet[i]:
        dry = touched_dry(position, force, pool, i)
    obstacle = ground.obstacle[i] & touch
    easy = (ground.plain[i] | ground.stronghold[i]) & touch & empty
    one = easy & dry
    two = easy | obstacle & empty & dry
    three = obstacle & empty
    if three and returning(position, force):
        ramparts = three & ground.ramparts[force * ground.height + i]
        one |= ramparts & dry
        two |= ramparts
    four: i64 = 0
    if touch & ~empty:
        four = touch & enemies(position, force, i)
        if four:
            held_two, held_three = capture_prices(ground, i, four, dry)
            two |= held_two
            three |= held_three
    if touch & ground.sea[i]:
        two |= embarking(position, force, pool, i) & ground.sea[i] & empty
    if len(haven) > 0:
        three |= haven[i] & empty
        if position.options.flat_landing:
            one |= landing(position, force, pool, i) & ground.land(i) & empty
    two |= one
    three |= two
    return one, two, three, four | three


def capturing(position: Position, force: i64, pool: vec[i64], i: i64) -> tuple[i64, i64, i64]:
    """The squares of row i with enemy pawns that cost at most 2, 3 and 4 points."""
    held = touched(position, force, pool, i) & enemies(position, force, i)
    if not held:
        return 0, 0, 0
    ground = position.options.ground
    dry = held
    if held & ground.wet[i]:
        dry &= touched_dry(position, force, pool, i)
    two, three = capture_prices(ground, i, held, dry)
    return two, three, held


def capture_prices(ground: Ground, i: i64, held: i64, dry: i64) -> tuple[i64, i64]:
    """Which of these squares in reach with enemy pawns cost at most 2 and 3 points; all cost at most 4."""
    plain = held & ground.plain[i]
    return plain & dry, plain | held & (ground.obstacle[i] & dry | ground.sea[i])


def embarking(position: Position, force: i64, pool: vec[i64], i: i64) -> i64:
    """Squares of row i that a step from a pawn on land reaches (rule 18)."""
    sea = position.options.ground.sea
    return reached(position, force, i, pool[i - 1] & ~sea[i - 1], pool[i] & ~sea[i], pool[i + 1] & ~sea[i + 1])


def landing(position: Position, force: i64, pool: vec[i64], i: i64) -> i64:
    """Squares of row i that a step from a jetty reaches."""
    sea = position.options.ground.sea
    return reached(position, force, i, pool[i - 1] & sea[i - 1], pool[i] & sea[i], pool[i + 1] & sea[i + 1])


def returning(position: Position, force: i64) -> bool:
    """Whether the force's own ramparts are cheap (rule 43).

    A pawn in hand still stands on its square.
    """
    if position.options.while_empty:
        return not holds(position, force, position.options.centres[force])
    return in_set(position.table.left, force)


def cost(position: Position, force: i64, pool: vec[i64], square: i64) -> i64:
    """The price of one square in points, or IMPOSSIBLE."""
    one, two, three, four = within(position, force, pool, havens(position, pool), row_of(square))
    bit = bit_of(square)
    if one & bit:
        return 1
    if two & bit:
        return 2
    if three & bit:
        return 3
    return 4 if four & bit else IMPOSSIBLE
