"""The one thread that writes. Whatever has queued up while a commit was under way is committed together."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from regalia.server.database import Stale, StoreError

MOST_AT_ONCE = 256

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]
Settled = tuple["asyncio.Future[Any]", Any, BaseException | None]

log = logging.getLogger("regalia.server")


class Writer:
    """Runs jobs on its connection, each wholly or not at all, and answers after the commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="regalia-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """What the job returns, once it is durable; raises StoreError when it could not be stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        return await future

    def close(self) -> None:
        """Finish what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch: list[Waiting] = []
            waiting = self._queue.get()
            while waiting is not None:
                batch.append(waiting)
                if self._queue.empty() or len(batch) == MOST_AT_ONCE:
                    break
                waiting = self._queue.get()
            else:
                going_on = False
            if batch:
                self._settle(self._commit(batch))

    def _commit(self, batch: list[Waiting]) -> list[Settled]:
        """One transaction for all. Among several a job that fails is undone alone; if the commit fails, all are."""
        connection = self._connection
        one = self._alone if len(batch) == 1 else self._among_others
        try:
            connection.execute("BEGIN IMMEDIATE")
            settled = [one(job, future) for job, future in batch]
            connection.execute("COMMIT")
        except Exception as wrong:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(future, None, _failure(wrong)) for _, future in batch]
        return settled

    def _alone(self, job: Job[Any], future: asyncio.Future[Any]) -> Settled:
        return future, job(self._connection), None

    def _among_others(self, job: Job[Any], future: asyncio.Future[Any]) -> Settled:
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

    def _settle(self, settled: list[Settled]) -> None:
        try:
            settled[0][0].get_loop().call_soon_threadsafe(_answer, settled)
        except RuntimeError:  # the loop has gone: nobody waits any more
            log.warning("%d stored after the server had stopped", len(settled))


def _answer(settled: list[Settled]) -> None:
    for future, value, wrong in settled:
        if future.done():
            continue
        if wrong is None:
            future.set_result(value)
        else:
            future.set_exception(wrong)


def _failure(wrong: Exception) -> Exception:
    """A failure as the caller is told it."""
    if isinstance(wrong, sqlite3.IntegrityError):
        return Stale()
    if isinstance(wrong, sqlite3.Error):
        log.error("The store failed: %s", wrong)
        return StoreError(str(wrong))
    return wrong
