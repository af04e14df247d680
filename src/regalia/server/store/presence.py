"""Presence: which seats have sockets at other servers.

It goes by NOTIFY and is not stored.

A server reports its tables whenever somebody comes or goes, and all of them when another server asks, as each does
when it starts to listen. Servers send a heartbeat every few seconds; one that stays silent is dropped with everybody
at it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from regalia.server.store.database import Notice, StoreError

if TYPE_CHECKING:
    from regalia.server.store.store import Store

SILENCE = 15.0  # seconds after which a silent server counts as gone
AT_ONCE = 100  # tables in one message, which can have at most 8,000 bytes
AGAIN = 1.0  # seconds before a message is sent again

log = logging.getLogger("regalia.server")
_read: msgspec.json.Decoder[dict[str, tuple[int, ...]]] = msgspec.json.Decoder(dict[str, tuple[int, ...]])


class Presence:
    """Who is present at other servers. With a single server it does nothing."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._here: dict[str, frozenset[int]] = {}  # by table, the seats with sockets
        self._there: dict[str, dict[str, frozenset[int]]] = {}  # by server, the same
        self._heard: dict[str, float] = {}  # when each server was last heard from
        self._untold: dict[str, None] = {}  # tables to report to the others, in order
        self._unasked = False  # whether the others must be asked
        self._telling: asyncio.Task[None] | None = None
        self._closed = not store.shared
        self.changed: Callable[[str], None] = lambda table: None  # called when somebody comes or goes at another server

    @property
    def known(self) -> bool:
        """Whether the other servers can be heard now."""
        return self._store.database.hearing

    def elsewhere(self, table: str) -> frozenset[int]:
        """The seats of that table with a socket at another server."""
        return frozenset[int]().union(*(tables.get(table, ()) for tables in self._there.values()))

    def tell(self, table: str, seats: Iterable[int]) -> None:
        """Report which seats of a table have a socket here now."""
        if self._closed:
            return
        here = frozenset(seats)
        if here != self._here.pop(table, frozenset()):
            self._later([table])
        if here:
            self._here[table] = here

    def heard(self, notice: Notice) -> None:
        """Handle a message from another server.

        One that returns after silence is asked who is there.
        """
        if notice.topic == "alive" and notice.sender not in self._heard:
            self._unasked = True
            self._later(())
        self._heard[notice.sender] = self._now()
        if notice.topic == "here":
            self._take(notice.sender, _read.decode(notice.text))
        elif notice.topic == "who":
            self._later(self._here)
        elif notice.topic == "gone":
            self._forget(notice.sender)

    async def ask(self) -> None:
        """Ask all other servers who is there, and report who is here."""
        self._later(self._here)
        await self._say("who", "")

    async def beat(self) -> None:
        """Send a heartbeat, and drop servers that have been silent for long."""
        for sender in [sender for sender, at in self._heard.items() if self._now() - at > SILENCE]:
            self._forget(sender)
        await self._say("alive", "")

    async def close(self) -> None:
        self._closed = True
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.wait([self._telling])
        await self._say("gone", "")

    def _take(self, sender: str, tables: dict[str, tuple[int, ...]]) -> None:
        there = self._there.setdefault(sender, {})
        for table, seats in tables.items():
            before = there.pop(table, frozenset())
            if seats:
                there[table] = frozenset(seats)
            if before != frozenset(seats):
                self.changed(table)

    def _forget(self, sender: str) -> None:
        self._heard.pop(sender, None)
        for table in self._there.pop(sender, {}):
            self.changed(table)

    def _later(self, tables: Iterable[str]) -> None:
        self._untold.update(dict.fromkeys(tables))
        if (self._untold or self._unasked) and (self._telling is None or self._telling.done()):
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        """Send the reports one after another, each with the state at its sending."""
        if self._unasked:
            self._unasked = not await self._say("who", "")
        while self._untold:
            some = [*self._untold][:AT_ONCE]
            for table in some:
                del self._untold[table]
            told = {table: sorted(self._here.get(table, ())) for table in some}
            if not await self._say("here", msgspec.json.encode(told).decode()):
                self._untold.update(dict.fromkeys(some))
                await asyncio.sleep(AGAIN)

    async def _say(self, topic: str, text: str) -> bool:
        """Whether the message was sent."""
        try:
            await self._store.database.announce(topic, text)
        except StoreError as wrong:
            log.error("Cannot tell the other servers who is here: %s", wrong)
            return False
        return True
