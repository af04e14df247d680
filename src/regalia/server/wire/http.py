"""The bodies of HTTP requests and answers, apart from those of events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.kernel.scene import Scene, Sentence
from regalia.server.wire.base import Wire
from regalia.server.wire.table import Player, TimeControl


class OptionInfo(Wire, frozen=True):
    """An option as a form needs it."""

    name: str
    kind: Literal["int", "text", "bool", "data"]
    default: Any
    meaning: str
    values: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    nullable: bool = False


class GameInfo(Wire, frozen=True):
    key: str
    title: str
    tagline: str
    minutes: tuple[int, int]
    least_seats: int
    most_seats: int
    usual_seats: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    bots_about: tuple[str, ...]  # a line about each
    rules: str  # the rules for players, Markdown


class Me(Wire, frozen=True):
    """The visitor: a guest with a name, and perhaps with an account."""

    name: str
    account: bool = False


class Login(Wire, frozen=True):
    """To open an account, or to log in to it."""

    name: str
    password: str


class Logout(Wire, frozen=True):
    """In this browser, or in every one."""

    everywhere: bool = False


class RatingRow(Wire, frozen=True):
    """How well somebody plays a game: ``strength``, and ``unsure`` to either side of it."""

    name: str
    bot: bool
    strength: int
    unsure: int
    games: int


class NewTable(Wire, frozen=True):
    """A table to open. A seat is 'me' (at most once), 'open', or the name of a bot."""

    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: tuple[str, ...] = ()
    private: bool = False
    clock: TimeControl | None = None


class Opened(Wire, frozen=True):
    """A table that was opened, or a replay; the seat taken there and its token, if one was."""

    id: str
    seat: int | None = None
    token: str = ""


class Sit(Wire, frozen=True):
    """Take an open seat: by an invitation, or, at a table of the lobby, the seat named or the first free one."""

    invite: str = ""
    seat: int | None = None


class Seated(Wire, frozen=True):
    """The seat is yours; ``token`` is for programs that keep no cookies."""

    id: str
    seat: int
    token: str


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
    options: str = ""  # what differs from the usual game, in words


class Lobby(Wire, frozen=True):
    mine: tuple[TableRow, ...]
    open: tuple[TableRow, ...]
    running: tuple[TableRow, ...] = ()  # others' games that can be watched


class Invited(Wire, frozen=True):
    """Where a short code leads: a table and an invitation to it."""

    id: str
    invite: str


class Replay(Wire, frozen=True):
    """A finished game, or a record opened from a file, to be looked at move by move."""

    id: str
    game: str
    title: str
    players: tuple[Player, ...]
    steps: int
    lines: tuple[str, ...]
    result: tuple[float, ...] | None
    reason: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    you: int | None = None  # the seat that was yours


class Step(Wire, frozen=True):
    """The position after ``at`` lines, as a seat saw it, as a spectator saw it, or with all hands open; the log so far."""

    at: int
    scene: Scene
    log: tuple[Sentence, ...]


class BotPace(Wire, frozen=True):
    """How fast the bots of a table shall move; from the one who opened it."""

    manner: Literal["quick", "human", "slow"]


class Advice(Wire, frozen=True):
    """A move and the result that it promises, from 0 to 1, as far as the adviser can tell from what its player sees."""

    line: str
    label: str
    share: float


class Hint(Wire, frozen=True):
    """The best moves of the own seat at its step ``seq``, the best first."""

    seq: int
    advice: tuple[Advice, ...]


class Judged(Wire, frozen=True):
    """A decision of a finished game: after ``at`` lines, from what its player saw then. ``drop``: what the best move promised
    more than the one that was played."""

    at: int
    played: Advice
    best: Advice
    drop: float


class Review(Wire, frozen=True):
    """The decisions of one seat, as far as they have been looked at."""

    seat: int
    done: int
    of: int
    moments: tuple[Judged, ...]
    ready: bool = False


class Problem(Wire, frozen=True):
    """The body of every HTTP error."""

    error: str
