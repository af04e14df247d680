"""Group commit for SQLite: waiting writes share one transaction.

Jobs run in the event loop. Jobs that wait together are committed together by a thread; a single job is committed at
once, because waking a thread would cost more than the commit. On a shared disk a commit now and then takes a tenth of a
second (decision 17), which must not block everybody else; fewer commits make it rarer.
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
from regalia.server.store.database_file import BUSY_MS, reason

MOST_AT_ONCE = 64  # jobs in one commit: they run without a pause in the event loop
APART = 0.01  # seconds between the starts of two group commits
PATIENCE = BUSY_MS / 1000  # seconds for which another program may lock the database
AGAIN = 0.01  # seconds before the next try

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]
Settled = tuple["asyncio.Future[Any]", Any, BaseException | None]

log = logging.getLogger("regalia.server")


class Writer:
    """Runs jobs, each completely or not at all, and answers after the commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.execute("PRAGMA busy_timeout = 0")  # waiting happens between two tries
        self._waiting: deque[Waiting] = deque()
        self._due = False  # a group is about to start, or is being committed
        self._next = 0.0  # when the next group may start
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "regalia-writer")

    async def do(self, job: Job[T]) -> T:
        """The job's result, once it is durable; raises StoreError if it could not be stored."""
        if self._closed:
            raise StoreError("the server has stopped")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if not self._due:
            self._next_group(future.get_loop())
        return await future

    def _next_group(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the next group, after all pending callbacks have added their jobs."""
        self._due = True
        pause = self._next - time.monotonic()
        if pause > 0.0:
            loop.call_later(pause, self._begin, loop, PATIENCE)
        else:
            loop.call_soon(self._begin, loop, PATIENCE)

    def _begin(self, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        """Run the waiting jobs in one transaction; while the database is locked, try again later."""
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
        """Run a job under a savepoint, so that a failure undoes this job alone."""
        connection = self._connection
        connection.execute("SAVEPOINT one")
        try:
            settled = self._alone(job, future)
        except sqlite3.OperationalError:  # the disk, not the job: the transaction may be gone
            raise
        except Exception as wrong:
            connection.execute("ROLLBACK TO one")
            settled = future, None, _failure(wrong)
        connection.execute("RELEASE one")
        return settled

    def _commit_elsewhere(self, loop: asyncio.AbstractEventLoop, group: list[Waiting], settled: list[Settled]) -> None:
        """Commit in the thread, then report to the event loop."""
        settled = self._committed(group, settled)
        try:
            loop.call_soon_threadsafe(self._end, loop, settled)
        except RuntimeError:  # the event loop has gone, so nobody is waiting
            log.warning("%d jobs were stored after the server had stopped", len(settled))
            self._due = False

    def _committed(self, group: list[Waiting], settled: list[Settled]) -> list[Settled]:
        """Commit the group; if that fails, every job has failed."""
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
        """Finish the waiting jobs, then stop."""
        while self._due:
            await asyncio.sleep(AGAIN)
        self._closed = True
        self._thread.shutdown()
        self._connection.close()


def _failure(wrong: Exception) -> Exception:
    """The error that the caller gets."""
    if isinstance(wrong, sqlite3.IntegrityError):
        return Stale()
    if isinstance(wrong, sqlite3.Error):
        log.error("The store failed: %s", wrong)
        return StoreError(reason(wrong))
    return wrong
