"""Works on the wire: what people made in the editors and keep."""

from __future__ import annotations

from typing import Any

from regalia.server.wire.base import Wire


class NewWork(Wire, frozen=True):
    """A work to keep. ``kind``: what it is for that game, such as a map or a unit."""

    game: str
    kind: str
    name: str
    content: dict[str, Any]


class Shelved(Wire, frozen=True):
    """The id under which a work is kept; whoever has it may read the work."""

    id: str


class WorkInfo(Wire, frozen=True):
    """A work in its owner's list. ``changed``: seconds since 1970."""

    id: str
    game: str
    kind: str
    name: str
    changed: float


class Work(Wire, frozen=True):
    """A work with its content; ``yours`` if you may change it."""

    id: str
    game: str
    kind: str
    name: str
    content: dict[str, Any]
    changed: float
    yours: bool = False
