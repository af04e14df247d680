"""Entries: what a table writes between the lines of its game. Like a line each has its number and is never changed.

``< 2`` takes the last two lines back that stand, ``< 2 fresh`` does and lets chance begin a new epoch; ``! resign 1`` and
``! draw`` end the game. A record holds what stands; its envelope tells the rest.
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
    """So many of the lines that stand are taken back; ``fresh``: what chance brings after that owes nothing to before."""

    count: int
    fresh: bool = False

    def __str__(self) -> str:
        return f"{BACK} {self.count}{f' {FRESH}' if self.fresh else ''}"


@dataclass(frozen=True, slots=True)
class Ended:
    """The players have ended the game: one by resigning, or all by agreeing on a draw."""

    how: How
    seat: int | None = None  # who resigned

    def __str__(self) -> str:
        return f"{END} {self.how}{'' if self.seat is None else f' {self.seat}'}"

    def result(self, seats: int) -> tuple[float, ...]:
        return tuple(0.5 if self.seat is None else float(seat != self.seat) for seat in range(seats))


def read(text: str) -> TakenBack | Ended | None:
    """The entry that this is; None for a line of the game."""
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
    """A line that stands: its number among all that was written, and the epoch of chance in which it was played."""

    written: Written
    number: int
    epoch: int


def standing(lines: Sequence[Written]) -> tuple[list[Stands], Ended | None]:
    """What stands of all that was written, and how the players have ended it."""
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
    """The line, counted from 1 among those that stand, with which each epoch of chance began."""
    return first_lines([line.epoch for line in standing(lines)[0]])
