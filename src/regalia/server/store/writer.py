"""Whoever writes: jobs are done in the event loop. Where several come together they are committed together, and a thread waits
for the disk; a job that comes alone is committed at once.

A disk that others use too keeps a commit waiting for a tenth of a second now and then (decision 17). While many write, that
must hold up nobody else, and the fewer commits there are, the less often it happens. To wake a thread for one job would cost
more processor time than the commit.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from regalia.server.store.database import Stale, StoreError
from regalia.server.store.schema import BUSY_MS

MOST_AT_ONCE = 64  # jobs in one commit: the event loop does them without a pause
APART = 0.01  # seconds between the beginnings of two commits while many write
PATIENCE = BUSY_MS / 1000  # seconds in which another program may keep the database locked
AGAIN = 0.01  # seconds until it is tried once more

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]
Settled = tuple["asyncio.Future[Any]", Any, BaseException | None]

log = logging.getLogger("regalia.server")


class Writer:
    """Runs jobs on its connection, each wholly or not at all, and answers after the commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.execute("PRAGMA busy_timeout = 0")  # the waiting is done between two tries
        self._waiting: deque[Waiting] = deque()
        self._due = False  # a group is to begin, or is with the thread
        self._next = 0.0  # not before this time does another begin
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "regalia-writer")

    async def do(self, job: Job[T]) -> T:
        """What the job returns, once it is durable; raises StoreError when it could not be stored."""
        if self._closed:
            raise StoreError("the server has stopped")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if not self._due:
            self._next_group(future.get_loop())
        return await future

    def _next_group(self, loop: asyncio.AbstractEventLoop) -> None:
        """After everybody who has been heard already has brought a job."""
        self._due = True
        pause = self._next - time.monotonic()
        if pause > 0.0:
            loop.call_later(pause, self._begin, loop, PATIENCE)
        else:
            loop.call_soon(self._begin, loop, PATIENCE)

    def _begin(self, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        """Do what waits in one transaction; while the database is locked, try again later."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as wrong:
            if wrong.sqlite_errorcode == sqlite3.SQLITE_BUSY and patience > 0.0:
                loop.call_later(AGAIN, self._begin, loop, patience - AGAIN)
            else:
                self._end(loop, [(future, None, _failure(wrong)) for _, future in self._group()])
            return
        group = self._group()
        crowd = len(group) > 1
        one = self._among_others if crowd else self._alone
        try:
            settled = [one(job, future) for job, future in group]
        except Exception as wrong:
            self._end(loop, self._undone(group, wrong))
            return
        if crowd:
            self._next = time.monotonic() + APART
            self._thread.submit(self._commit_elsewhere, loop, group, settled)
        else:
            self._end(loop, self._committed(group, settled))

    def _group(self) -> list[Waiting]:
        return [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]

    def _alone(self, job: Job[Any], future: asyncio.Future[Any]) -> Settled:
        return future, job(self._connection), None

    def _among_others(self, job: Job[Any], future: asyncio.Future[Any]) -> Settled:
        """A job that fails is undone alone."""
        connection = self._connection
        connection.execute("SAVEPOINT one")
        try:
            settled = self._alone(job, future)
        except sqlite3.OperationalError:  # the disk, not the job: the transaction may be gone already
            raise
        except Exception as wrong:
            connection.execute("ROLLBACK TO one")
            settled = future, None, _failure(wrong)
        connection.execute("RELEASE one")
        return settled

    def _commit_elsewhere(self, loop: asyncio.AbstractEventLoop, group: list[Waiting], settled: list[Settled]) -> None:
        """In the thread."""
        settled = self._committed(group, settled)
        try:
            loop.call_soon_threadsafe(self._end, loop, settled)
        except RuntimeError:  # the loop has gone: nobody waits any more
            log.warning("%d stored after the server had stopped", len(settled))
            self._due = False

    def _committed(self, group: list[Waiting], settled: list[Settled]) -> list[Settled]:
        """If the commit fails, all are undone."""
        try:
            self._connection.execute("COMMIT")
        except Exception as wrong:
            return self._undone(group, wrong)
        return settled

    def _undone(self, group: list[Waiting], wrong: Exception) -> list[Settled]:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        return [(future, None, _failure(wrong)) for _, future in group]

    def _end(self, loop: asyncio.AbstractEventLoop, settled: list[Settled]) -> None:
        for future, value, wrong in settled:
            if future.done():
                continue
            if wrong is None:
                future.set_result(value)
            else:
                future.set_exception(wrong)
        self._due = False
        if self._waiting:
            self._next_group(loop)

    async def close(self) -> None:
        """Finish what waits, then stop."""
        while self._due:
            await asyncio.sleep(AGAIN)
        self._closed = True
        self._thread.shutdown()
        self._connection.close()


def _failure(wrong: Exception) -> Exception:
    """A failure as the caller is told it."""
    if isinstance(wrong, sqlite3.IntegrityError):
        return Stale()
    if isinstance(wrong, sqlite3.Error):
        log.error("The store failed: %s", wrong)
        return StoreError(str(wrong))
    return wrong
