"""The timeout of a table: a clock that runs out plays the game's default move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regalia.server.clock.pace import RETRY
from regalia.server.store.database import Stale, StoreError

if TYPE_CHECKING:
    from regalia.server.table.room import Room

log = logging.getLogger("regalia.server")


class Timeout:
    """A room's timeout: at most one task, for the clock that runs now."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._until: float | None = None
        self.firing = False  # a default move is being played

    def look(self) -> None:
        """Start, keep or cancel the task after a change at the table."""
        due = self.due
        if due is not None and due == self._until and self._task is not None and not self._task.done():
            return
        self.rest()
        self._until = due
        if due is not None:
            self._task = asyncio.get_running_loop().create_task(self._wait(due))

    def rest(self) -> None:
        """Cancel the task, unless it is the caller."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def watch(self) -> None:
        """Look, and correct the stored time at which the clock runs out.

        Called at every heartbeat.
        """
        self.look()
        await self._room.services.store.clocks.set_due(self._room.row.id, self._until)

    @property
    def due(self) -> float | None:
        """When the running clock is up; None while no clock runs.

        A bot's clock never counts: it has its own limit.
        """
        clock, row = self._room.ledger.clock, self._room.row
        if clock is None or clock.seat is None or row.over or not row.started or not self._room.opening.done:
            return None
        if row.seats[clock.seat].bot:
            return None
        return clock.due

    async def _wait(self, due: float) -> None:
        room = self._room
        clock = room.services.clock
        while (left := due - clock.now()) > 0:
            await clock.sleep(left)
        self.firing = True
        try:
            await self._fire(due)
        except Exception:
            log.exception("Table %s: timeout did not fire", room.row.id)
        finally:
            self.firing = False

    async def _fire(self, due: float) -> None:
        """Play default moves until the clock moves on: withheld lines do not move it."""
        room = self._room
        while self.due == due:
            try:
                await room.time_up(due)
            except Stale:
                pass  # another server was faster
            except StoreError as wrong:
                log.error("Table %s waits for the store: %s", room.row.id, wrong)
                await room.services.clock.sleep(RETRY)
