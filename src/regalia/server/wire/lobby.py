"""Tables on the wire, from outside: opening one, sitting down, the lobby."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.server.wire.base import Wire
from regalia.server.wire.table import Player, TimeControl


class NewTable(Wire, frozen=True):
    """A table to open.

    Each seat is 'me' (at most once), 'open', or the name of a bot: a character, or a level that sends one.
    ``preset``: the name of a ready-made table, to which the options are added. ``lot``: draw lots for the seats.
    """

    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: tuple[str, ...] = ()
    private: bool = False
    clock: TimeControl | None = None
    lesson: str = ""  # the name of a lesson, which says options and seats itself
    preset: str = ""
    lot: bool = False
    rated: bool = True


class TryOut(Wire, frozen=True):
    """A step of a replay to play on from; ``seat``: the visitor's, for games in which the visitor had none."""

    at: int
    seat: int | None = None


class Opened(Wire, frozen=True):
    """The opened table or replay, and the visitor's seat and its token there."""

    id: str
    seat: int | None = None
    token: str = ""


class Sit(Wire, frozen=True):
    """Take a seat.

    By invitation, or in the lobby the named seat or the first open one.
    """

    invite: str = ""
    seat: int | None = None


class Seated(Wire, frozen=True):
    """Your seat; ``token`` is for programs without cookies."""

    id: str
    seat: int
    token: str


class Standing(Wire, frozen=True):
    """How a game stands, from what everybody sees: "turn 15", the seat that leads, "14 to 11 points"."""

    turn: str = ""
    leader: int | None = None
    score: str = ""


class TableRow(Wire, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    players: tuple[Player, ...]
    you: int | None
    your_turn: bool
    over: bool
    note: str
    clock: str = ""  # in words
    options: str = ""  # what differs from the standard game, in words
    preset: str = ""  # the title of the ready-made table that it is
    standing: Standing | None = None  # None: not known at this moment
    at: float = 0.0  # when it was opened, in seconds since 1970


class Lobby(Wire, frozen=True):
    mine: tuple[TableRow, ...]
    open: tuple[TableRow, ...]
    running: tuple[TableRow, ...] = ()  # games that can be watched
    games: int = 0  # how many games are being played now
    people: int = 0  # how many people play them
    message: str = ""  # the operator's message of the day


class Invited(Wire, frozen=True):
    """The table and invitation that a short code leads to."""

    id: str
    invite: str
