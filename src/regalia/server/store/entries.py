"""Entries that a table writes between the lines of its game: take-backs and endings.

``< 2`` takes the last two standing lines back; ``< 2 fresh`` also starts a new epoch of chance. ``! resign 1`` and ``!
draw`` end the game. Entries are numbered like lines and never changed. A record holds the lines that stand; its
envelope holds the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from regalia.fairness.derivation import first_lines
from regalia.server.store.rows import Written

BACK = "<"
END = "!"
FRESH = "fresh"

How = Literal["resign", "draw"]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last ``count`` standing lines are taken back.

    With ``fresh``, later chance is independent of earlier chance.
    """

    count: int
    fresh: bool = False

    def __str__(self) -> str:
        return f"{BACK} {self.count}{f' {FRESH}' if self.fresh else ''}"


@dataclass(frozen=True, slots=True)
class Ended:
    """The players ended the game: one resigned, or all agreed to a draw."""

    how: How
    seat: int | None = None  # who resigned

    def __str__(self) -> str:
        return f"{END} {self.how}{'' if self.seat is None else f' {self.seat}'}"

    def result(self, seats: int) -> tuple[float, ...]:
        return tuple(0.5 if self.seat is None else float(seat != self.seat) for seat in range(seats))


def read(text: str) -> TakenBack | Ended | None:
    """The entry in this text; None for a line of the game."""
    match text.split(" "):
        case ["<", count, *fresh]:
            return TakenBack(int(count), fresh == [FRESH])
        case ["!", "resign", seat]:
            return Ended("resign", int(seat))
        case ["!", "draw"]:
            return Ended("draw")
    return None


@dataclass(frozen=True, slots=True)
class Stands:
    """A standing line, its number among all entries, and its epoch of chance."""

    written: Written
    number: int
    epoch: int


def standing(lines: Sequence[Written]) -> tuple[list[Stands], Ended | None]:
    """The lines that stand, and how the players ended the game."""
    stand: list[Stands] = []
    epoch = 0
    ended: Ended | None = None
    for number, written in enumerate(lines):
        entry = read(written.line)
        if entry is None:
            stand.append(Stands(written, number, epoch))
        elif isinstance(entry, TakenBack):
            del stand[len(stand) - entry.count :]
            epoch += entry.fresh
        else:
            ended = entry
    return stand, ended


def epochs(lines: Sequence[Written]) -> tuple[int, ...]:
    """The first line of each epoch of chance, counted from 1 among the standing lines."""
    return first_lines([line.epoch for line in standing(lines)[0]])
