"""Before the first card: every player's client is waited for, within a bound, until the table's seal is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from regalia.server.store.database import Stale
from regalia.server.store.seal import Seal, new_seal
from regalia.server.wire.messages import OpenPart, Pledge

if TYPE_CHECKING:
    from regalia.server.services import Services
    from regalia.server.store.rows import MatchRow, Written
    from regalia.server.table.room import Room


async def seal_of(services: Services, row: MatchRow, lines: list[Written]) -> Seal | None:
    """The seal of a table, made when the table is first entered; None for one that was begun without."""
    found = await services.store.seals.of(row.id)
    if found is None and not lines:
        await services.store.seals.make(new_seal(row.id, services.chance.secret(), len(row.seats)))
        found = await services.store.seals.of(row.id)  # another process may have been first
    return found


class Opening:
    """One for each room. Whatever changes is stored before anybody is told of it."""

    def __init__(self, room: Room, seal: Seal | None) -> None:
        self.seal = seal
        self._room = room
        self._lock = asyncio.Lock()
        self._complete = asyncio.Event()
        self._until: float | None = None  # when the stage is over, whoever is missing

    @property
    def done(self) -> bool:
        return self.seal is None or self.seal.done

    async def take(self, seat: int, message: Pledge | OpenPart) -> None:
        """What a player's client adds; raises RegaliaError with the reason why it is not taken."""
        if self.seal is None:
            return

        def added(seal: Seal) -> Seal:
            if isinstance(message, Pledge):
                return seal.promised(seat, message.promise)
            return seal.opened(seat, message.part)

        async with self._lock:
            before = self.seal
            await self._change(added)
        self._told(before)

    async def refresh(self) -> None:
        """Another process may have changed what is stored."""
        if self.done:
            return
        async with self._lock:
            before = self.seal
            self.seal = await self._room.services.store.seals.of(self._room.row.id)
        self._told(before)

    def _told(self, before: Seal | None) -> None:
        """Tell everybody, and whoever waits, what has changed."""
        if self.seal == before or self.seal is None:
            return
        if self._room.row.started and not self.seal.awaited(self._room.row.seats):
            self._complete.set()
        self._room.audience.tell_seats()

    async def at_once(self) -> bool:
        """Close the seal if there is nobody to wait for; whether it is closed."""
        while self.seal is not None and not self.seal.done and not self._waits(self.seal):
            await self._close(self.seal)
        return self.done

    async def wait(self) -> None:
        """Until the seal is closed: each stage when all have done their part, or when the time is up."""
        while self.seal is not None and not self.seal.done:
            if self._waits(self.seal):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._complete.wait(), self._time_left())
            await self._close(self.seal)
            self._room.audience.tell_seats()

    def _time_left(self) -> float:
        """Counted from the first look, so that nobody can hold up the table by making it look again."""
        now = asyncio.get_running_loop().time()
        if self._until is None:
            self._until = now + self._room.services.chance.patience
        return max(0.0, self._until - now)

    def _waits(self, seal: Seal) -> bool:
        return self._room.services.chance.patience > 0 and bool(seal.awaited(self._room.row.seats))

    async def _close(self, seen: Seal) -> None:
        """The next stage, if it is still the one that was waited for."""
        async with self._lock:
            self._complete.clear()
            self._until = None
            await self._change(lambda seal: seal.closed(self._room.row.seats) if seal.stage == seen.stage else seal)

    async def _change(self, change: Callable[[Seal], Seal]) -> None:
        """Made on what is stored now; what another process has stored is heeded."""
        while self.seal is not None:
            changed = change(self.seal)
            try:
                if changed != self.seal:
                    await self._room.services.store.seals.change(self.seal, changed)
                self.seal = changed
                return
            except Stale:
                self.seal = await self._room.services.store.seals.of(self._room.row.id)
