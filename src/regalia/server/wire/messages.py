"""The messages on a table's socket: one closed union for each direction."""

from __future__ import annotations

from typing import Literal

from regalia.kernel.scene import Order, PlanPreview, Scene, Sentence
from regalia.server.wire.base import Wire
from regalia.server.wire.table import TableInfo

# ---- what a client sends on a table's socket


class Hello(Wire, tag="hello", frozen=True):
    """The first message: the last step the client has (0 for none).

    The cookie says who it is; a program without cookies sends its seat token.
    """

    seq: int = 0
    token: str = ""


class Play(Wire, tag="play", frozen=True):
    """A line, chosen at step ``seq``. The answer repeats ``id``; sending it again is harmless."""

    id: str
    seq: int
    line: str


class Consider(Wire, tag="consider", frozen=True):
    """A plan made at step ``seq``, to be previewed but not played.

    The answer repeats ``ask``.
    """

    ask: int
    seq: int
    orders: tuple[Order, ...]


class AutoPass(Wire, tag="auto_pass", frozen=True):
    """Switch automatic passing for this seat on or off."""

    on: bool


class Rematch(Wire, tag="rematch", frozen=True):
    """Ask for another game with the same players.

    Without ``swapped`` the loser begins where the game has such a rule; with it each player moves to the next seat.
    """

    swapped: bool = False


class TakeBack(Wire, tag="take_back", frozen=True):
    """Take back your last choice.

    At once if nobody else has learned anything, else with everybody's consent.
    """


class Prepare(Wire, tag="prepare", frozen=True):
    """Prepare choices that stay secret until all players have made theirs; without lines, take them back."""

    lines: tuple[str, ...] = ()


class Propose(Wire, tag="propose", frozen=True):
    """Offer a draw, or propose a bot for your seat or for an absent player's."""

    what: Literal["draw", "bot"]
    seat: int | None = None


class Reply(Wire, tag="reply", frozen=True):
    """Agree to a proposal or reject it. The proposer withdraws it with a no."""

    yes: bool


class Say(Wire, tag="say", frozen=True):
    """Say one of the phrases or, at a private table, free text."""

    phrase: int | None = None
    text: str = ""


class Resign(Wire, tag="resign", frozen=True):
    pass


class Return(Wire, tag="return", frozen=True):
    """Take your seat back from the bot."""


class Pledge(Wire, tag="pledge", frozen=True):
    """The SHA-256, in hex, of this client's part of the table's chance."""

    promise: str


class OpenPart(Wire, tag="open_part", frozen=True):
    """The promised part: 32 random bytes in hex.

    Send it only when all promises are shown.
    """

    part: str


class GoOn(Wire, tag="go_on", frozen=True):
    """Play on, at the end of a lesson."""


class Ping(Wire, tag="ping", frozen=True):
    pass


ClientMessage = (
    Hello
    | Play
    | Consider
    | AutoPass
    | Rematch
    | TakeBack
    | Prepare
    | Propose
    | Reply
    | Resign
    | Return
    | Say
    | Pledge
    | OpenPart
    | GoOn
    | Ping
)


# ---- what the server sends on it


class Snapshot(Wire, tag="snapshot", frozen=True):
    """The whole table as this viewer sees it.

    It is sent first, and when the client is too far behind.
    """

    seq: int
    table: TableInfo
    scene: Scene
    log: tuple[Sentence, ...]


class Update(Wire, tag="update", frozen=True):
    """The next step: ``seq`` is one more than the last one sent."""

    seq: int
    scene: Scene
    log: tuple[Sentence, ...] = ()


class Seats(Wire, tag="seats", frozen=True):
    """The table's seats or switches have changed."""

    table: TableInfo


class Ack(Wire, tag="ack", frozen=True):
    """The line has been stored."""

    id: str
    seq: int


class Refusal(Wire, tag="refused", frozen=True):
    """The line was not played; nothing changed."""

    id: str
    line: str
    reason: str
    rule: str = ""


class Considered(Wire, tag="considered", frozen=True):
    """The preview of a plan.

    A plan made at an old ``seq`` gets none: a newer scene is on its way.
    """

    ask: int
    outlook: PlanPreview


class Clocks(Wire, tag="clocks", frozen=True):
    """Seconds left for each seat, and whose clock runs.

    Only at tables with a clock: at first and after each move that everybody sees.
    """

    left: tuple[float, ...]
    running: int | None = None


class Said(Wire, tag="said", frozen=True):
    """A chat message: plain text, never markup. Seat -1: the server says it."""

    seat: int
    text: str


class Chat(Wire, tag="chat", frozen=True):
    """The chat messages before the viewer came; not sent if there are none."""

    said: tuple[Said, ...]


class Error(Wire, tag="error", frozen=True):
    """An error; the socket is closed after a ``fatal`` one."""

    text: str
    fatal: bool = False


class Pong(Wire, tag="pong", frozen=True):
    pass


ServerMessage = Snapshot | Update | Seats | Ack | Refusal | Considered | Clocks | Said | Chat | Error | Pong
