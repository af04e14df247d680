# native
"""Line: how many pawns a force loses with each of its pawns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.ground import ONE, Ground, bit_of, column_of, count_bits, row_of
from regalia.games.battle_royal.rules.groups import contacts_of, gather, holds_without, numbered, size_of
from regalia.games.battle_royal.rules.model import RESERVE
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.vecs import vec

UNKNOWN: Final[i64] = -1


class Line:
    """The pawns of a pool, numbered in board order.

    There is room for one more, whose number is ``count``.
    """

    def __init__(self, position: Position, force: i64, pool: vec[i64]) -> None:
        self.pool = pool
        self.count = size_of(pool)
        self.everyone = (ONE << self.count) - 1
        self.reserve = position.table.row[RESERVE + force]
        self.contacts = contacts_of(position, force, pool, 1)
        first = vec[i64]([0] * len(pool))
        for i in range(1, i64(len(pool))):
            first[i] = first[i - 1] + (count_bits(pool[i - 1]) if pool[i - 1] else i64(0))
        self.first = first  # by row: the number of its first pawn
        centre = position.options.centres[force]
        row = row_of(centre)
        self.capital: i64 = 0  # the pawn on the force's centre
        if pool[row] & bit_of(centre):
            self.capital = ONE << self.number(row, bit_of(centre))
        self.whole: i64 = UNKNOWN
        self.judged: i64 = 0  # the pawns of which is known whether they are links
        self.links: i64 = 0

    def number(self, i: i64, bit: i64) -> i64:
        """The number of the pawn on a square of row i, or the next."""
        return self.first[i] + count_bits(self.pool[i] & bit - 1)

    def is_whole(self) -> bool:
        """Whether the pool is one group."""
        if self.whole == UNKNOWN:
            self.whole = (
                1 if gather(self.contacts, self.everyone & 1, self.everyone, self.everyone) == self.everyone else 0
            )
        return self.whole == 1

    def is_link(self, pawn: i64) -> bool:
        """Whether a whole pool falls apart without this pawn."""
        alone = ONE << pawn
        if not self.judged & alone:
            self.judged |= alone
            if not holds_without(self.contacts, pawn):
                self.links |= alone
        return self.links & alone != 0

    def lost(self, pawn: i64) -> i64:
        """How many pawns are lost if this one is captured, the reserve included (section 5.7)."""
        alone = ONE << pawn
        others = self.everyone & ~alone
        near = self.contacts[pawn] & others
        found = gather(self.contacts, near & -near, others, near)
        if near & ~found == 0:
            found = gather(self.contacts, found, others, others)
        if found == others:
            return 1 + (self.reserve if self.capital & alone else i64(0))
        largest: i64 = 0
        left = others
        while left:
            group = gather(self.contacts, left & -left, left, left)
            left &= ~group
            size = count_bits(group)
            if group & self.capital:
                size += self.reserve
            largest = max(largest, size)
        return count_bits(self.everyone) + self.reserve - largest

    # ---- as if

    def join(self, ground: Ground, i: i64, bit: i64, is_centre: bool) -> None:
        """Add a pawn on a square of row i; ``part`` removes it.

        Diagonals join, as without pincers. A jetty joins all others of its sea.
        """
        near: i64 = 0
        beside = bit << 1 | bit | bit >> 1
        for k in range(i - 1, i + 2):
            word = self.pool[k] & beside
            while word:
                one = word & -word
                word ^= one
                near |= ONE << self.number(k, one)
        self.contacts[self.count] = 0
        self.link(near)
        self.everyone |= ONE << self.count
        if is_centre:
            self.capital = ONE << self.count
        if ground.sea[i] & bit:
            self.moor(ground, i, bit)

    def moor(self, ground: Ground, i: i64, bit: i64) -> None:
        """Link the added pawn, a jetty, with all other jetties of its sea (rule 20)."""
        height = ground.height
        for sea in range(ground.sea_count):
            if ground.seas[sea * height + i] & bit:
                self.link(numbered(self.pool, ground.seas[sea * height : (sea + 1) * height]))

    def link(self, near: i64) -> None:
        """Link the added pawn with these."""
        self.contacts[self.count] |= near
        while near:
            one = near & -near
            near ^= one
            self.contacts[column_of(one)] |= ONE << self.count

    def part(self) -> None:
        new = ONE << self.count
        self.everyone &= ~new
        self.capital &= ~new
        for pawn in range(self.count):
            self.contacts[pawn] &= ~new
