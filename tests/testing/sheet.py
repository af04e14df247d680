"""A part of a toy game's state: named rows of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from regalia.kernel.encoding import Encoding
from regalia.kernel.state import Part


class Sheet(Part):
    def __init__(self, rows: dict[str, list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, name: str) -> list[int]:
        return self.rows[name]

    def copy(self) -> Self:
        return type(self)({name: row[:] for name, row in self.rows.items()})

    def write(self, encoding: Encoding) -> None:
        for row in self.rows.values():
            encoding.put(len(row))
            for value in row:
                encoding.put(value)

    @classmethod
    def read(cls, names: Sequence[str], encoding: Encoding) -> Self:
        return cls({name: [encoding.take() for _ in range(encoding.take())] for name in names})


def cards_of(row: Sequence[int]) -> list[int]:
    """The cards that a row of counts holds."""
    return [card for card, count in enumerate(row) for _ in range(count)]
