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


class FileFault(Wire, frozen=True):
    """What is wrong in a file: the field (``units[2].life``, empty for the whole file) and a sentence.

    ``rule``: the game's rule that it breaks; ``spots``: the squares or spaces that an editor can mark; ``found``: what stands
    in the field, where this helps.
    """

    place: str
    reason: str
    rule: str = ""
    spots: tuple[str, ...] = ()
    found: str = ""


class FileRead(Wire, frozen=True):
    """A file as the server reads it, and every fault of it; no content where it is none of the kind that was asked for."""

    content: dict[str, Any] | None = None
    faults: tuple[FileFault, ...] = ()
