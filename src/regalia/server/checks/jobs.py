"""The jobs of the checking process and its answers, as they travel between the processes."""

from __future__ import annotations

from typing import Any

import msgspec


class Job(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """The base of all jobs."""


class ReadOptions(Job, frozen=True):
    """Read a file of options, JSON or TOML. The value is its content."""

    text: str


class FileFaults(Job, frozen=True):
    """List what is wrong with a file of a game, by its kind. The value is a list of FileFault."""

    game: str
    kind: str
    data: dict[str, Any]


class ReadFile(Job, frozen=True):
    """Read the text of a file, JSON or TOML, as one of a game's kinds. The value is a FileRead."""

    game: str
    kind: str
    text: str


class SetUp(Job, frozen=True):
    """Set a game up with these options, for each number of seats. The value is the header's options."""

    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]


class CheckRecord(Job, frozen=True):
    """Check an uploaded record of at most ``most`` lines. The value is null."""

    text: bytes
    most: int


class PrintGame(Job, frozen=True):
    """Print parts of a game with these options and seats. The value is the PDF."""

    game: str
    options: dict[str, Any]
    parts: tuple[str, ...]
    paper: str
    seats: int | None = None


class PrintEvent(Job, frozen=True):
    """Print a sheet of an event. The value is the PDF."""

    data: dict[str, Any]
    paper: str


class DrawPreview(Job, frozen=True):
    """Draw the picture of a link. The value is the file."""

    data: dict[str, Any]


AnyJob = ReadOptions | FileFaults | ReadFile | SetUp | CheckRecord | PrintGame | PrintEvent | DrawPreview


class Done(msgspec.Struct, array_like=True, frozen=True):
    """The value as JSON; or what is wrong with the data, in a sentence; or how the check itself failed."""

    value: bytes = b""
    wrong: str = ""
    malformed: bool = False
    failed: str = ""
