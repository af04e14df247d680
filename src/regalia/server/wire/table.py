"""What viewers are told about a table: players, clock, proposals, chance."""

from __future__ import annotations

from typing import Any, Literal

from regalia.server.wire.base import Wire


class Player(Wire, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool = False  # a person with an open socket
    bot: str = ""  # the bot that substitutes for a person
    level: str = ""  # of a bot, in words: "Squire"
    character: str = ""  # of a bot: the key of ``CharacterInfo``
    charge: str = ""  # of a character: the drawing on its crest
    away: bool = False  # absent so long that a bot may take over without asking
    takeover: int | None = None  # seconds until then, for a person who has left
    ready: bool = False  # has prepared its secret choices, and waits for the others


class TimeControl(Wire, frozen=True):
    """How long a player may think.

    ``base``: seconds per move, or with ``fischer`` for the whole game; ``increment``: seconds added after each move.
    """

    kind: Literal["move", "fischer", "days"]
    base: int
    increment: int = 0


class Proposal(Wire, frozen=True):
    """A proposal: by whom, for which seat, and who still has to agree."""

    what: Literal["draw", "bot", "undo"]
    by: int
    seat: int
    waits: tuple[int, ...]


class Ending(Wire, frozen=True):
    """How the players ended a game: who resigned, if anybody, and the result."""

    how: Literal["resign", "draw"]
    seat: int | None
    result: tuple[float, ...]


class ShareInfo(Wire, frozen=True):
    """What a seat has added to the table's chance so far.

    Players' parts are shown when all are in, the server's after the end.
    """

    by: Literal["player", "house"]
    promise: str = ""
    part: str = ""


class ChanceInfo(Wire, frozen=True):
    """The server's commitment before the first card, and what the players add (docs/reference/chance.md)."""

    commitment: str
    stage: Literal["promising", "opening", "sealed"]
    shares: tuple[ShareInfo, ...]


class TableInfo(Wire, frozen=True):
    """A table, apart from the game itself."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    you: int | None  # your seat
    started: bool
    over: bool
    invites: tuple[str, ...] = ()  # paths of links to open seats; only for people who may give them away
    hints: bool = False  # you may ask for advice here
    auto_pass: bool = False  # your switch
    prepared: tuple[str, ...] = ()  # the lines that you have prepared, while you can change them
    rematch: str = ""  # id of the next table, once there is one
    host: bool = False  # you are the host
    private: bool = False  # not in the lobby: only people with a link can sit down
    clock: str = ""  # the time control in words; empty for none
    draws: bool = False  # whether a draw can be offered
    proposal: Proposal | None = None
    ending: Ending | None = None
    code: str = ""  # the short code for an open seat; only for people who may give it away
    chance: ChanceInfo | None = None  # None at tables older than commitments
    event: str = ""  # the event the table belongs to
    preset: str = ""  # the title of the ready-made table that it is
    differs: str = ""  # how it differs from the standard, in one sentence
    unrated: str = ""  # why the game is not rated, in words
    muted: tuple[int, ...] = ()  # seats that the host has muted in the chat
    closed: str = ""  # why an operator closed the table, in words
    message: str = ""  # the operator's message of the day
