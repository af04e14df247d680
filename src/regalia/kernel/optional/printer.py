"""Printer: what a game needs on paper. Optional."""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

GAP = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class PaperPart:
    """A part that can be printed alone. ``usual``: it is printed unless parts are chosen."""

    key: str
    title: str
    use: str = ""  # how many a table needs, on what paper, and how they are cut
    usual: bool = True


@dataclass(frozen=True, slots=True)
class Order:
    """What is printed: a table's complete, checked options, its seats, and what its forms already say."""

    options: Mapping[str, Any]
    seats: int
    filled: Sequence[str] = ()  # in the game's notation
    house_rules: Sequence[str] = ()  # how the table differs from the standard, as clauses


class Printer:
    """Prints the boards, forms, cards and tokens of a game.

    ``data/sheets.typ`` of the game's folder holds a function for each part, ``data/reference.md`` the quick reference.
    """

    package: str  # the game's
    parts: tuple[PaperPart, ...] = ()  # beside the rules and the quick reference, which every game has
    has_forms = False  # that ``Order.filled`` fills

    def numbers(self, order: Order) -> Mapping[str, object]:
        """What the rules put into the gaps of the quick reference: ``{hand}`` and the like."""
        raise NotImplementedError

    def sheets(self, part: str, order: Order) -> Any:
        """What the part shows, as data; raises RegaliaError for what cannot be printed."""
        raise NotImplementedError

    def needs(self, order: Order) -> str:
        """What a table needs beside the sheets, in sentences."""
        raise NotImplementedError

    def files(self) -> Mapping[str, bytes]:
        """``sheets.typ`` and the files that it reads."""
        return {"sheets.typ": self._file("data/sheets.typ")}

    def reference(self, order: Order) -> str:
        """The quick reference in Markdown, with the numbers of these rules."""
        numbers = self.numbers(order)
        text = self._file("data/reference.md").decode()
        return GAP.sub(lambda gap: str(numbers[gap[1]]), text)

    def _file(self, path: str) -> bytes:
        return importlib.resources.files(self.package).joinpath(path).read_bytes()


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown, for a gap of the quick reference."""
    lines = [[*head], ["---"] * len(head), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
