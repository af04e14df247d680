"""File modes of the data folder: only the server's own user may read or write it.

The database holds the signing secret, the hands of running games and the seals of their chance.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from regalia.kernel.errors import RegaliaError

FOLDER = 0o700
FILE = 0o600
WRITABLE_BY_OTHERS = 0o022
COMPANIONS = ("", "-wal", "-shm", "-journal")  # files that SQLite keeps beside a database, by suffix

log = logging.getLogger("regalia.server")


def make_private_folder(folder: Path) -> None:
    """Create the folder for this user alone, or repair its mode.

    Raises RegaliaError if other users may write to it: they could have replaced what is in it.
    """
    if not folder.exists():
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        return
    if os.name != "posix":
        return
    found = folder.stat()
    mode = stat.S_IMODE(found.st_mode)
    if found.st_uid not in (os.geteuid(), 0):
        raise RegaliaError(
            f"The data folder {folder} belongs to another user, who could change everything in it."
            f" Run 'chown -R {os.geteuid()} {folder}' as root, or choose another with --data."
        )
    if mode & WRITABLE_BY_OTHERS:
        raise RegaliaError(
            f"Other users may write to the data folder {folder} (mode {mode:04o}), so what is in it cannot be trusted."
            f" Run 'chmod 700 {folder}', or choose another with --data."
        )
    _repair(folder, mode, FOLDER)


def make_private_database(path: Path) -> None:
    """Create an empty database file for this user alone, or repair its mode and its companions'.

    SQLite gives its log files the mode of the database. Raises OSError.
    """
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    for suffix in COMPANIONS:
        make_private(path.with_name(path.name + suffix))


def make_private(file: Path) -> None:
    """Repair the mode of a file, if it exists. Raises OSError."""
    if os.name == "posix" and file.exists():
        _repair(file, stat.S_IMODE(file.stat().st_mode), FILE)


def private_opener(path: str, flags: int) -> int:
    """An opener for ``open``: a new file is for this user alone."""
    return os.open(path, flags, FILE)


def _repair(path: Path, mode: int, wanted: int) -> None:
    if mode & ~wanted:
        path.chmod(mode & wanted)
        log.warning("%s could be read by other users (mode %04o): its mode is now %04o", path, mode, mode & wanted)
