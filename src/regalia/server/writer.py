"""The one thread that writes. Whatever has queued up while a commit was under way is committed together."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from regalia.kernel.errors import RegaliaError

MOST_AT_ONCE = 256

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]
Settled = tuple["asyncio.Future[Any]", Any, BaseException | None]

log = logging.getLogger("regalia.server")


class StoreError(RegaliaError):
    """It could not be stored; nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__(f"This could not be stored ({why}). Nothing was changed; try again in a moment.")


class Stale(StoreError):
    """Somebody else has written there already."""

    def __init__(self) -> None:
        super().__init__("the table has moved on")


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
        """One transaction for all. A job that fails is undone alone; if the commit fails, all are."""
        connection = self._connection
        settled: list[Settled] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in batch:
                settled.append(self._one(job, future))
            connection.execute("COMMIT")
        except sqlite3.Error as wrong:
            log.error("A commit of %d failed: %s", len(batch), wrong)
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(future, None, StoreError(str(wrong))) for _, future in batch]
        return settled

    def _one(self, job: Job[Any], future: asyncio.Future[Any]) -> Settled:
        connection = self._connection
        wrong: Exception | None = None
        value = None
        connection.execute("SAVEPOINT one")
        try:
            value = job(connection)
        except sqlite3.IntegrityError:
            wrong = Stale()
        except sqlite3.Error:
            raise
        except Exception as other:
            wrong = other
        if wrong is not None:
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return future, value, wrong

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
