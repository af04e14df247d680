"""The watch over operators' orders: a running server follows the log of acts and does what they say.

Operators write to the database. Every server looks at its log each second, so one mechanism serves both databases and
any number of servers.
"""

from __future__ import annotations

import asyncio
import logging

from regalia.kernel.errors import RegaliaError
from regalia.server.services import Services
from regalia.server.store.database import StoreError
from regalia.server.store.operating.orders import Act
from regalia.server.table.agreements import SUBSTITUTE
from regalia.server.table.rooms import Rooms

LOOK = 1.0  # seconds between two looks at the log
GAMES = 1_000  # of a banned player, the most recent

log = logging.getLogger("regalia.server")


class Watch:
    """Keeps the orders of a server up to date."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms

    async def start(self) -> None:
        """Load the orders in force, before the first visitor comes. Raises StoreError."""
        self._services.orders = await self._services.store.operators.orders()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreError as wrong:
                log.error("Operators' orders wait for the store: %s", wrong)
            except Exception:
                log.exception("An operator's order failed")

    async def look(self) -> None:
        """Follow the acts since the last look."""
        acts = await self._services.store.operators.acts(self._services.orders.last)
        if not acts:
            return
        self._services.orders = await self._services.store.operators.orders()
        for act in acts:
            await self._follow(act)

    async def _follow(self, act: Act) -> None:
        log.warning("Operator %s: %s %s", act.operator, act.act, act.target)
        if act.act == "ban":
            self._rooms.put_out(act.target, self._services.orders.banned(act.target) or "You were banned.")
            await self._play_on(act.target)
        elif act.act == "close":
            self._rooms.changed(act.target)
        elif act.act == "rename":
            self._rooms.renamed(act.target, act.detail)
        elif act.act == "message":
            self._rooms.tell_everybody()

    async def _play_on(self, guest: str) -> None:
        """Let a bot play on for a banned player; open seats become free again."""
        for row in await self._services.store.matches_of(guest, GAMES):
            if row.over:
                continue
            try:
                async with self._rooms.room(row.id) as room:
                    if room.row.started:
                        await room.agreements.leave_for_good(guest, SUBSTITUTE)
                    else:
                        await room.get_up(guest)
            except RegaliaError as wrong:
                log.error("Table %s still has a banned player: %s", row.id, wrong)
