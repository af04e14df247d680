"""Disks that are full and database files that are damaged."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, cast

from regalia.server.services import Services
from regalia.server.store.sqlite import Sqlite

PAGE = 4096


def full() -> sqlite3.OperationalError:
    """The error of a full disk, as SQLite raises it."""
    wrong = sqlite3.OperationalError("database or disk is full")
    wrong.sqlite_errorcode = sqlite3.SQLITE_FULL
    return wrong


class Disk:
    """The writer's connection, on a disk that can be full."""

    def __init__(self, services: Services) -> None:
        self.full = False
        self._left: int | None = None
        writer = cast(Sqlite, services.store.database).writer
        self._connection = writer._connection
        writer._connection = cast(sqlite3.Connection, self)

    def full_after(self, commits: int) -> None:
        self._left = commits

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        if statement == "COMMIT":
            if self.full:
                raise full()
            if self._left is not None:
                self._left -= 1
                self.full = self._left == 0
        return self._connection.execute(statement, *given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def damage(file: Path, *tables: str, inner: bool = False) -> None:
    """Overwrite the root page of each table, or with ``inner`` one page below it, as a bad disk would."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        pages = []
        for table in tables:
            (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
            pages.append(page)
    connection.close()
    with file.open("r+b") as raw:
        for page in pages:
            if inner:
                raw.seek((page - 1) * size)
                head = raw.read(size)
                assert head[0] in (2, 5), "the table has a single page"
                first = int.from_bytes(head[12:14])  # the first cell of an inner page begins with the page below
                page = int.from_bytes(head[first : first + 4])
            raw.seek((page - 1) * size)
            raw.write(b"\xa5" * size)
