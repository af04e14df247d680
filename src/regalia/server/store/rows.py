"""The rows of a match, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from regalia.server.wire.table import TimeControl

SeatKind = Literal["person", "bot", "open"]
LeftOut = Literal["hint", "bot", "seat", "choice", "rules"]


class Prepared(NamedTuple):
    """Lines that a seat has prepared before the game asks for them."""

    since: int  # how many lines of the seat come before them
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a guest, a bot by name, or open.

    A guest with a bot is being substituted by it.
    """

    kind: SeatKind
    guest: str = ""
    bot: str = ""
    auto_pass: bool = False
    prepared: Prepared | None = None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match, without its lines."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    private: bool
    created: float
    seats: tuple[Seat, ...]
    over: bool = False
    result: tuple[float, ...] | None = None
    rematch: str = ""
    turn: int | None = None  # the seat to move after the last line
    control: TimeControl | None = None
    begun: float | None = None  # when its clocks started
    code: str = ""  # the short code for its open seats
    proposal: str = ""  # the last proposal as JSON, possibly out of date
    event: str = ""  # the event it belongs to
    left_out: LeftOut | None = None  # why it is not rated
    lesson: str = ""  # the lesson it follows
    trial: str = ""  # the finished game that it goes on from
    sealed: bool = False  # its decks are still in use, so nobody may replay it yet
    closed: str | None = None  # why an operator closed it

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who play themselves."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.bot)

    @property
    def started(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.kind != "open" for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Written:
    """A stored line, with the id under which a client sent it."""

    line: str
    play: str | None = None
    at: float = field(default=0.0, compare=False)  # when it was stored; set by the store


@dataclass(frozen=True, slots=True)
class Progress:
    """The position after the lines.

    ``due``: when the running clock is up; None where no clock runs.
    """

    at: float
    turn: int | None  # the seat to move
    result: tuple[float, ...] | None = None
    due: float | None = None
