"""Kinds of values in a position's text: how numbers become words, and words numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.kernel.errors import NotationError
from regalia.kernel.state import CHANCE, OVER, REVEAL

EMPTY = "empty"  # the one word of a row with nothing in it
LARGEST = 1 << 62


class Kind:
    """How numbers are written. A single number is a row of one."""

    def words(self, values: Sequence[int]) -> list[str]:
        raise NotImplementedError

    def values(self, words: list[str]) -> list[int]:
        """Raises NotationError with the reason and the way out."""
        raise NotImplementedError


def read_number(word: str, least: int = -LARGEST) -> int:
    digits = word.removeprefix("-")
    if not (len(digits) < 20 and digits.isascii() and digits.isdigit()) or not least <= int(word) < LARGEST:
        example = f"a number from {least}" if least > -LARGEST else "a number"
        raise NotationError(f"'{word}' is not {example}; write digits, like 12.")
    return int(word)


def only(words: list[str], what: str) -> str:
    """The one word of a clause."""
    if len(words) != 1:
        raise NotationError(f"takes one {what}, not {len(words)}.")
    return words[0]


@dataclass(frozen=True)
class Number(Kind):
    """One whole number: ``turn 12``."""

    least: int = 0

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(values[0])]

    def values(self, words: list[str]) -> list[int]:
        return [read_number(only(words, "number"), self.least)]


@dataclass(frozen=True)
class Numbers(Kind):
    """A row of whole numbers, of any length unless a size is given: ``order 2 0 1``."""

    size: int | None = None

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(value) for value in values] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        found = [] if words == [EMPTY] else [read_number(word) for word in words]
        if self.size is not None and len(found) != self.size:
            raise NotationError(f"takes {self.size} numbers, not {len(found)}.")
        return found


@dataclass(frozen=True)
class Flag(Kind):
    """Yes or no. The clause alone means yes: ``called``; ``called no``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [] if values[0] else ["no"]

    def values(self, words: list[str]) -> list[int]:
        if words not in ([], ["yes"], ["no"]):
            raise NotationError("takes 'yes' or 'no', or nothing, which means yes.")
        return [0 if words == ["no"] else 1]


@dataclass(frozen=True)
class OneOf(Kind):
    """One of a closed list of words: ``step draw``. The first word is ``first``, the next one more."""

    names: Sequence[str]
    first: int = 0

    def words(self, values: Sequence[int]) -> list[str]:
        return [self.names[values[0] - self.first]]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "word")
        if word not in self.names:
            raise NotationError(f"'{word}' is not among {', '.join(self.names)}.")
        return [self.names.index(word) + self.first]


@dataclass(frozen=True)
class Seat(Kind):
    """A seat by its number; -1 has a word of its own: ``winner none``."""

    seats: int
    none: str = "none"

    def words(self, values: Sequence[int]) -> list[str]:
        return [self.none if values[0] < 0 else str(values[0])]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "seat")
        names = [self.none, *map(str, range(self.seats))]
        if word not in names:
            raise NotationError(f"'{word}' is not among {', '.join(names)}.")
        return [names.index(word) - 1]


class Turn(OneOf):
    """What ``State.turn`` returns: a seat, or ``chance``, ``reveal``, ``over``."""

    def __init__(self, seats: int) -> None:
        marks = {int(CHANCE): "chance", int(OVER): "over", int(REVEAL): "reveal"}
        super().__init__([marks[mark] for mark in sorted(marks)] + [str(seat) for seat in range(seats)], min(marks))


@dataclass(frozen=True)
class Items(Kind):
    """A row of things in their order, each by its name: ``H0 Kh 9c``. ``names`` lists them by number."""

    names: Sequence[str]
    most: int | None = None
    noun: str = "card"
    in_order: bool = True  # whether the order matters; if not, the row is sorted

    def words(self, values: Sequence[int]) -> list[str]:
        return [self.names[value] for value in values] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        found = [] if words == [EMPTY] else [read_item(word, self.names, self.noun) for word in words]
        if self.most is not None and len(found) > self.most:
            raise NotationError(f"holds at most {self.most}, not {len(found)}.")
        return found if self.in_order else sorted(found)


@dataclass(frozen=True)
class Bag(Kind):
    """How many there are of each thing: ``discard 2c 2c 7h*3``. ``names`` lists the things by number."""

    names: Sequence[str]
    noun: str = "card"

    def words(self, values: Sequence[int]) -> list[str]:
        found: list[str] = []
        for name, count in zip(self.names, values, strict=True):
            found += [name] * count if 0 <= count < 3 else [f"{name}*{count}"]
        return found or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        counts = [0] * len(self.names)
        for word in [] if words == [EMPTY] else words:
            name, star, times = word.partition("*")
            counts[read_item(name, self.names, self.noun)] += read_number(times) if star else 1
        return counts


def read_item(word: str, names: Sequence[str], noun: str) -> int:
    """The number of a thing by its name."""
    if word not in names:
        raise NotationError(f"'{word}' is not a {noun} that belongs here; there are {names[0]} to {names[-1]}.")
    return names.index(word)
