"""What crosses the wire about events: plain structs for HTTP, always sent whole."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.server.wire.table import TimeControl


class Sent(msgspec.Struct, kw_only=True, frozen=True):
    """Base of all that the server sends here."""


class Asked(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Base of all that a client asks for."""


# ---- what a client asks for


class NewEvent(Asked, frozen=True):
    """An event to be held; the fields are those of its plan (section 7.3)."""

    title: str
    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    system: Literal["knockout", "round_robin", "swiss"] = "knockout"
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


class Join(Asked, tag="join", frozen=True):
    """Take part; with ``take`` in the place of somebody, by the host's link."""

    team: int | None = None
    take: str = ""


class Leave(Asked, tag="leave", frozen=True):
    """Go: before the start without a trace, afterwards for good."""


class Fill(Asked, tag="fill", frozen=True):
    """The host lets bots join until there are so many players."""

    players: int
    bot: str


class Remove(Asked, tag="remove", frozen=True):
    """The host takes a player off the list, before the start."""

    player: int


class HandIn(Asked, tag="hand_in", frozen=True):
    """The deck with which one plays; none: the one that one has."""

    deck: tuple[str, ...] = ()


class Start(Asked, tag="start", frozen=True):
    pass


class Proceed(Asked, tag="proceed", frozen=True):
    """The host waits for no more decks: the house hands in those that are missing."""


class Pause(Asked, tag="pause", frozen=True):
    pass


class Resume(Asked, tag="resume", frozen=True):
    pass


class Drop(Asked, tag="drop", frozen=True):
    """The host takes an entrant out, for good."""

    entrant: int
    note: str = ""


class Replace(Asked, tag="replace", frozen=True):
    """The host lets a bot play on for a player."""

    player: int
    bot: str
    note: str = ""


class Correct(Asked, tag="correct", frozen=True):
    """The host sets the places of a match, by entrant as they sit; everybody reads the note."""

    round: int
    table: int
    places: tuple[int, ...]
    note: str


class End(Asked, tag="end", frozen=True):
    """The host ends the event before all is played."""


EventAct = Join | Leave | HandIn | Fill | Remove | Start | Proceed | Pause | Resume | Drop | Replace | Correct | End


class Deed(Asked, frozen=True):
    """Something that is done to an event."""

    act: EventAct


# ---- what the server sends


class EventPlayer(Sent, frozen=True):
    number: int
    name: str
    bot: bool
    entrant: int | None  # from the start on
    team: int | None
    take: str  # a link by which somebody else plays on in this place; only for the host
    deck_missing: bool  # a deck of this player is waited for


class Entrant(Sent, frozen=True):
    number: int
    name: str
    players: tuple[int, ...]
    gone: bool


class DeckWanted(Sent, frozen=True):
    """A deck of yours is waited for: of ``pool`` so many cards. Nobody else is told any of this."""

    pool: tuple[str, ...]
    size: int
    deck: tuple[str, ...]  # the one that you have; empty before the first
    suggested: tuple[str, ...]
    until: float | None  # when the house hands in one for you, in seconds since 1970; None in a pause


class PodInfo(Sent, frozen=True):
    """Who builds together: never what."""

    number: int
    players: tuple[int, ...]
    table: str
    built: bool


class EventGame(Sent, frozen=True):
    """A game of a match: its table and, once it is over, the result and what was taken, by entrant as they sit."""

    table: str
    over: bool
    result: tuple[float, ...]
    taken: tuple[int, ...]
    shown: bool  # whether it can be looked through


class BoutInfo(Sent, frozen=True):
    """A match at its table. ``how``: what decided it, in words; empty while it goes on."""

    table: int
    entrants: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[int, ...]
    winner: int | None
    over: bool
    how: str
    note: str
    games: tuple[EventGame, ...]


class RoundInfo(Sent, frozen=True):
    number: int
    byes: tuple[int, ...]
    bouts: tuple[BoutInfo, ...]


class StandingInfo(Sent, frozen=True):
    place: int
    entrant: int
    points: float
    against: float
    games: int
    taken: int
    byes: int
    out: int | None


class EventInfo(Sent, frozen=True):
    """An event as a viewer is told of it; ``seq`` counts the entries of its log."""

    id: str
    seq: int
    title: str
    game: str
    game_title: str
    plan: tuple[str, ...]  # how it is played, each point in a few words
    system: Literal["knockout", "round_robin", "swiss"]
    phase: Literal["open", "building", "playing", "over"]
    paused: bool
    host: bool
    host_name: str
    you: int | None  # your number among the players
    ready: str  # the table that waits for you
    deck: DeckWanted | None  # the deck that you have to hand in
    code: str  # leads here; only for the host
    least: int
    team_size: int
    bots: tuple[str, ...]
    players: tuple[EventPlayer, ...]
    entrants: tuple[Entrant, ...]
    pods: tuple[PodInfo, ...]
    rounds: tuple[RoundInfo, ...]
    standings: tuple[StandingInfo, ...]
    notes: tuple[str, ...]
    lines: tuple[str, ...]  # what chance decided, in the notation of section 7.3


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


class EventList(Sent, frozen=True):
    mine: tuple[EventRow, ...]
    open: tuple[EventRow, ...]


class EventOpened(Sent, frozen=True):
    id: str
