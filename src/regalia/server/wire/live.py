"""The running games of an event on the wire."""

from __future__ import annotations

from regalia.kernel.scene import Scene
from regalia.server.wire.base import Wire


class LiveTable(Wire, frozen=True):
    """A running game of an event as spectators see it."""

    table: str
    round: int
    number: int  # of the table in its round
    game: int  # of the match
    names: tuple[str, ...]
    scene: Scene


class LiveTables(Wire, frozen=True):
    """The running games that are drawn, and how many there are in all."""

    tables: tuple[LiveTable, ...]
    running: int
