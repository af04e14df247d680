# native
"""Queries of the scene about a position. They return numbers and lists, no vectors (see ``kernel.state.buffer``)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.cost import cost, touched
from regalia.games.battle_royal.rules.ground import bit_of, row_of
from regalia.games.battle_royal.rules.groups import boarded, contacts_of, gather
from regalia.games.battle_royal.rules.moves import put_pool
from regalia.games.battle_royal.rules.position import Position, pool_of
from regalia.kernel.vecs import vec


def price_to_put(position: Position, square: i64) -> i64:
    """The price of the square for the force to act; 0 if impossible."""
    return cost(position, position.table.active, put_pool(position), square)


def price_for(position: Position, force: i64, square: i64) -> i64:
    """The price of the square for a force without a pawn in hand; 0 if impossible."""
    return cost(position, force, pool_of(position, force), square)


def is_touched(position: Position, square: i64) -> bool:
    """Whether an unbarred step of the force to act reaches the square."""
    word = touched(position, position.table.active, put_pool(position), row_of(square))
    return word & bit_of(square) != 0


def support(position: Position) -> list[int]:
    """The board of pawns that support a placement, as words."""
    return listed(put_pool(position))


def contacts(position: Position, force: i64) -> list[int]:
    """For each pawn of the force, the set of pawns in contact with it."""
    return listed(contacts_of(position, force, pool_of(position, force)))


def groups(position: Position, force: i64, words: list[int]) -> list[list[int]]:
    """The connected groups of these pawns of a force: a board for each group."""
    pool = vec[i64](words)
    found = contacts_of(position, force, pool)
    left: i64 = (1 << len(found)) - 1
    boards: list[list[int]] = []
    while left:
        group = gather(found, left & -left, left, left)
        boards.append(listed(boarded(pool, group)))
        left &= ~group
    return boards


def listed(row: vec[i64]) -> list[int]:
    return [row[i] for i in range(len(row))]
