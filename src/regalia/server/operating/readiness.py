"""Readiness: whether the server can store a move now.

A look writes to the database and reads every table. Its answer is shared for a moment, so that many callers cost no
more than one.
"""

from __future__ import annotations

import asyncio
import logging
import time

from regalia.server.store.database import StoreError
from regalia.server.store.store import Store

DEADLINE = 2.0  # seconds for the database to answer
FRESH = 1.0  # seconds for which an answer holds

log = logging.getLogger("regalia.server")


class Readiness:
    """Asks the store whether it works. ``why`` is empty for a server that is ready."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking: asyncio.Task[str] | None = None
        self._until = 0.0
        self._said = ""

    async def why(self) -> str:
        """Why the server is not ready, in words; empty if it is."""
        if self._looking is None or (self._looking.done() and time.monotonic() > self._until):
            self._looking = asyncio.get_running_loop().create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        why = await self._asked()
        self._until = time.monotonic() + FRESH
        if why != self._said:
            log.warning("The server is %s", f"not ready: {why}" if why else "ready again")
            self._said = why
        return why

    async def _asked(self) -> str:
        if self._store.database.damaged:
            return "the database is damaged; stop the server and run 'regalia doctor'"
        try:
            async with asyncio.timeout(DEADLINE):
                await self._store.upkeep.try_out()
        except TimeoutError:
            return f"the database has not answered for {DEADLINE:g} seconds"
        except StoreError as wrong:
            return wrong.why
        return ""
