"""The bell of the house: says every few seconds that a server runs, and rings at the tables where time is nearly up.

From the last sign of life a server that starts knows how long none ran. A stop shorter than GRACE is not told from a slow
moment and counts as time of whoever was asked; of a longer one, at most BEAT is given to or taken from anybody.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regalia.server.store.database import StoreError
from regalia.server.store.ratings import rate_games

if TYPE_CHECKING:
    from regalia.server.events.events import Events
    from regalia.server.table.rooms import Rooms

BEAT = 5.0  # seconds between two signs of life
GRACE = 2 * BEAT
SOON = 3 * BEAT  # a table whose time is up within that is opened

log = logging.getLogger("regalia.server")


class Bell:
    def __init__(self, rooms: Rooms, events: Events) -> None:
        self._rooms = rooms
        self._events = events
        self._services = rooms.services
        self._task: asyncio.Task[None] | None = None

    async def hang(self) -> None:
        """Find out how long no server ran; then ring."""
        store, now = self._services.store, self._services.clock.now()
        last = await store.clocks.last_alive()
        if last is not None and now - last > GRACE:
            await store.clocks.was_down(last, now)
        for since, until in await store.clocks.downtimes():
            self._services.downtime.add(since, until)
        await store.clocks.alive(now)
        self._task = asyncio.get_running_loop().create_task(self._ring())

    async def take_down(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._beat()

    async def _ring(self) -> None:
        while True:
            try:
                await self._rooms.ring()
                await self._events.wake()
                await rate_games(self._services)
            except Exception:
                log.exception("The bell did not ring")
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        try:
            await self._services.store.clocks.alive(self._services.clock.now())
            await self._services.presence.beat()
        except StoreError as wrong:
            log.error("The bell waits for the store: %s", wrong)
