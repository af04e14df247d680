"""What a table is, as its viewers are told: players, clock, proposals, chance."""

from __future__ import annotations

from typing import Any, Literal

from regalia.server.wire.base import Wire


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
