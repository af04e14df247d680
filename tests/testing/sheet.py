"""A part of a toy game's state: named rows of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from regalia.kernel.encoding import Encoding
from regalia.kernel.positions.clauses import Clause, Place, Simple
from regalia.kernel.positions.facts import STOCK, TABLE, Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import Numbers
from regalia.kernel.rules import Rules
from regalia.kernel.state import Part


class Sheet(Part):
    def __init__(self, rows: dict[str, list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, name: str) -> list[int]:
        return self.rows[name]

    def copy(self) -> Self:
        return type(self)({name: numbers[:] for name, numbers in self.rows.items()})

    def serialize(self, encoding: Encoding) -> None:
        for numbers in self.rows.values():
            size = encoding.number(len(numbers))
            numbers[:] = [encoding.number(value) for value in (numbers + [0] * size)[:size]]


class SheetPositions(Positions):
    """A toy's positions as text: every row by its name, ``score 1 0``, in hands with the seat, ``cards.0 0 1``."""

    def __init__(self, table: Sequence[str], hand: Sequence[str], stock: Sequence[str]) -> None:
        super().__init__()
        self.table, self.hand, self.stock = (Layout(*map(row, names)) for names in (table, hand, stock))
        self.names = (table, hand, stock)

    def clauses(self, rules: Rules) -> list[Clause]:
        table, hand, stock = self.names
        return [
            *(Simple(name, Place(TABLE, name), Numbers()) for name in table),
            *(Simple(f"{name}.{seat}", Place(seat, name), Numbers()) for seat in range(rules.seats) for name in hand),
            *(Simple(f"{name}.stock", Place(STOCK, name), Numbers()) for name in stock),
        ]


def cards_of(counts: Sequence[int]) -> list[int]:
    """The cards that a row of counts holds."""
    return [card for card, count in enumerate(counts) for _ in range(count)]
