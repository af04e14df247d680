# native
"""Contacts and groups (section 5.4).

A set of pawns is a word: one bit for each, in board order.

A force has at most 24 pawns.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.cost import diagonals
from regalia.games.battle_royal.rules.ground import ONE, column_of, count_bits
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.vecs import vec


def contacts_of(position: Position, force: i64, pool: vec[i64], more: i64 = 0) -> vec[i64]:
    """For each pawn of the pool, the set of pawns in contact with it.

    ``more``: how many pawns can be added.
    """
    height = position.options.ground.height
    contacts = vec[i64]([0] * (size_of(pool) + more))
    first: i64 = 0  # number of the first pawn in the row above
    count: i64 = 0
    for i in range(1, height - 1):
        word = pool[i]
        start = count
        if word:
            above = pool[i - 1]
            north_west = above << 1
            north_east = above >> 1
            if position.options.pincer:
                north_west, north_east, _, _ = diagonals(position, force, i, above, 0)
            while word:
                bit = word & -word
                word ^= bit
                if pool[i] & bit >> 1:
                    link(contacts, count, count - 1)
                if above & (bit << 1 | bit | bit >> 1):
                    pawn = first + count_bits(above & bit - 1 >> 1)  # after those that lie farther to the left
                    if north_west & bit:
                        link(contacts, count, pawn)
                    if above & bit >> 1:
                        pawn += 1
                    if above & bit:
                        link(contacts, count, pawn)
                        pawn += 1
                    if north_east & bit:
                        link(contacts, count, pawn)
                count += 1
        first = start
    link_jetties(position, pool, contacts)
    return contacts


def link(contacts: vec[i64], a: i64, b: i64) -> None:
    contacts[a] |= ONE << b
    contacts[b] |= ONE << a


def link_jetties(position: Position, pool: vec[i64], contacts: vec[i64]) -> None:
    """All jetties of one sea are in contact with each other (rule 20)."""
    ground = position.options.ground
    height = ground.height
    afloat: i64 = 0
    for i in ground.sea_rows:
        afloat |= pool[i] & ground.sea[i]
    if not afloat:
        return
    for sea in range(ground.sea_count):
        jetties = numbered(pool, ground.seas[sea * height : (sea + 1) * height])
        left = jetties
        while left:
            bit = left & -left
            left ^= bit
            contacts[column_of(bit)] |= jetties ^ bit


def numbered(pool: vec[i64], board: vec[i64]) -> i64:
    """The pawns of the pool that stand on squares of the board, as a set."""
    found: i64 = 0
    count: i64 = 0
    for i in range(i64(len(pool))):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            if board[i] & bit:
                found |= ONE << count
            count += 1
    return found


def boarded(pool: vec[i64], group: i64) -> vec[i64]:
    """A set of pawns of the pool as a board."""
    board = vec[i64]([0] * len(pool))
    for i in range(i64(len(pool))):
        word = pool[i]
        while word:
            bit = word & -word
            word ^= bit
            if group & 1:
                board[i] |= bit
            group >>= 1
    return board


def gather(contacts: vec[i64], start: i64, among: i64, wanted: i64) -> i64:
    """The pawns connected with ``start`` through pawns of ``among``; stops once all wanted are found."""
    group = start
    edge = start
    while edge and wanted & ~group:
        bit = edge & -edge
        found = contacts[column_of(bit)] & among & ~group
        group |= found
        edge = edge ^ bit | found
    return group


def is_one_group(position: Position, force: i64, pool: vec[i64]) -> bool:
    """Whether all pawns of the pool are connected; true for an empty pool."""
    contacts = contacts_of(position, force, pool)
    everyone = (ONE << i64(len(contacts))) - 1
    return gather(contacts, everyone & 1, everyone, everyone) == everyone


def holds_without(contacts: vec[i64], pawn: i64) -> bool:
    """Whether the other pawns stay connected without this one: its contacts must be, some other way."""
    near = contacts[pawn]
    start = near & -near
    if near == start:
        return True
    return near & ~gather(contacts, start, ~(ONE << pawn), near) == 0


def size_of(board: vec[i64]) -> i64:
    """How many pawns a board has."""
    count: i64 = 0
    for word in board:
        if word:
            count += count_bits(word)
    return count
