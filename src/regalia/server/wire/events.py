"""Events on the wire: structs for HTTP, always sent with all fields."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.events.info import Sent
from regalia.server.wire.table import TimeControl


class Asked(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """The base of what a client sends about events."""


# ---- what a client sends


class NewEvent(Asked, frozen=True):
    """A new event; the fields are those of its plan (section 7.3)."""

    title: str
    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    system: Literal["knockout", "bracket", "round_robin", "swiss"] = "knockout"
    match_size: int = 2
    team_size: int = 1
    best_of: int = 1
    match_first: Literal["random", "loser"] = "random"
    time_limit: int | None = None
    rebuild: bool = False
    deck_minutes: int = 30
    rounds: int | None = None
    least_players: int = 6
    clock: TimeControl | None = None
    private: bool = False
    starts: float | None = None  # in seconds since 1970


class Join(Asked, tag="join", frozen=True):
    """Join the event; ``take`` is the host's link to another player's place."""

    team: int | None = None
    take: str = ""


class Leave(Asked, tag="leave", frozen=True):
    """Leave: before the start without a trace, afterwards for good."""


class Fill(Asked, tag="fill", frozen=True):
    """Host: add bots up to this number of players."""

    players: int
    bot: str


class Remove(Asked, tag="remove", frozen=True):
    """Host: remove a player before the start."""

    player: int


class HandIn(Asked, tag="hand_in", frozen=True):
    """Hand in a deck; empty to keep the current one."""

    deck: tuple[str, ...] = ()


class Start(Asked, tag="start", frozen=True):
    pass


class Proceed(Asked, tag="proceed", frozen=True):
    """Host: wait for no more decks; the server hands in the missing ones."""


class Pause(Asked, tag="pause", frozen=True):
    pass


class Resume(Asked, tag="resume", frozen=True):
    pass


class Drop(Asked, tag="drop", frozen=True):
    """Host: drop an entrant for good."""

    entrant: int
    note: str = ""


class Replace(Asked, tag="replace", frozen=True):
    """Host: let a bot play on for a player."""

    player: int
    bot: str
    note: str = ""


class Correct(Asked, tag="correct", frozen=True):
    """Host: set the places of a match, with a public note.

    Places are by entrant in seat order.
    """

    round: int
    table: int
    places: tuple[int, ...]
    note: str


class End(Asked, tag="end", frozen=True):
    """Host: end the event early."""


EventAct = Join | Leave | HandIn | Fill | Remove | Start | Proceed | Pause | Resume | Drop | Replace | Correct | End


class Deed(Asked, frozen=True):
    """The body of a request that changes an event."""

    act: EventAct


# ---- what the server sends beside an event itself


class EventRow(Sent, frozen=True):
    """An event in a list."""

    id: str
    title: str
    game: str
    game_title: str
    phase: Literal["open", "building", "playing", "over"]
    players: int
    note: str
    mine: bool
    starts: float | None
    least: int


class EventList(Sent, frozen=True):
    mine: tuple[EventRow, ...]
    open: tuple[EventRow, ...]


class EventOpened(Sent, frozen=True):
    id: str
