"""Events in memory, and the entries that are added to their logs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from regalia.events.entries import AnyEntry, Ended, Joined, Moved, Replaced
from regalia.events.event import Event, fold
from regalia.server.services import Services
from regalia.server.store.database import Stale
from regalia.server.store.events import EventStore, HostedGame


@dataclass(slots=True)
class Kept:
    """An event in memory, rebuilt from its stored entries.

    Its lock allows one change at a time.
    """

    id: str
    code: str
    private: bool
    event: Event
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class EventLogs:
    """Adds entries to events; an event changes only when they are durable."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.store = EventStore(services.store.database)

    async def add(self, kept: Kept, entries: Sequence[AnyEntry], games: Sequence[HostedGame] = ()) -> None:
        """Append entries; nobody sees them before they are durable.

        Raises RegaliaError, and then nothing was added.
        """
        if not entries:
            return
        now = self._services.clock.now()
        stamped = [msgspec.structs.replace(entry, at=now) for entry in entries]
        after = kept.event.copy()
        for entry in stamped:
            after.take(entry)
        try:
            await self.store.append(
                kept.id,
                len(kept.event.log) + 1,
                stamped,
                guests=[guest for entry in stamped if (guest := _guest(entry))],
                games=games,
                over=any(isinstance(entry, Ended) for entry in stamped),
            )
        except Stale:  # another server was faster, or a cancelled write was stored after all
            await self.read_again(kept)
            raise
        kept.event = after

    async def news(self, kept: Kept) -> None:
        """Take over what other servers have added."""
        if self._services.store.shared:
            await self.read_again(kept)

    async def read_again(self, kept: Kept) -> None:
        found = await self.store.event(kept.id)
        if found is not None:
            kept.event = fold(found.entries)


def _guest(entry: AnyEntry) -> str:
    """The guest whom an entry connects with the event."""
    if isinstance(entry, Joined | Replaced):
        return entry.key
    return entry.new if isinstance(entry, Moved) else ""
