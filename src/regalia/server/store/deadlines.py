"""Connections to PostgreSQL with deadlines: a transaction that takes too long is cut off.

A frozen server keeps its connections open and never answers, so a statement's own timeout, which asks the server to
cancel it, does not end either.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from regalia.server.store.database import StoreError

try:
    import asyncpg
except ImportError:
    asyncpg = None

MOST_CONNECTIONS = 8
PATIENCE = 5.0  # seconds for a server's transaction, from asking for a connection to the commit
UNHURRIED = 3600.0  # seconds for those of a backup
PAUSE = 1.0  # seconds for which nobody else is kept waiting after no answer came
DOUBT = 60.0  # seconds after the next answer in which a doubtful commit may still become visible
ENDING = 2.0  # seconds for giving back or closing connections

T = TypeVar("T")


class DoubtfulError(StoreError):
    """The commit got no answer: the change may have been stored or not."""

    def __init__(self) -> None:
        super().__init__("the database does not answer")
        self.args = (
            "The database stopped answering while this was being saved. It may have been saved or not;"
            " the table will show which. Try again in a moment.",
        )


class StillSilentError(TimeoutError):
    """Others have just waited in vain, so this was not even tried."""


class Pool:
    """The connections of one server. They are opened when first needed."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._pool: asyncio.Task[Any] | None = None
        self._answered = -math.inf  # when the database last answered
        self._silent_until = -math.inf
        self._doubt_until = -math.inf

    @property
    def doubtful(self) -> bool:
        """Whether a commit that got no answer may still become visible."""
        return asyncio.get_running_loop().time() < self._doubt_until

    async def transaction(self, job: Callable[[Any], Awaitable[T]], isolation: str, readonly: bool) -> T:
        """The result of a job with a connection, in a transaction. Raises DoubtfulError and asyncpg's errors."""
        committing = False
        try:
            async with self.connection() as connection:
                transaction = connection.transaction(isolation=isolation, readonly=readonly)
                await transaction.start()
                try:
                    result = await job(connection)
                except BaseException:
                    with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                        await transaction.rollback()
                    raise
                committing = not readonly
                await transaction.commit()
            return result
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as wrong:  # OSError includes TimeoutError
            answer = isinstance(wrong, asyncpg.PostgresError) and not isinstance(wrong, asyncpg.PostgresConnectionError)
            if committing and not answer:
                self._doubt_until = math.inf
                raise DoubtfulError() from None
            raise

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection, which is cut off at the deadline. Raises TimeoutError."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        if begun < self._silent_until:
            raise StillSilentError()
        late = False

        def cut() -> None:
            nonlocal late
            late = True
            connection.terminate()

        try:
            async with asyncio.timeout(self._patience):
                pool = await self._opened()
                connection = await pool.acquire()
            deadline = loop.call_at(begun + self._patience, cut)
            try:
                yield connection
            finally:
                deadline.cancel()
                with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                    await pool.release(connection, timeout=ENDING)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as wrong:
            if not late and not isinstance(wrong, TimeoutError):
                raise
            self._silence(begun)
            raise TimeoutError(f"no answer within {self._patience:g} seconds") from None
        self._answer()

    def _silence(self, begun: float) -> None:
        """Note that no answer came; while nobody gets one, others fail at once instead of waiting in a row."""
        if self._answered < begun:
            self._silent_until = asyncio.get_running_loop().time() + PAUSE

    def _answer(self) -> None:
        self._answered = asyncio.get_running_loop().time()
        if self._doubt_until == math.inf:
            self._doubt_until = self._answered + DOUBT

    async def _opened(self) -> Any:
        if self._pool is None or (self._pool.done() and (self._pool.cancelled() or self._pool.exception())):
            made = asyncpg.create_pool(self._url, min_size=1, max_size=MOST_CONNECTIONS, reset=_as_it_is)
            self._pool = asyncio.get_running_loop().create_task(_awaited(made))
        return await asyncio.shield(self._pool)

    async def close(self) -> None:
        if self._pool is None:
            return
        if not self._pool.done():
            self._pool.cancel()
        elif not self._pool.cancelled() and self._pool.exception() is None:
            with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                async with asyncio.timeout(ENDING):
                    await self._pool.result().close()


async def _awaited(pool: Any) -> Any:
    return await pool


async def _as_it_is(connection: Any) -> None:
    """Leave a connection that is given back as it is: no job changes its settings."""
