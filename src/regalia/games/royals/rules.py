# native
"""Royals: the state that answers the kernel's questions, and the rules with their options."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import KINDS
from regalia.games.royals.model import SIDE, WIDTH, Options, Position, Table
from regalia.kernel.rules import Rules
from regalia.kernel.vecs import vec


class Royals(Position):
    """A position of Royals with its rules."""

    def clone(self) -> Royals:
        return Royals(self.options, self.table.copy(), self.hands[:], self.stock[:])


class RoyalsRules(Rules):
    """Royals with these options."""

    def __init__(self, options: Options) -> None:
        super().__init__(2, 172, 1, 1)
        self.options = options

    def start(self) -> Royals:
        table = Table(vec[i64]([0] * (2 * SIDE)), vec[i64]([0] * KINDS), vec[i64]([0] * KINDS))
        return Royals(self.options, table, vec[i64]([0] * (2 * WIDTH)), vec[i64]([0] * KINDS))
