"""Everything that crosses the wire: two closed unions for the socket, plain structs for HTTP.

The client's TypeScript types are generated from this file.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.kernel.scene import Order, PlanPreview, Scene, Sentence


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
    """Ask for another game with the same seats: the loser begins where the game knows such a thing, or each player moves on
    to the next seat."""

    swapped: bool = False


class TakeBack(Wire, tag="take_back", frozen=True):
    """Take back the own last choice: at once where nobody else has learned anything, otherwise all others are asked."""


class Propose(Wire, tag="propose", frozen=True):
    """Offer a draw; or that a bot plays for a seat, the own one or that of somebody who has gone."""

    what: Literal["draw", "bot"]
    seat: int | None = None


class Reply(Wire, tag="reply", frozen=True):
    """Agree or not to what was proposed. Who proposed it can withdraw it with a no."""

    yes: bool


class Say(Wire, tag="say", frozen=True):
    """Say one of the phrases or, at a private table, free words."""

    phrase: int | None = None
    text: str = ""


class Resign(Wire, tag="resign", frozen=True):
    pass


class Return(Wire, tag="return", frozen=True):
    """Play oneself again where a bot does."""


class Pledge(Wire, tag="pledge", frozen=True):
    """The SHA-256, in hex, of the random part that this client will add to the table's chance."""

    promise: str


class OpenPart(Wire, tag="open_part", frozen=True):
    """The part that was promised: 32 random bytes in hex. To be sent only when the promises of all are shown."""

    part: str


class Ping(Wire, tag="ping", frozen=True):
    pass


ClientMessage = (
    Hello
    | Play
    | Consider
    | AutoPass
    | Rematch
    | TakeBack
    | Propose
    | Reply
    | Resign
    | Return
    | Say
    | Pledge
    | OpenPart
    | Ping
)


# ---- what the server sends on it


class Player(Wire, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool = False  # a person with a socket
    bot: str = ""  # the bot that plays for a person
    away: bool = False  # gone so long that a bot may be asked for without more ado


class TimeControl(Wire, frozen=True):
    """How long a player may think. ``base``: seconds for each move, or with ``fischer`` for the whole game; ``increment``:
    seconds that each move then brings back."""

    kind: Literal["move", "fischer", "days"]
    base: int
    increment: int = 0


class Proposal(Wire, frozen=True):
    """What was proposed, by whom and for which seat; who has still to agree."""

    what: Literal["draw", "bot", "undo"]
    by: int
    seat: int
    waits: tuple[int, ...]


class Ending(Wire, frozen=True):
    """How the players have ended a game: by whom if somebody resigned, and the result."""

    how: Literal["resign", "draw"]
    seat: int | None
    result: tuple[float, ...]


class ShareInfo(Wire, frozen=True):
    """What a seat has added to the table's chance so far. Parts are shown when all are in; the house's after the end."""

    by: Literal["player", "house"]
    promise: str = ""
    part: str = ""


class ChanceInfo(Wire, frozen=True):
    """What the house has committed to before the first card, and what the players add (docs/reference/chance.md)."""

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
    hints: bool = False  # you may ask for advice here
    auto_pass: bool = False  # your switch
    rematch: str = ""  # id of the next table, once there is one
    host: bool = False  # you opened this table
    private: bool = False  # not in the lobby: only who has a link sits down
    clock: str = ""  # the time control in words; empty without one
    draws: bool = False  # whether a draw can be offered
    proposal: Proposal | None = None
    ending: Ending | None = None
    code: str = ""  # leads to an open seat; only for who may give it away
    chance: ChanceInfo | None = None  # None: a table from before there were commitments
    event: str = ""  # the event to which the table belongs
    unrated: str = ""  # what has happened here for which the game is not rated, in words


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
    outlook: PlanPreview


class Clocks(Wire, tag="clocks", frozen=True):
    """How many seconds each seat has left now, and whose are running. Only at tables with a clock: first and after each move
    that everybody sees."""

    left: tuple[float, ...]
    running: int | None = None


class Said(Wire, tag="said", frozen=True):
    """Somebody has said something. It is text, never markup."""

    seat: int
    text: str


class Chat(Wire, tag="chat", frozen=True):
    """What was said before one came; not sent where nobody has said anything."""

    said: tuple[Said, ...]


class Error(Wire, tag="error", frozen=True):
    """Something else went wrong; ``fatal`` means the socket is closed after it."""

    text: str
    fatal: bool = False


class Pong(Wire, tag="pong", frozen=True):
    pass


ServerMessage = Snapshot | Update | Seats | Ack | Refusal | Considered | Clocks | Said | Chat | Error | Pong


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
