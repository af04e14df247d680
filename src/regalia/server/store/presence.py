"""Presence: which seats have sockets at the other servers of the same database. It is told by NOTIFY and stored nowhere.

A server tells who is at its tables whenever that changes, and all of it when another one asks, which that does when it begins
to listen. Every few seconds it says that it is there; whoever has been silent for long is gone, with everybody there.
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

SILENCE = 15.0  # seconds after which a server that says nothing is gone
AT_ONCE = 100  # tables in one message, which has at most 8,000 bytes
AGAIN = 1.0  # seconds until something that could not be told is tried again

log = logging.getLogger("regalia.server")
_read: msgspec.json.Decoder[dict[str, tuple[int, ...]]] = msgspec.json.Decoder(dict[str, tuple[int, ...]])


class Presence:
    """Where there is one server alone it knows of nobody and tells nobody."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._here: dict[str, frozenset[int]] = {}  # by table, where somebody is
        self._there: dict[str, dict[str, frozenset[int]]] = {}  # by server, the same
        self._heard: dict[str, float] = {}  # when each server was last heard
        self._untold: dict[str, None] = {}  # tables of which the others have to be told, in order
        self._unasked = False  # whether the others have to be asked
        self._telling: asyncio.Task[None] | None = None
        self._closed = not store.shared
        self.changed: Callable[[str], None] = lambda table: None  # somebody came or went at that table, elsewhere

    @property
    def known(self) -> bool:
        """Whether the others can be heard now."""
        return self._store.database.hearing

    def elsewhere(self, table: str) -> frozenset[int]:
        """The seats of that table with a socket at another server."""
        return frozenset[int]().union(*(tables.get(table, ()) for tables in self._there.values()))

    def tell(self, table: str, seats: Iterable[int]) -> None:
        """Which seats of a table have a socket here now."""
        if self._closed:
            return
        here = frozenset(seats)
        if here != self._here.pop(table, frozenset()):
            self._later([table])
        if here:
            self._here[table] = here

    def heard(self, notice: Notice) -> None:
        """What another server has said. One that was thought to be gone, and is not, is asked who is there."""
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
        """Ask all others who is there, and let them know who is here."""
        self._later(self._here)
        await self._say("who", "")

    async def beat(self) -> None:
        """Say that this server is there, and forget those that have been silent for long."""
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
        """One message after the other; each says how it is when it goes out."""
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
        """Whether it could be said."""
        try:
            await self._store.database.announce(topic, text)
        except StoreError as wrong:
            log.error("The other servers cannot be told who is here: %s", wrong)
            return False
        return True
