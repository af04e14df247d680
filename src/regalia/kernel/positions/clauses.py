"""Clauses: where a value lies in the facts, its words, and its usual value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.kernel.positions.facts import STOCK, TABLE, Facts
from regalia.kernel.positions.words import Kind

Usual = int | Sequence[int] | Callable[[Facts], int | Sequence[int]]


class Clause:
    """One clause. Games subclass it where a value lies in several places or is written in a way of its own."""

    name = ""  # without a name the value is always the usual one: derived, and never written

    def here(self, facts: Facts) -> bool:
        """Whether the value can be seen in these facts; a view's hidden parts are absent."""
        return True

    def get(self, facts: Facts) -> Any:
        """The value, in any form that can be compared."""
        raise NotImplementedError

    def put(self, facts: Facts, value: Any) -> None:
        raise NotImplementedError

    def usual(self, facts: Facts) -> Any:
        """The value where the text does not say it, from what earlier clauses have put down."""
        raise NotImplementedError

    def words(self, value: Any, facts: Facts) -> list[str]:
        raise NotImplementedError

    def value(self, words: list[str], facts: Facts) -> Any:
        """The value that the words tell; raises NotationError with the reason and the way out."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Place:
    """Where numbers lie: a part, a name of its sheet, and there all of them, or ``count`` from ``first``."""

    part: int
    name: str
    first: int | None = None
    count: int = 1

    def get(self, facts: Facts) -> list[int]:
        numbers = self._row(facts)
        return numbers[:] if self.first is None else numbers[self.first : self.first + self.count]

    def put(self, facts: Facts, values: Sequence[int]) -> None:
        numbers = self._row(facts)
        if self.first is None:
            numbers[:] = values
        else:
            numbers[self.first : self.first + self.count] = values

    def _row(self, facts: Facts) -> list[int]:
        sheet = facts.part(self.part)
        assert sheet is not None
        return sheet[self.name]


def table(name: str, first: int | None = None, count: int = 1) -> Place:
    return Place(TABLE, name, first, count)


def hand(seat: int, name: str, first: int | None = None, count: int = 1) -> Place:
    return Place(seat, name, first, count)


def stock(name: str, first: int | None = None, count: int = 1) -> Place:
    return Place(STOCK, name, first, count)


class Simple(Clause):
    """A clause whose value lies in one place. Without ``usual`` that is what lies there at the start of a game."""

    def __init__(self, name: str, place: Place, kind: Kind, usual: Usual | None = None) -> None:
        self.name = name
        self.place = place
        self.kind = kind
        self._usual = usual

    def here(self, facts: Facts) -> bool:
        return facts.part(self.place.part) is not None

    def get(self, facts: Facts) -> list[int]:
        return self.place.get(facts)

    def put(self, facts: Facts, value: list[int]) -> None:
        self.place.put(facts, value)

    def usual(self, facts: Facts) -> list[int]:
        if self._usual is None:
            return self.get(facts)
        return as_row(self._usual(facts) if callable(self._usual) else self._usual)

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return self.kind.words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return self.kind.values(words)


class Derived(Clause):
    """A value that is always computed: no text says it."""

    def __init__(self, place: Place, usual: Callable[[Facts], int | Sequence[int]]) -> None:
        self.place = place
        self._usual = usual

    def here(self, facts: Facts) -> bool:
        return facts.part(self.place.part) is not None

    def put(self, facts: Facts, value: list[int]) -> None:
        self.place.put(facts, value)

    def usual(self, facts: Facts) -> list[int]:
        return as_row(self._usual(facts))


def as_row(value: int | Sequence[int]) -> list[int]:
    return [value] if isinstance(value, int) else list(value)
