"""Everything that crosses the wire: two closed unions for the socket, plain structs for HTTP.

The client's TypeScript types are generated from this file.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.kernel.scene import Order, Outlook, Scene, Sentence


class Wire(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True):
    """Base of all that is sent."""


# ---- what a client sends on a table's socket


class Hello(Wire, tag="hello", frozen=True):
    """First message: the sequence number the client has (0: nothing). Who it is, the cookie says.

    A program without cookies sends the seat token that it got when it sat down.
    """

    seq: int = 0
    token: str = ""


class Play(Wire, tag="play", frozen=True):
    """A line, chosen while looking at ``seq``. ``id`` comes back in the answer; sending it again is harmless."""

    id: str
    seq: int
    line: str


class Consider(Wire, tag="consider", frozen=True):
    """A plan made while looking at ``seq``: what would it bring? ``ask`` comes back in the answer. Nothing is played."""

    ask: int
    seq: int
    orders: tuple[Order, ...]


class AutoPass(Wire, tag="auto_pass", frozen=True):
    """Whether a lone pass is answered for this seat."""

    on: bool


class Rematch(Wire, tag="rematch", frozen=True):
    """Ask for another game with the same seats; the loser begins."""


class Pledge(Wire, tag="pledge", frozen=True):
    """The SHA-256, in hex, of the random part that this client will add to the table's chance."""

    promise: str


class OpenPart(Wire, tag="open_part", frozen=True):
    """The part that was promised: 32 random bytes in hex. To be sent only when the promises of all are shown."""

    part: str


class Ping(Wire, tag="ping", frozen=True):
    pass


ClientMessage = Hello | Play | Consider | AutoPass | Rematch | Pledge | OpenPart | Ping


# ---- what the server sends on it


class Player(Wire, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool = False  # a person with a socket


class ShareInfo(Wire, frozen=True):
    """What a seat has added to the table's chance so far. Parts are shown when all are in; the house's after the end."""

    by: Literal["player", "house"]
    promise: str = ""
    part: str = ""


class ChanceInfo(Wire, frozen=True):
    """What the house has committed to before the first card, and what the players add (docs/chance.md)."""

    commitment: str
    stage: Literal["promising", "opening", "sealed"]
    shares: tuple[ShareInfo, ...]


class TableInfo(Wire, frozen=True):
    """What a table is, apart from the game itself."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    you: int | None  # your seat
    started: bool
    over: bool
    invites: tuple[str, ...] = ()  # paths of links for open seats; only for who may give them away
    auto_pass: bool = False  # your switch
    rematch: str = ""  # id of the next table, once there is one
    host: bool = False  # you opened this table
    private: bool = False  # not in the lobby: only who has a link sits down
    chance: ChanceInfo | None = None  # None: a table from before there were commitments


class Snapshot(Wire, tag="snapshot", frozen=True):
    """The whole table as this viewer sees it. Sent first, and whenever the client is too far behind."""

    seq: int
    table: TableInfo
    scene: Scene
    log: tuple[Sentence, ...]


class Update(Wire, tag="update", frozen=True):
    """One step further: ``seq`` is exactly one more than the last one sent."""

    seq: int
    scene: Scene
    log: tuple[Sentence, ...] = ()


class Seats(Wire, tag="seats", frozen=True):
    """Somebody came, went or sat down; or a switch was set."""

    table: TableInfo


class Ack(Wire, tag="ack", frozen=True):
    """The line is durable."""

    id: str
    seq: int


class Refusal(Wire, tag="refused", frozen=True):
    """The line was not played; nothing changed."""

    id: str
    line: str
    reason: str
    rule: str = ""


class Considered(Wire, tag="considered", frozen=True):
    """What the plan would bring. A plan made at an old ``seq`` is not answered: the scene that followed is on its way."""

    ask: int
    outlook: Outlook


class Error(Wire, tag="error", frozen=True):
    """Something else went wrong; ``fatal`` means the socket is closed after it."""

    text: str
    fatal: bool = False


class Pong(Wire, tag="pong", frozen=True):
    pass


ServerMessage = Snapshot | Update | Seats | Ack | Refusal | Considered | Error | Pong


# ---- HTTP


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
    rules: str  # the rules for players, Markdown


class Me(Wire, frozen=True):
    """The visitor: a guest with a name."""

    name: str


class NewTable(Wire, frozen=True):
    """A table to open. A seat is 'me' (at most once), 'open', or the name of a bot."""

    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: tuple[str, ...] = ()
    private: bool = False


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
    when: float


class Lobby(Wire, frozen=True):
    mine: tuple[TableRow, ...]
    open: tuple[TableRow, ...]


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


class Step(Wire, frozen=True):
    """The position after ``at`` lines, as a seat saw it, as a spectator saw it, or with all hands open; the log so far."""

    at: int
    scene: Scene
    log: tuple[Sentence, ...]


class Problem(Wire, frozen=True):
    """The body of every HTTP error."""

    error: str
