"""Group commit for PostgreSQL: the lines of matches that wait together share one transaction.

PostgreSQL commits transactions with a notification one after the other, each after its own wait for the disk. With a
transaction for every move, all tables of all servers would stand in that row.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from regalia.server.store.database import Row, Stale

MOST_AT_ONCE = 256  # moves in one transaction

Waiting = tuple[Sequence[Row], "asyncio.Future[None]"]


class LineBatches:
    """Stores each move's lines completely or not at all, and answers after the commit."""

    def __init__(self, write: Callable[[list[Row]], Awaitable[None]]) -> None:
        """``write`` stores rows in one transaction. Raises Stale if a number is taken."""
        self._write = write
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, rows: Sequence[Row]) -> None:
        """Store the lines of one move. Raises StoreError, and Stale if a number is taken."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((rows, future))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._store_all())
        await future

    async def _store_all(self) -> None:
        """Store what waits; what comes meanwhile shares the next transaction."""
        while self._waiting:
            await self._store([self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))])

    async def _store(self, group: Sequence[Waiting]) -> None:
        """Store a group together; if a number is taken, each move alone."""
        failure: Exception | None = None
        try:
            await self._write([row for rows, _ in group for row in rows])
        except Stale as wrong:
            if len(group) > 1:
                for one in group:
                    await self._store([one])
                return
            failure = wrong
        except Exception as wrong:
            failure = wrong
        for _, future in group:
            if future.done():  # the caller was cancelled
                continue
            if failure is None:
                future.set_result(None)
            else:
                future.set_exception(failure)

    async def close(self) -> None:
        """Finish what waits."""
        if self._task is not None:
            await self._task
