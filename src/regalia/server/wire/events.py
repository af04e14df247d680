"""Events on the wire: structs for HTTP, always sent with all fields."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.server.wire.table import TimeControl


class Sent(msgspec.Struct, kw_only=True, frozen=True):
    """The base of what the server sends about events."""


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


# ---- what the server sends


class EventPlayer(Sent, frozen=True):
    number: int
    name: str
    bot: bool
    entrant: int | None  # from the start on
    team: int | None
    take: str  # a link to take over this place; for the host only
    deck_missing: bool  # this player still has to hand in a deck


class Entrant(Sent, frozen=True):
    number: int
    name: str
    players: tuple[int, ...]
    gone: bool


class DeckWanted(Sent, frozen=True):
    """The deck you have to hand in: ``size`` cards of ``pool``. Nobody else is told."""

    pool: tuple[str, ...]
    size: int
    deck: tuple[str, ...]  # your current deck; empty before the first
    suggested: tuple[str, ...]
    until: float | None  # when the server hands in one for you, in seconds since 1970; None in a pause


class PodInfo(Sent, frozen=True):
    """The players of a pod, never their decks."""

    number: int
    players: tuple[int, ...]
    table: str
    built: bool


class EventGame(Sent, frozen=True):
    """A game of a match: its table and, once over, its result.

    Results are by entrant in seat order.
    """

    table: str
    over: bool
    result: tuple[float, ...]
    taken: tuple[int, ...]
    shown: bool  # whether it can be replayed


class BoutInfo(Sent, frozen=True):
    """A match at its table. ``how``: what decided it, in words; empty until then."""

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


class BracketSide(Sent, frozen=True):
    """A line of a bracket: an entrant, or in words who will stand there."""

    entrant: int | None
    words: str


class BracketCell(Sent, frozen=True):
    """A match or a bye of a bracket. ``middle``: its height, in lines of text."""

    number: int  # of the match, counted over all rounds; 0 for a bye
    table: int  # in its round; 0 before the round is drawn, and for a bye
    feeds: int | None  # the cell of the next column to which its winner goes, where that is known
    middle: float
    sides: tuple[BracketSide, ...]


class BracketColumn(Sent, frozen=True):
    title: str
    cells: tuple[BracketCell, ...]


class EventInfo(Sent, frozen=True):
    """An event as a viewer sees it; ``seq`` counts the entries of its log."""

    id: str
    seq: int
    title: str
    game: str
    game_title: str
    plan: tuple[str, ...]  # how it is played, each point in a few words
    system: Literal["knockout", "bracket", "round_robin", "swiss"]
    phase: Literal["open", "building", "playing", "over"]
    paused: bool
    host: bool
    host_name: str
    you: int | None  # your number among the players
    ready: str  # the table that waits for you
    deck: DeckWanted | None  # the deck you have to hand in
    has_deck: bool  # there is a deck list that you may see: your own, or all of them when the event is over
    code: str  # the short code; for the host only
    least: int
    team_size: int
    bots: tuple[str, ...]
    players: tuple[EventPlayer, ...]
    entrants: tuple[Entrant, ...]
    pods: tuple[PodInfo, ...]
    rounds: tuple[RoundInfo, ...]
    matches: int  # in all rounds, as far as they can be counted
    bracket: tuple[BracketColumn, ...]  # empty unless losing ends the event
    starts: float | None  # when it is planned to start, in seconds since 1970
    ends: float | None  # when it will be over, if it goes on as before
    standings: tuple[StandingInfo, ...]
    notes: tuple[str, ...]
    told: str  # how you lost your place; empty otherwise
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
    starts: float | None
    least: int


class EventList(Sent, frozen=True):
    mine: tuple[EventRow, ...]
    open: tuple[EventRow, ...]


class EventOpened(Sent, frozen=True):
    id: str
