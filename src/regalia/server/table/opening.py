"""Before the first card: waits for the players' parts of the seal."""

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
    """The seal of a table, created with its first room.

    None for lessons, and for older tables without one.
    """
    if row.lesson:  # its cards are fixed
        return None
    found = await services.store.seals.of(row.id)
    if found is None and not lines:
        await services.store.seals.make(new_seal(row.id, services.chance.secret(), len(row.seats)))
        found = await services.store.seals.of(row.id)  # another server may have been faster
    return found


class Opening:
    """The opening of a room: collects the parts of its seal.

    Every change is stored before it is shown.
    """

    def __init__(self, room: Room, seal: Seal | None) -> None:
        self.seal = seal
        self._room = room
        self._lock = asyncio.Lock()
        self._complete = asyncio.Event()
        self._until: float | None = None  # when the stage ends even if players are missing

    @property
    def done(self) -> bool:
        return self.seal is None or self.seal.done

    async def take(self, seat: int, message: Pledge | OpenPart) -> None:
        """Add a player's promise or part.

        Raises RegaliaError with the reason if it is not accepted.
        """
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
        """Take over what another server has stored."""
        if self.done:
            return
        async with self._lock:
            before = self.seal
            self.seal = await self._room.services.store.seals.of(self._room.row.id)
        self._told(before)

    def _told(self, before: Seal | None) -> None:
        """Tell everybody what has changed, and wake the waiting task."""
        if self.seal == before or self.seal is None:
            return
        if self._room.row.started and not self.seal.awaited(self._room.row.seats):
            self._complete.set()
        self._room.audience.tell_seats()

    async def at_once(self) -> bool:
        """Close the seal if nobody is awaited; whether it is closed."""
        while self.seal is not None and not self.seal.done and not self._waits(self.seal):
            await self._close(self.seal)
            self._room.audience.tell_seats()
        return self.done

    async def wait(self) -> None:
        """Wait until the seal is closed.

        Each stage ends when all have done their part or its time is up.
        """
        while self.seal is not None and not self.seal.done:
            if self._waits(self.seal):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._complete.wait(), self._time_left())
            await self._close(self.seal)
            self._room.audience.tell_seats()

    def _time_left(self) -> float:
        """The rest of the stage's time, counted from the first call.

        So reconnecting cannot delay the table.
        """
        now = asyncio.get_running_loop().time()
        if self._until is None:
            self._until = now + self._room.services.chance.patience
        return max(0.0, self._until - now)

    def _waits(self, seal: Seal) -> bool:
        return self._room.services.chance.patience > 0 and bool(seal.awaited(self._room.row.seats))

    async def _close(self, seen: Seal) -> None:
        """Start the next stage, unless another server has done so."""
        async with self._lock:
            self._complete.clear()
            self._until = None
            await self._change(lambda seal: seal.closed(self._room.row.seats) if seal.stage == seen.stage else seal)

    async def _change(self, change: Callable[[Seal], Seal]) -> None:
        """Change the stored seal; repeat it on what another server has stored."""
        while self.seal is not None:
            changed = change(self.seal)
            try:
                if changed != self.seal:
                    await self._room.services.store.seals.change(self.seal, changed)
                self.seal = changed
                return
            except Stale:
                self.seal = await self._room.services.store.seals.of(self._room.row.id)
