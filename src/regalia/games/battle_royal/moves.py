# native
"""The legal choices of T1, T2 and T3 (section 4), squares in board order, ``done`` last."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.cost import havens, within
from regalia.games.battle_royal.ground import bit_of, row_of, square_at
from regalia.games.battle_royal.groups import is_one_group, spares
from regalia.games.battle_royal.lines import largest_groups, tied_force
from regalia.games.battle_royal.model import RESERVE, STANDING
from regalia.games.battle_royal.position import Position, enemies, pool_of
from regalia.games.battle_royal.terms import CAPTURE, DONE, PLACE, PUTTING, SPARE, SPARING, TAKE
from regalia.kernel.vecs import vec


def legal_moves(position: Position, out: vec[i64]) -> i64:
    """Write the legal moves of the seat to choose; how many there are."""
    table = position.table
    if table.decision == SPARING:
        return spare_moves(position, out)
    if table.decision == PUTTING:
        return put_moves(position, out)
    if table.row[RESERVE + table.active]:
        count = square_moves(position, targets(position, pool_of(position, table.active)), out)
    else:
        count = take_moves(position, out)
    out[count] = DONE
    return count + 1


def targets(position: Position, pool: vec[i64]) -> vec[i64]:
    """The squares that the points of the force to act pay for, reached from the pool, as a board."""
    table = position.table
    height = position.options.ground.height
    haven = havens(position, pool)
    board = vec[i64]([0] * height)
    for i in range(1, height - 1):
        if pool[i - 1] | pool[i] | pool[i + 1] or (len(haven) > 0 and haven[i]):
            board[i] = affordable(position, table.active, pool, haven, i)
    return board


def affordable(position: Position, force: i64, pool: vec[i64], haven: vec[i64], i: i64) -> i64:
    """The squares of row i that the points left pay for."""
    points = position.table.points
    one, two, three, four = within(position, force, pool, haven, i)
    if points == 1:
        return one
    if points == 2:
        return two
    return three if points == 3 else four


def square_moves(position: Position, board: vec[i64], out: vec[i64]) -> i64:
    """``place`` or ``capture`` for every square of the board."""
    count: i64 = 0
    for i in range(1, position.options.ground.height - 1):
        word = board[i]
        if word:
            held = enemies(position, position.table.active, i)
            while word:
                bit = word & -word
                word ^= bit
                out[count] = (CAPTURE if held & bit else PLACE) | square_at(i, bit) << 6
                count += 1
    return count


# ---- moving a pawn of the board


def take_moves(position: Position, out: vec[i64]) -> i64:
    """``take`` for every pawn that is available and has somewhere to go."""
    force = position.table.active
    pool = pool_of(position, force)
    reach = targets(position, pool)
    count: i64 = 0
    for i in range(1, position.options.ground.height - 1):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            square = square_at(i, bit)
            if may_take(position, pool, reach, square):
                out[count] = TAKE | square << 6
                count += 1
    return count


def may_take(position: Position, pool: vec[i64], reach: vec[i64], square: i64) -> bool:
    """Whether the pawn on the square may be taken up; ``reach`` is what all pawns of the pool reach together."""
    table = position.table
    if table.row[STANDING + table.active] > 1:
        if not spares(position, table.active, pool, square):
            return position.options.sidestep and goes_somewhere(position, pool, square, True)
        if not reaches_without(position, reach, square):
            return goes_somewhere(position, pool, square, False)
        return True
    for word in reach:
        if word:
            return True
    return False


def reaches_without(position: Position, reach: vec[i64], square: i64) -> bool:
    """Whether a square is reached that cannot depend on the pawn: not beside it and not by the sea."""
    ground = position.options.ground
    row = row_of(square)
    bit = bit_of(square)
    near = bit | bit << 1 | bit >> 1
    for i in range(1, ground.height - 1):
        word = reach[i] & ~ground.sea[i]
        if row - 1 <= i <= row + 1:
            word &= ~near
        if word:
            return True
    return False


def goes_somewhere(position: Position, pool: vec[i64], square: i64, must_join: bool) -> bool:
    """Whether the pawn on the square, once taken up, has a square to go to; if need be one that mends the line."""
    i = row_of(square)
    bit = bit_of(square)
    pool[i] &= ~bit
    found = False
    board = targets(position, pool)
    if must_join:
        keep_joining(position, pool, board)
    for word in board:
        if word:
            found = True
    pool[i] |= bit
    return found


def put_moves(position: Position, out: vec[i64]) -> i64:
    """T2: where the pawn in hand can go."""
    table = position.table
    pool = put_pool(position)
    board = targets(position, pool)
    if position.options.sidestep and not is_one_group(position, table.active, pool):
        keep_joining(position, pool, board)
    return square_moves(position, board, out)


def put_pool(position: Position) -> vec[i64]:
    """The pawns that support a placement of the force to act: all but the one in hand, or that one if it is alone."""
    table = position.table
    pool = pool_of(position, table.active)
    if table.hand >= 0 and table.row[STANDING + table.active] > 1:
        pool[row_of(table.hand)] &= ~bit_of(table.hand)
    return pool


def keep_joining(position: Position, pool: vec[i64], board: vec[i64]) -> None:
    """Keep those squares of the board on which a pawn makes the pool one group (section 5.4, sidestep)."""
    for i in range(1, position.options.ground.height - 1):
        word = board[i]
        while word:
            bit = word & -word
            word ^= bit
            if not joins(position, pool, i, bit):
                board[i] ^= bit


def joins(position: Position, pool: vec[i64], i: i64, bit: i64) -> bool:
    """Whether the pool is one group with a pawn there, an enemy pawn there being gone."""
    table = position.table
    height = position.options.ground.height
    gone = i64(-1)
    for enemy in range(position.options.forces):
        if table.pawns[enemy * height + i] & bit:
            gone = enemy * height + i
            table.pawns[gone] ^= bit
    pool[i] |= bit
    whole = is_one_group(position, table.active, pool)
    pool[i] ^= bit
    if gone >= 0:
        table.pawns[gone] |= bit
    return whole


# ---- T3


def spare_moves(position: Position, out: vec[i64]) -> i64:
    """``spare`` for each of the largest groups of the force in question."""
    squares = largest_groups(position, tied_force(position))
    for i in range(i64(len(squares))):
        out[i] = SPARE | squares[i] << 6
    return i64(len(squares))


# ---- whether there is anything to choose


def can_act(position: Position) -> bool:
    """Whether T1 offers anything but ``done``."""
    table = position.table
    if table.points == 0:
        return False
    force = table.active
    pool = pool_of(position, force)
    height = position.options.ground.height
    if table.row[RESERVE + force]:
        haven = havens(position, pool)
        for i in range(1, height - 1):
            near = pool[i - 1] | pool[i] | pool[i + 1] or (len(haven) > 0 and haven[i])
            if near and affordable(position, force, pool, haven, i):
                return True
        return False
    reach = targets(position, pool)
    for i in range(1, height - 1):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            if may_take(position, pool, reach, square_at(i, bit)):
                return True
    return False
