"""What the store holds of a match, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from regalia.server.wire.table import TimeControl

SeatKind = Literal["person", "bot", "open"]
LeftOut = Literal["hint", "bot", "seat"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a guest, a bot by its name, or nobody yet. A guest with a bot lets that one play for a while."""

    kind: SeatKind
    guest: str = ""
    bot: str = ""
    auto_pass: bool = False


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
    turn: int | None = None  # who is to move after the last line
    control: TimeControl | None = None
    begun: float | None = None  # when its clocks could first run
    code: str = ""  # the short code that leads to its open seats
    proposal: str = ""  # what was proposed last, as JSON; it may be out of date
    event: str = ""  # the event to which it belongs
    left_out: LeftOut | None = (
        None  # why it is not rated: a hint was taken, a bot played for somebody, a seat changed hands
    )
    sealed: bool = False  # its decks are still played with: nobody may look through it yet

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who play themselves."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.bot)

    @property
    def started(self) -> bool:
        """A match begins when nobody is missing."""
        return all(seat.kind != "open" for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Written:
    """A line as it is stored, with the id under which a client sent it."""

    line: str
    play: str | None = None
    at: float = field(default=0.0, compare=False)  # when it was stored; set by the store


@dataclass(frozen=True, slots=True)
class Progress:
    """Where the lines have led, and when. ``due``: when the time of whoever is asked is up; None where no clock runs."""

    at: float
    turn: int | None  # the seat that is to move
    result: tuple[float, ...] | None = None
    due: float | None = None
