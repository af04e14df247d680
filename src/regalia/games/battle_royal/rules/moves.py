# native
"""The legal moves of T1, T2 and T3 (section 4): squares in board order, ``done`` last."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.cost import havens, within
from regalia.games.battle_royal.rules.fields import CAPTURE, DONE, PLACE, SPARE, TAKE, make_on_square
from regalia.games.battle_royal.rules.ground import bit_of, row_of, square_at
from regalia.games.battle_royal.rules.groups import contacts_of, holds_without, is_one_group
from regalia.games.battle_royal.rules.lines import largest_groups, tied_force
from regalia.games.battle_royal.rules.model import RESERVE, STANDING
from regalia.games.battle_royal.rules.position import Position, enemies, pool_of
from regalia.games.battle_royal.rules.terms import PUTTING, SPARING
from regalia.kernel.vecs import vec


def legal_moves(position: Position, out: vec[i64]) -> i64:
    """Write the legal moves of the seat to choose; how many there are."""
    table = position.table
    if table.decision == SPARING:
        return spare_moves(position, out)
    if table.decision == PUTTING:
        return put_moves(position, out)
    if table.row[RESERVE + table.active]:
        count = square_moves(position, pool_of(position, table.active), out)
    else:
        count = take_moves(position, out)
    out[count] = DONE
    return count + 1


def targets(position: Position, pool: vec[i64]) -> vec[i64]:
    """The squares that the force to act can reach and pay for, as a board."""
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


def square_moves(position: Position, pool: vec[i64], out: vec[i64]) -> i64:
    """``place`` or ``capture`` for every square in reach that the points can pay."""
    force = position.table.active
    haven = havens(position, pool)
    count: i64 = 0
    for i in range(1, position.options.ground.height - 1):
        if pool[i - 1] | pool[i] | pool[i + 1] or (len(haven) > 0 and haven[i]):
            word = affordable(position, force, pool, haven, i)
            if word:
                count = write_row(position, i, word, out, count)
    return count


def write_row(position: Position, i: i64, word: i64, out: vec[i64], count: i64) -> i64:
    """``place`` or ``capture`` for these squares of row i; how many moves there are then."""
    held = enemies(position, position.table.active, i)
    while word:
        bit = word & -word
        word ^= bit
        out[count] = make_on_square(CAPTURE if held & bit else PLACE, square_at(i, bit))
        count += 1
    return count


# ---- moving a pawn of the board


def take_moves(position: Position, out: vec[i64]) -> i64:
    """``take`` for every pawn that may leave and has somewhere to go."""
    force = position.table.active
    pool = pool_of(position, force)
    contacts = contacts_of(position, force, pool)
    wide = position.wide or reaches_wide(position, pool)
    pawn: i64 = 0
    count: i64 = 0
    for i in range(1, position.options.ground.height - 1):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            if may_take(position, pool, contacts, wide, pawn, i, bit):
                out[count] = make_on_square(TAKE, square_at(i, bit))
                count += 1
            pawn += 1
    return count


def may_take(position: Position, pool: vec[i64], contacts: vec[i64], wide: bool, pawn: i64, i: i64, bit: i64) -> bool:
    """Whether the pawn, which stands in row i, may be taken up.

    ``wide`` says that any pawn has somewhere to go.
    """
    if len(contacts) == 1:
        return goes_somewhere(position, pool, False)  # it steps from its own square (rule 30)
    free = holds_without(contacts, pawn)
    if free and wide:
        return True
    if not free and not position.options.sidestep:
        return False
    pool[i] ^= bit
    found = goes_somewhere(position, pool, not free)
    pool[i] ^= bit
    return found


def reaches_wide(position: Position, pool: vec[i64]) -> bool:
    """Whether land is reached in two rows so far apart that no pawn is beside both.

    Then any pawn that is taken up has somewhere to go.
    """
    ground = position.options.ground
    haven = havens(position, pool)
    top: i64 = 1
    while top < ground.height - 1 and not reaches_land(position, pool, haven, top):
        top += 1
    low = ground.height - 2
    while low > top + 2:
        if reaches_land(position, pool, haven, low):
            return True
        low -= 1
    return False


def reaches_land(position: Position, pool: vec[i64], haven: vec[i64], i: i64) -> bool:
    if not pool[i - 1] | pool[i] | pool[i + 1]:
        return False
    return affordable(position, position.table.active, pool, haven, i) & ~position.options.ground.sea[i] != 0


def goes_somewhere(position: Position, pool: vec[i64], must_join: bool) -> bool:
    """Whether the pool reaches a square for a pawn; if ``must_join``, one that connects the pool."""
    board = targets(position, pool)
    if must_join:
        keep_joining(position, pool, board)
    for word in board:
        if word:
            return True
    return False


def put_moves(position: Position, out: vec[i64]) -> i64:
    """T2: ``place`` and ``capture`` for the pawn in hand."""
    pool = put_pool(position)
    if not position.options.sidestep or is_one_group(position, position.table.active, pool):
        return square_moves(position, pool, out)
    board = targets(position, pool)
    keep_joining(position, pool, board)
    count: i64 = 0
    for i in range(1, position.options.ground.height - 1):
        if board[i]:
            count = write_row(position, i, board[i], out, count)
    return count


def put_pool(position: Position) -> vec[i64]:
    """The pawns that support a placement of the force to act.

    These are all but the one in hand, or that one if it is alone.
    """
    table = position.table
    pool = pool_of(position, table.active)
    if table.hand >= 0 and table.row[STANDING + table.active] > 1:
        pool[row_of(table.hand)] &= ~bit_of(table.hand)
    return pool


def keep_joining(position: Position, pool: vec[i64], board: vec[i64]) -> None:
    """Remove the squares on which a pawn does not connect the pool (sidestep, section 5.4)."""
    for i in range(1, position.options.ground.height - 1):
        word = board[i]
        while word:
            bit = word & -word
            word ^= bit
            if not joins(position, pool, i, bit):
                board[i] ^= bit


def joins(position: Position, pool: vec[i64], i: i64, bit: i64) -> bool:
    """Whether a pawn there connects the pool, after capturing an enemy pawn there."""
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
        out[i] = make_on_square(SPARE, squares[i])
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
    if table.row[STANDING + force] > 1 and reaches_wide(position, pool):
        position.wide = True
        return True  # of connected pawns, at least two can leave without breaking the line
    contacts = contacts_of(position, force, pool)
    pawn: i64 = 0
    for i in range(1, height - 1):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            if may_take(position, pool, contacts, False, pawn, i, bit):
                return True
            pawn += 1
    return False
