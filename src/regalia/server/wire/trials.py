"""The bodies of requests and answers about trials: quick games between bots."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.server.wire.base import Wire


class TrialAsked(Wire, frozen=True):
    """A trial to begin: games with each of the options, all on the same deals.

    ``follow``: a seat for each of the options; the mean result of these seats is told too. With a ``kind`` the games try the
    part in ``content`` instead: its game says with which options, and the side with the part is followed.
    """

    game: str
    games: int  # with each of the options
    options: tuple[dict[str, Any], ...] = ()
    seats: int = 2
    follow: tuple[int, ...] = ()
    kind: str = ""
    content: dict[str, Any] = msgspec.field(default_factory=dict)
    bot: Literal["greedy", "knight"] = "greedy"


class MoreGames(Wire, frozen=True):
    """How many games to add to a trial."""

    games: int


class Share(Wire, frozen=True):
    """A mean result with its 95 % interval."""

    share: float
    low: float
    high: float


class ArmResult(Wire, frozen=True):
    """The games with one set of options: mean results by seat and by place in the turn order, and the median of turns."""

    seats: tuple[Share, ...]
    places: tuple[Share, ...]
    turns: float


class TrialInfo(Wire, frozen=True):
    """A trial as it stands: how many games of how many, and their results.

    A trial waits while others play, and is stopped when nobody asks for it any more.
    """

    id: str
    game: str
    state: Literal["running", "done", "stopped", "failed"]
    wanted: int
    games: int = 0
    arms: tuple[ArmResult, ...] = ()
    followed: Share | None = msgspec.field(default=None)
