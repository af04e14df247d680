"""People on the wire: profiles, ratings, games played, blocks, reports and what waits for a player."""

from __future__ import annotations

from typing import Literal

from regalia.server.wire.base import Wire

Outcome = Literal["won", "tied", "lost"]
Why = Literal["chat", "name", "cheating", "leaving", "other"]


class RatingPoint(Wire, frozen=True):
    """A player's strength after a game. ``at``: seconds since 1970; for others only the day."""

    at: float
    strength: int


class GameStanding(Wire, frozen=True):
    """A player in one game: results, and the rating with its course. ``month``: its change in the last 30 days."""

    game: str
    title: str
    won: int = 0
    tied: int = 0
    lost: int = 0
    strength: int | None = None
    unsure: int = 0
    month: int = 0
    curve: tuple[RatingPoint, ...] = ()


class Companion(Wire, frozen=True):
    """Somebody a player has met: ``profile`` if there is a page to look at, ``won`` by the player."""

    name: str
    bot: bool = False
    profile: bool = False
    games: int = 0
    won: int = 0


class PlayedGame(Wire, frozen=True):
    """A finished game as its player's history lists it."""

    id: str
    game: str
    title: str
    ended: float  # seconds since 1970; for others only the day
    outcome: Outcome
    place: int
    seats: int
    against: tuple[Companion, ...]
    score: str = ""  # "30 to 17"
    length: str = ""  # "15 turns"
    minutes: int = 0
    change: int | None = None  # of the rating
    private: bool = False  # nobody but its players is told of it
    replay: bool = False  # it can be looked at now


class Profile(Wire, frozen=True):
    """A player. A stranger is told of games at public tables only, the player of all."""

    name: str
    yours: bool = False
    account: bool = False
    since: float = 0.0  # when the account was opened; for others the first of that month
    games: int = 0
    won: int = 0
    standings: tuple[GameStanding, ...] = ()
    opponents: tuple[Companion, ...] = ()
    bots: tuple[Companion, ...] = ()
    last: tuple[PlayedGame, ...] = ()
    blocked: bool = False  # by you


class Games(Wire, frozen=True):
    """A page of a player's finished games, newest first. Pages count from 1."""

    page: int
    pages: int
    total: int
    games: tuple[PlayedGame, ...]


class Person(Wire, frozen=True):
    """A person: by the name of an account, or by a seat at a table."""

    name: str = ""
    table: str = ""
    seat: int | None = None


class Blocked(Wire, frozen=True):
    """Somebody whom you have blocked."""

    id: str
    name: str
    at: float


class Report(Wire, frozen=True):
    """Tell the operators about a person."""

    who: Person
    why: Why
    text: str = ""


class Received(Wire, frozen=True):
    """A report was stored under this number."""

    number: int


class SeatPerson(Wire, frozen=True):
    """A person at a table: the name of the profile, if there is one, and whether you have blocked them."""

    seat: int
    profile: str = ""
    blocked: bool = False


class Muted(Wire, frozen=True):
    """Mute a player of a table in its chat, or let them speak again."""

    seat: int
    on: bool


class WaitingTable(Wire, frozen=True):
    """A table where it is your turn. ``left``: seconds on your clock, None without one."""

    id: str
    game: str
    title: str
    against: str
    left: float | None = None
    days: bool = False  # a correspondence game


class Waiting(Wire, frozen=True):
    """Everything that waits for you, the most urgent first."""

    tables: tuple[WaitingTable, ...] = ()


class RatingRow(Wire, frozen=True):
    """A player's rating in a game: ``strength`` plus or minus ``unsure``."""

    name: str
    bot: bool
    strength: int
    unsure: int
    games: int


class RatingChange(Wire, frozen=True):
    """How a game changed the strength of the player in a seat."""

    seat: int
    before: int
    after: int
