# native
"""Contact, groups, and pawns that may be taken up (section 5.4): floods over boards of one force's pawns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.cost import touched
from regalia.games.battle_royal.ground import STRIDE, bit_of, count_bits, row_of
from regalia.games.battle_royal.position import Position
from regalia.kernel.vecs import vec


def gather(position: Position, force: i64, pool: vec[i64], start: i64, bit: i64) -> vec[i64]:
    """The group of the pawn with that bit in row ``start``, among the pawns of the pool."""
    height = position.options.ground.height
    group = vec[i64]([0] * height)
    group[start] = bit
    growing = True
    while growing:
        growing = False
        for i in range(1, height - 1):
            if pool[i] != group[i] and grow(position, force, pool, group, i):
                growing = True
        for i in range(height - 2, 0, -1):
            if pool[i] != group[i] and grow(position, force, pool, group, i):
                growing = True
        if not growing:
            growing = cross_water(position, pool, group)
    return group


def grow(position: Position, force: i64, pool: vec[i64], group: vec[i64], i: i64) -> bool:
    """Join what is in contact in row i; whether anything was."""
    before = group[i]
    near = group[i - 1] | before | group[i + 1]
    if not near:
        return False
    if position.options.pincer:
        word = before | pool[i] & touched(position, force, group, i)
    else:
        word = pool[i] & (near | near << 1 | near >> 1)
    while word != group[i]:
        group[i] = word
        word |= pool[i] & (word << 1 | word >> 1)
    return word != before


def cross_water(position: Position, pool: vec[i64], group: vec[i64]) -> bool:
    """Join all jetties of each sea that has a jetty in the group (rule 20); whether there were more."""
    ground = position.options.ground
    height = ground.height
    afloat: i64 = 0
    for i in range(height):
        afloat |= group[i] & ground.sea[i]
    if not afloat:
        return False
    more = False
    for sea in range(ground.sea_count):
        first = sea * height
        inside: i64 = 0
        for i in range(height):
            inside |= group[i] & ground.seas[first + i]
        if inside:
            for i in range(height):
                jetties = pool[i] & ground.seas[first + i]
                more = more or jetties & ~group[i] != 0
                group[i] |= jetties
    return more


def size_of(board: vec[i64]) -> i64:
    """How many pawns a board has."""
    count: i64 = 0
    for word in board:
        if word:
            count += count_bits(word)
    return count


def first_row(board: vec[i64]) -> i64:
    """The row of the first pawn in board order; the board's height where there is none."""
    for i in range(i64(len(board))):
        if board[i]:
            return i
    return i64(len(board))


def is_one_group(position: Position, force: i64, pool: vec[i64]) -> bool:
    """Whether all pawns of the pool hang together; none at all do."""
    i = first_row(pool)
    if i == len(pool):
        return True
    group = gather(position, force, pool, i, pool[i] & -pool[i])
    for row in range(i64(len(pool))):
        if group[row] != pool[row]:
            return False
    return True


# ---- taking up a pawn


def pieces_of_ring(ring: int) -> int:
    """Into how many pieces the pawns round a square fall, given as three times three bits; the middle does not count."""
    left = {(x, y) for x in range(3) for y in range(3) if ring >> (3 * y + x) & 1 and (x, y) != (1, 1)}
    pieces = 0
    while left:
        pieces += 1
        piece = [left.pop()]
        for x, y in piece:
            near = {(a, b) for a, b in left if abs(a - x) <= 1 and abs(b - y) <= 1}
            left -= near
            piece.extend(near)
    return pieces


PIECES: Final[vec[i64]] = vec[i64]([pieces_of_ring(ring) for ring in range(512)])


def spares(position: Position, force: i64, pool: vec[i64], square: i64) -> bool:
    """Whether the pawns of the pool hang together without the one on the square.

    If its neighbours hang together among themselves, nothing depends on it; no barrier lies between two of them, for it
    would need a pawn on the square itself. A jetty has neighbours across the water too: they hang together as well.
    """
    ground = position.options.ground
    i = row_of(square)
    column = square % STRIDE
    ring = pool[i - 1] << 1 >> column & 7 | (pool[i] << 1 >> column & 7) << 3 | (pool[i + 1] << 1 >> column & 7) << 6
    pieces = PIECES[ring]
    bit = bit_of(square)
    if pieces == 0 or (pieces == 1 and not ground.sea[i] & bit):
        return True
    pool[i] &= ~bit
    whole = is_one_group(position, force, pool)
    pool[i] |= bit
    return whole
