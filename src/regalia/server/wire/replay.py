"""Finished games on the wire: replays, reviews, the advantage; and advice."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.kernel.scene import Scene, Sentence
from regalia.server.wire.base import Wire
from regalia.server.wire.table import Player


class Replay(Wire, frozen=True):
    """A finished game or an uploaded record, to step through."""

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
    """The position after ``at`` lines, with the log so far.

    It is what a seat or a spectator saw, or shows all hands open. ``told``: the sentences about the last line alone.
    """

    at: int
    scene: Scene
    log: tuple[Sentence, ...]
    told: tuple[Sentence, ...] = ()


class BotPace(Wire, frozen=True):
    """The pace of a table's bots, set by the host."""

    manner: Literal["quick", "human", "slow"]


class Advice(Wire, frozen=True):
    """A move and its winning chance from 0 to 1, judged from what its player sees.

    ``margin``: twice the standard error of the chance. ``worse``: worse than the best by more than chance explains.
    """

    line: str
    label: str
    share: float
    margin: float = 0.0
    worse: bool = False
    doing: str = ""  # the label as the subject of a sentence: "recruiting [Jc]"
    why: str = ""  # what speaks for it


class Hint(Wire, frozen=True):
    """The best moves for your seat at step ``seq``, best first."""

    seq: int
    advice: tuple[Advice, ...]


class Judged(Wire, frozen=True):
    """A decision of a finished game, judged from what its player saw after ``at`` lines.

    ``drop``: how much more the best move promised than the one played; ``doubt``: twice the standard error of that.
    ``mistake``: whether it is more than chance explains.
    """

    at: int
    played: Advice
    best: Advice
    drop: float
    doubt: float = 0.0
    mistake: bool = False
    turn: str = ""  # "turn 15", "round 3", "the setup"


class Deed(Wire, frozen=True):
    """What a seat did after ``at`` lines, in the words of the log."""

    at: int
    seat: int
    text: str
    turn: str = ""  # as in Judged


class Review(Wire, frozen=True):
    """The decisions of one seat, as far as they have been reviewed.

    ``deeds``: what everybody did from the first of these decisions on, once the review is ready. ``others``: the other seats'
    decisions, judged afterwards, each by what its player saw. ``whole``: all of them are.
    """

    seat: int
    done: int
    of: int
    moments: tuple[Judged, ...]
    ready: bool = False
    deeds: tuple[Deed, ...] = ()
    others: tuple[Judged, ...] = ()
    whole: bool = False


class AdvantagePoint(Wire, frozen=True):
    """Each seat's expected result from 0 to 1 after ``at`` lines."""

    at: int
    turn: str  # "turn 15", "round 3", "the setup"
    shares: tuple[float, ...]


class Moment(Wire, frozen=True):
    """A turn that changed the expected results, and the line that changed them most.

    ``at``: the step after that line. ``point``: the number of the point at which the turn begins.
    """

    at: int
    point: int
    told: tuple[Sentence, ...]


class Advantage(Wire, frozen=True):
    """The course of a finished game as far as it has been judged.

    ``turning``: the number of the moment that decided the game, if one did.
    """

    done: int
    of: int
    points: tuple[AdvantagePoint, ...] = ()
    moments: tuple[Moment, ...] = ()
    turning: int | None = None
    ready: bool = False
