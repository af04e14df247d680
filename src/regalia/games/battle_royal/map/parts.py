"""Reads a map part by part, so that one fault does not hide the others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

from regalia.kernel.errors import OptionError

Item = TypeVar("Item")
Part = TypeVar("Part")


class MapError(OptionError):
    """An unplayable map, with the rule of section 2.5 that it breaks."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.part = ""  # the field that was read


class Parts:
    """The faults found so far (``wrong``), and the parts that could not be read (``unread``)."""

    def __init__(self, data: Mapping[str, Any], broken: Collection[str]) -> None:
        self.data = data
        self.broken = broken
        self.board = (0, 0)
        self.wrong: list[MapError] = []
        self.unread: set[str] = set()

    def part(self, name: str, read: Callable[[], Part], otherwise: Part) -> Part:
        """A part of the map; ``otherwise`` if it has a fault, or if the board has no size."""
        before = len(self.wrong)
        found = otherwise
        if name not in self.broken and not self.unread & {"columns", "rows"}:
            try:
                found = read()
            except MapError as wrong:
                self.wrong.append(wrong)
            if len(self.wrong) == before:
                return found
        self.unread.add(name)
        for one in self.wrong[before:]:
            one.part = name
        return otherwise

    def each(self, items: Iterable[Item], read: Callable[[Item], Part]) -> tuple[Part, ...]:
        """All items, each read by itself, so that every faulty one is named."""
        found = []
        for item in items:
            try:
                found.append(read(item))
            except MapError as wrong:
                self.wrong.append(wrong)
        return tuple(found)
