"""The flag: falls when the time of the seat that is asked is up. Then the game's stated default is played, as a line like
any other."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regalia.server.clock.pace import RETRY
from regalia.server.store.database import Stale, StoreError

if TYPE_CHECKING:
    from regalia.server.table.room import Room

log = logging.getLogger("regalia.server")


class Flag:
    """At most one task a room, for the clock that runs now."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._until: float | None = None
        self.falling = False  # a default is being played

    def look(self) -> None:
        """The table has changed: see whose clock runs, and until when."""
        due = self.due
        if due is not None and due == self._until and self._task is not None and not self._task.done():
            return
        self.rest()
        self._until = due
        if due is not None:
            self._task = asyncio.get_running_loop().create_task(self._wait(due))

    def rest(self) -> None:
        """Leave off, unless it is this very task that has moved the table."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def watch(self) -> None:
        """Look, and correct the stored time at which the clock runs out; called at every heartbeat."""
        self.look()
        await self._room.services.store.clocks.set_due(self._room.row.id, self._until)

    @property
    def due(self) -> float | None:
        """When the time of whoever is asked is up. Nobody's is while a bot is asked: that one has a limit of its own."""
        clock, row = self._room.ledger.clock, self._room.row
        if clock is None or clock.seat is None or row.over or not row.started or not self._room.gathering.done:
            return None
        if row.seats[clock.seat].bot:
            return None
        return clock.due

    async def _wait(self, due: float) -> None:
        room = self._room
        clock = room.services.clock
        while (left := due - clock.now()) > 0:
            await clock.sleep(left)
        self.falling = True
        try:
            await self._fall(due)
        except Exception:
            log.exception("The flag of table %s hangs", room.row.id)
        finally:
            self.falling = False

    async def _fall(self, due: float) -> None:
        """Play defaults until the clock moves on: lines that not all can see do not move it."""
        room = self._room
        while self.due == due:
            try:
                await room.time_up(due)
            except Stale:
                pass  # another server was quicker
            except StoreError as wrong:
                log.error("Table %s waits for the store: %s", room.row.id, wrong)
                await room.services.clock.sleep(RETRY)
