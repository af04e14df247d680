"""The server's heartbeat: wakes tables, events and ratings every few seconds.

A server that starts reads the last heartbeat and so knows how long no server ran (resume.py). A stop shorter than its
GRACE counts against the player to move. After a longer stop, each clock is at most BEAT seconds off.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regalia.server.clock.resume import resume
from regalia.server.store.database import StoreError
from regalia.server.store.ratings import rate_games

if TYPE_CHECKING:
    from regalia.server.events.events import Events
    from regalia.server.table.rooms import Rooms

BEAT = 5.0  # seconds between two heartbeats
SOON = 3 * BEAT  # a table whose clock runs out within this time is opened

log = logging.getLogger("regalia.server")


class Ticker:
    """The task that repeats every BEAT seconds while the server runs."""

    def __init__(self, rooms: Rooms, events: Events) -> None:
        self._rooms = rooms
        self._events = events
        self._services = rooms.services
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Set the clock, store how long no server ran, then start the task."""
        await self._services.store.clocks.alive(await resume(self._services))
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            await self._beat()

    async def _run(self) -> None:
        while True:
            try:
                await self._rooms.play_clocks()
                await self._events.wake()
                await rate_games(self._services)
            except Exception:
                log.exception("The heartbeat failed")
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        try:
            await self._services.store.clocks.alive(self._services.clock.now())
            await self._services.presence.beat()
        except StoreError as wrong:
            log.error("The heartbeat waits for the store: %s", wrong)
