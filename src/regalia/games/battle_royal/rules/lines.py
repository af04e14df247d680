# native
"""Broken lines (section 5.7): a force in several groups keeps the largest."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.ground import ONE, bit_of, count_bits, row_of, square_at
from regalia.games.battle_royal.rules.groups import boarded, contacts_of, gather, is_one_group, numbered, size_of
from regalia.games.battle_royal.rules.model import LOST, RESERVE, STANDING, in_set
from regalia.games.battle_royal.rules.position import Position, holds, pawns_of, pool_of
from regalia.kernel.vecs import append, vec


def largest_groups(position: Position, force: i64) -> vec[i64]:
    """The first squares of the groups that share the greatest size, in board order.

    The size of a group is its number of pawns, and the reserve if it holds the force's own centre.
    """
    pool = pool_of(position, force)
    contacts = contacts_of(position, force, pool)
    capital = numbered(pool, single(position, position.options.centres[force]))
    found = vec[i64]([])
    most: i64 = 0
    left = (ONE << i64(len(contacts))) - 1
    while left:
        first = left & -left
        group = gather(contacts, first, left, left)
        left &= ~group
        size = count_bits(group)
        if group & capital:
            size += position.table.row[RESERVE + force]
        if size > most:
            most = size
            found = vec[i64]([])
        if size == most:
            found = append(found, square_of(pool, first))
    return found


def single(position: Position, square: i64) -> vec[i64]:
    """A board with one square."""
    board = vec[i64]([0] * position.options.ground.height)
    board[row_of(square)] = bit_of(square)
    return board


def square_of(pool: vec[i64], pawn: i64) -> i64:
    """The square of a single pawn of the pool."""
    board = boarded(pool, pawn)
    i: i64 = 0
    while not board[i]:
        i += 1
    return square_at(i, board[i])


def is_broken(position: Position, force: i64) -> bool:
    """Whether the force is more than one group."""
    return not is_one_group(position, force, pool_of(position, force))


def keep(position: Position, force: i64, square: i64) -> None:
    """Keep the group of the square; capture all others, and the reserve with the capital's group."""
    table = position.table
    height = position.options.ground.height
    pool = pool_of(position, force)
    contacts = contacts_of(position, force, pool)
    everyone = (ONE << i64(len(contacts))) - 1
    board = boarded(pool, gather(contacts, numbered(pool, single(position, square)), everyone, everyone))
    before = pawns_of(position, force)
    for i in range(height):
        table.pawns[force * height + i] = board[i]
    table.row[STANDING + force] = size_of(board)
    if not holds(position, force, position.options.centres[force]):
        table.row[RESERVE + force] = 0
    table.row[LOST + force] += before - pawns_of(position, force)
    table.struck = True


def tied_force(position: Position) -> i64:
    """The first force after the mover with equal groups: the mover must spare one."""
    table = position.table
    force = (table.active + 1) % position.options.forces
    while not in_set(table.ties, force):
        force = (force + 1) % position.options.forces
    return force
