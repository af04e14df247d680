"""The messages on a table's socket: one closed union for each direction."""

from __future__ import annotations

from typing import Literal

from regalia.kernel.scene import Order, PlanPreview, Scene, Sentence
from regalia.server.wire.base import Wire
from regalia.server.wire.table import TableInfo

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
