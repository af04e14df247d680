"""The SQLite file of a store: opened, checked, migrated, and private."""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.store.database import DamagedError
from regalia.server.store.private import make_private_database
from regalia.server.store.schema import VERSIONS

BUSY_MS = 2_000
CHECKED = 2.0  # seconds for the check at the start; a large database is checked in part
STEPS = 10_000  # of SQLite's machine between two looks at the time
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
REASONS = {
    sqlite3.SQLITE_FULL: "the server's disk is full",
    sqlite3.SQLITE_BUSY: "another program has locked the server's database",
    sqlite3.SQLITE_LOCKED: "another program has locked the server's database",
    sqlite3.SQLITE_CORRUPT: "the server's database is damaged",
    sqlite3.SQLITE_NOTADB: "the server's database is damaged",
    sqlite3.SQLITE_IOERR: "the server's disk does not answer",
    sqlite3.SQLITE_READONLY: "the server may not write to its disk",
    sqlite3.SQLITE_CANTOPEN: "the server may not open its database",
}


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses no commit in a crash.

    Use it from one thread at a time.
    """
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_size_limit = 67108864")
    return connection


def prepare(path: Path) -> sqlite3.Connection:
    """The database in that file, created or migrated; raises RegaliaError if it cannot be used."""
    try:
        make_private_database(path)
        connection = connect(path)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > len(VERSIONS):
            raise RegaliaError(f"A newer version of this program has written to {path}. Use that version.")
        if version and (fault := first_fault(connection, CHECKED)):
            raise DamagedError(path, fault)
        for number in range(version, len(VERSIONS)):
            connection.executescript(f"BEGIN IMMEDIATE; {VERSIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
    except sqlite3.Error as wrong:
        raise unusable(path, wrong) from None
    except OSError as wrong:
        raise RegaliaError(f"{path} cannot be written: {wrong.strerror}.") from None
    return connection


def signing_secret(connection: sqlite3.Connection) -> bytes:
    """The secret the server signs with, created once. Raises sqlite3.Error."""
    connection.execute(
        "INSERT INTO setting VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", (secrets.token_bytes(32),)
    )
    return bytes(connection.execute("SELECT value FROM setting WHERE name = 'secret'").fetchone()[0])


def first_fault(connection: sqlite3.Connection, seconds: float) -> str:
    """The first fault that SQLite finds in the file within that time; empty for none."""
    until = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        with closing(connection.execute("PRAGMA quick_check(1)")) as found:
            fault = str(found.fetchone()[0])
    except sqlite3.Error as wrong:
        if wrong.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return ""
        if wrong.sqlite_errorcode & 0xFF in DAMAGE:
            return str(wrong)
        raise
    finally:
        connection.set_progress_handler(None, 0)
    return "" if fault == "ok" else " ".join(fault.split())


def is_damage(wrong: sqlite3.Error) -> bool:
    """Whether the error says that the file is damaged."""
    return getattr(wrong, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def reason(wrong: sqlite3.Error) -> str:
    """Why the store failed, in words for a player; SQLite's own are for the log."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    return REASONS.get(code, "the server's database does not answer")


def unusable(path: Path, wrong: sqlite3.Error) -> RegaliaError:
    """The error for an operator whose database cannot be opened."""
    if is_damage(wrong):
        return DamagedError(path, str(wrong))
    return RegaliaError(f"{path} cannot be used as a database: {wrong}.")
