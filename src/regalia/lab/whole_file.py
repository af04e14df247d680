"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from regalia.kernel.errors import RegaliaError


def write_whole(path: Path, data: bytes) -> None:
    """Put the data into the file in one step. If that fails, what was there stays; raises RegaliaError."""
    part = path.with_name(f".{path.name}.part")
    try:
        if path.exists() and not path.is_file():  # a device, a pipe
            path.write_bytes(data)
            return
        part.write_bytes(data)
        part.replace(path)
    except OSError as wrong:
        with contextlib.suppress(OSError):
            part.unlink()
        raise RegaliaError(
            f"{path} cannot be written: {wrong.strerror}. Nothing was changed; make room, or choose another place."
        ) from None


@contextmanager
def written_whole(path: Path) -> Iterator[IO[bytes]]:
    """A file to write bit by bit, which takes its place when all is written. If that fails, what was there stays.

    Raises RegaliaError where there is no room.
    """
    if path.exists() and not path.is_file():  # a device, a pipe
        with path.open("wb") as stream:
            yield stream
        return
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            yield file
        part.replace(path)
    except OSError as wrong:
        raise RegaliaError(
            f"{path} cannot be written: {wrong.strerror}. Nothing was changed; make room, or choose another place."
        ) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    """Fail before the games, not after them: raises RegaliaError if nothing can be written there."""
    folder = path.parent
    if path.is_dir():
        raise RegaliaError(f"{path} is a folder; name a file in it.")
    if not folder.is_dir():
        raise RegaliaError(f"There is no folder {folder}; make it first.")
    if not os.access(folder if not path.exists() else path, os.W_OK):
        raise RegaliaError(f"{path} cannot be written: permission is missing.")
