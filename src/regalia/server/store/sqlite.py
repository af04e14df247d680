"""SQLite: one file, one writer, and a thread for slow reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

from regalia.server.store.database import APPEND, Connection, Job, News, Row, Unreadable
from regalia.server.store.database_file import connect, is_damage, prepare, reason, signing_secret, unusable
from regalia.server.store.writer import Writer

T = TypeVar("T")

log = logging.getLogger("regalia.server")


class SqliteConnection:
    """A connection that answers at once, in any thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, query: str, given: Sequence[Any] = ()) -> list[Row]:
        return self._connection.execute(query, given).fetchall()

    async def change(self, query: str, given: Sequence[Any] = ()) -> int:
        return self._connection.execute(query, given).rowcount

    async def change_many(self, query: str, rows: Sequence[Row]) -> None:
        self._connection.executemany(query, rows)

    async def tell(self, match: str) -> None:
        """Do nothing: no other server uses this file."""

    async def tell_name(self, guest: str) -> None:
        """Do nothing: no other server uses this file."""

    async def tell_session(self, session: str) -> None:
        """Do nothing: no other server uses this file."""


class Sqlite:
    """One database file."""

    shared = False
    hearing = True

    def __init__(self, path: Path) -> None:
        connection = prepare(path)
        try:
            self.secret = signing_secret(connection)
            self.writer = Writer(connection)
            self._reading, self._looking_up = _for_reading(path), _for_reading(path)
        except sqlite3.Error as wrong:
            raise unusable(path, wrong) from None
        self.damaged = False
        self._reader = ThreadPoolExecutor(1, "regalia-reader")

    async def write(self, job: Job[T]) -> T:
        return await self.writer.do(lambda connection: self._seen(job, connection))

    async def write_lines(self, rows: Sequence[Row]) -> None:
        await self.write(lambda connection: connection.change_many(APPEND, rows))

    async def read(self, job: Job[T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._seen, job, self._reading)
        except sqlite3.Error as wrong:
            raise _unreadable(wrong) from None

    async def look_up(self, job: Job[T]) -> T:
        """Run at once: waking another thread would take longer."""
        try:
            return self._seen(job, self._looking_up)
        except sqlite3.Error as wrong:
            raise _unreadable(wrong) from None

    async def listen(self, news: News) -> None:
        """Do nothing: no other server uses this file."""

    async def announce(self, topic: str, text: str) -> None:
        """Do nothing: no other server uses this file."""

    def _seen(self, job: Job[T], connection: sqlite3.Connection) -> T:
        """The result of a job; damage that it meets is remembered."""
        try:
            return done(job, connection)
        except sqlite3.Error as wrong:
            self.damaged = self.damaged or is_damage(wrong)
            raise

    async def close(self) -> None:
        await self.writer.close()
        self._reader.shutdown()
        self._reading.close()
        self._looking_up.close()


def _for_reading(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _unreadable(wrong: sqlite3.Error) -> Unreadable:
    log.error("The store cannot be read: %s", wrong)
    return Unreadable(reason(wrong))


def done(job: Job[T], connection: sqlite3.Connection) -> T:
    """The result of a job, which must never wait here."""
    begun = job(cast(Connection, SqliteConnection(connection)))
    assert isinstance(begun, Coroutine)
    try:
        begun.send(None)
    except StopIteration as ended:
        return cast(T, ended.value)
    begun.close()
    raise RuntimeError("A store job awaited something other than its connection.")
