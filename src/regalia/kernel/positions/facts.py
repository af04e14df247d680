"""Facts: the numbers of a position's parts by their names."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from regalia.kernel.encoding import Encoding
from regalia.kernel.rules import Rules

Sheet = dict[str, list[int]]  # the numbers of a part by name; a single number is a row of one
TABLE = -1
STOCK = -2


@dataclass(frozen=True, slots=True)
class Field:
    """A name for the next numbers of an encoding. Without a size they are a row with its length before it."""

    name: str
    size: int | Callable[[Sheet], int] | None = 1


def row(name: str) -> Field:
    """A vector that was written with its length, by ``Encoding.put_all``."""
    return Field(name, None)


class Layout:
    """The names of a part's numbers in the order of its encoding. A plain name is one number."""

    def __init__(self, *fields: str | Field) -> None:
        self.fields = [Field(field) if isinstance(field, str) else field for field in fields]

    def read(self, encoding: Encoding) -> Sheet:
        sheet: Sheet = {}
        for field in self.fields:
            size = field.size(sheet) if callable(field.size) else field.size
            sheet[field.name] = [encoding.take() for _ in range(encoding.take() if size is None else size)]
        return sheet

    def write(self, sheet: Sheet, encoding: Encoding) -> None:
        for field in self.fields:
            if field.size is None:
                encoding.put(len(sheet[field.name]))
            for value in sheet[field.name]:
                encoding.put(value)


@dataclass(slots=True)
class Facts:
    """What a position holds, as sheets. In a view the stock and the hands that are not seen are None."""

    rules: Rules
    table: Sheet
    hands: list[Sheet | None]
    stock: Sheet | None
    said: Collection[str] = ()  # the names of the clauses that a text holds; none when a text is written

    def part(self, part: int) -> Sheet | None:
        """The sheet of TABLE, STOCK or of the hand of a seat."""
        if part == TABLE:
            return self.table
        return self.stock if part == STOCK else self.hands[part]

    def one(self, name: str) -> int:
        """A single number of the table."""
        return self.table[name][0]

    def copy(self) -> Facts:
        hands = [None if hand is None else copied(hand) for hand in self.hands]
        return Facts(self.rules, copied(self.table), hands, None if self.stock is None else copied(self.stock))

    def differing(self, other: Facts) -> list[str]:
        """The names of what is not equal: ``table turns``, ``hand 0 cards``."""
        parts = [("table", TABLE), ("stock", STOCK), *((f"hand {seat}", seat) for seat in range(len(self.hands)))]
        found = []
        for label, part in parts:
            mine, theirs = self.part(part) or {}, other.part(part) or {}
            found += [f"{label} {name}" for name in {**mine, **theirs} if mine.get(name) != theirs.get(name)]
        return found


def copied(sheet: Sheet) -> Sheet:
    return {name: numbers[:] for name, numbers in sheet.items()}
