# native
"""Broken lines (section 5.7): a force that has fallen apart keeps its largest group."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.ground import bit_of, row_of, square_at
from regalia.games.battle_royal.groups import first_row, gather, size_of
from regalia.games.battle_royal.model import LOST, RESERVE, STANDING
from regalia.games.battle_royal.position import Position, pawns_of, pool_of
from regalia.kernel.vecs import append, vec


def weight_of(position: Position, force: i64, group: vec[i64]) -> i64:
    """The size of a group: its pawns, and the reserve if it holds the force's own centre."""
    centre = position.options.centres[force]
    size = size_of(group)
    if group[row_of(centre)] & bit_of(centre):
        size += position.table.row[RESERVE + force]
    return size


def largest_groups(position: Position, force: i64) -> vec[i64]:
    """The first squares of the groups that share the greatest size, in board order."""
    height = position.options.ground.height
    pool = pool_of(position, force)
    found = vec[i64]([])
    most: i64 = 0
    i = first_row(pool)
    while i < height:
        bit = pool[i] & -pool[i]
        group = gather(position, force, pool, i, bit)
        size = weight_of(position, force, group)
        if size > most:
            most = size
            found = vec[i64]([])
        if size == most:
            found = append(found, square_at(i, bit))
        for row in range(height):
            pool[row] &= ~group[row]
        i = first_row(pool)
    return found


def is_broken(position: Position, force: i64) -> bool:
    """Whether the force is more than one group."""
    standing = position.table.row[STANDING + force]
    if standing < 2:
        return False
    pool = pool_of(position, force)
    i = first_row(pool)
    return size_of(gather(position, force, pool, i, pool[i] & -pool[i])) < standing


def keep(position: Position, force: i64, square: i64) -> None:
    """The group of the square stays; all others are captured, with the reserve if the capital's is among them."""
    table = position.table
    height = position.options.ground.height
    group = gather(position, force, pool_of(position, force), row_of(square), bit_of(square))
    before = pawns_of(position, force)
    for i in range(height):
        table.pawns[force * height + i] = group[i]
    table.row[STANDING + force] = size_of(group)
    centre = position.options.centres[force]
    if not group[row_of(centre)] & bit_of(centre):
        table.row[RESERVE + force] = 0
    table.row[LOST + force] += before - pawns_of(position, force)
    table.struck = True


def tied_force(position: Position) -> i64:
    """The first force after the mover with equal groups, one of which the mover must spare."""
    table = position.table
    force = (table.active + 1) % position.options.forces
    while not table.ties >> force & 1:
        force = (force + 1) % position.options.forces
    return force
