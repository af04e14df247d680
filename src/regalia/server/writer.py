"""Whoever writes: a thread that commits together whatever has queued up, or, while commits are quick, the caller itself.

To hand a job to another thread and back costs more processor time than a commit on a good disk (decision 0012). What is usual
is measured only where the caller commits: in the thread a commit would seem longer by every wait for the interpreter.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from regalia.server.database import Stale, StoreError
from regalia.server.schema import BUSY_MS

MOST_AT_ONCE = 256
QUICK = 0.0005  # seconds; where commits usually take longer, the event loop does not wait for them
PATIENCE = BUSY_MS / 1000  # seconds in which another program may keep the database locked
AGAIN = 0.01  # seconds until it is tried once more
MEMORY = 0.02  # of what is usual, how much the last commit tells
STRAY = 4 * QUICK  # seconds; a single commit that took longer (a checkpoint) tells no more than one that took this
TRIALS = 0.01  # of the event loop's time, what may be spent to find out whether a slow disk has become quick

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]
Settled = tuple["asyncio.Future[Any]", Any, BaseException | None]

log = logging.getLogger("regalia.server")


class Writer:
    """Runs jobs on its connection, each wholly or not at all, and answers after the commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.execute("PRAGMA busy_timeout = 0")  # the waiting is done in ``_begin``
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._connected = threading.Lock()  # held by whoever uses the connection
        self._usual = 0.0  # seconds of a commit by the caller
        self._trial = 0.0  # when the caller tries one, however long they usually are
        self._thread = threading.Thread(target=self._run, name="regalia-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """What the job returns, once it is durable; raises StoreError when it could not be stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._done_at_once((job, future)):
            self._queue.put((job, future))
        return await future

    def _done_at_once(self, waiting: Waiting) -> bool:
        """Whether the job was done in this thread: if that is usually quick or due to be tried, nobody else is at it and
        nothing is locked."""
        begun = time.perf_counter()
        if self._usual >= QUICK and begun < self._trial:
            return False
        if not self._queue.empty() or not self._connected.acquire(blocking=False):
            return False
        try:
            self._begin(0.0)
            _answer(self._commit([waiting]))
        except sqlite3.OperationalError:
            return False
        finally:
            self._connected.release()
        self._learn(time.perf_counter() - begun)
        return True

    def _learn(self, took: float) -> None:
        self._usual += MEMORY * (min(took, STRAY) - self._usual)
        self._trial = time.perf_counter() + took / TRIALS

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
                with self._connected:
                    settled = self._written(batch)
                self._settle(settled)

    def _written(self, batch: list[Waiting]) -> list[Settled]:
        try:
            self._begin(PATIENCE)
        except sqlite3.OperationalError as wrong:
            return [(future, None, _failure(wrong)) for _, future in batch]
        return self._commit(batch)

    def _begin(self, patience: float) -> None:
        """Begin a transaction; raises OperationalError if the database stays locked for longer than that."""
        until = time.monotonic() + patience
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as wrong:
                if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= until:
                    raise
                time.sleep(AGAIN)

    def _commit(self, batch: list[Waiting]) -> list[Settled]:
        """End the transaction that was begun, one for all. Among several a job that fails is undone alone; if the commit
        fails, all are."""
        connection = self._connection
        one = self._alone if len(batch) == 1 else self._among_others
        try:
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
