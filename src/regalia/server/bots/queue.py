"""The queue for the bot processes: moves first, then hints, then reviews.

Equal requests are served in order. A table asks for one move at a time, so none can crowd out another. With several
processes, one is always reserved for moves.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum


class Urgency(IntEnum):
    """The kinds of requests, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2


class RequestQueue:
    """A limited number of places, given out by urgency."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._open = places  # that ``close`` has not taken
        self._kept = 1 if places > 1 else 0  # reserved for moves
        self._waiting: dict[Urgency, deque[asyncio.Future[None]]] = {urgency: deque() for urgency in Urgency}

    def waiting(self, urgency: Urgency) -> int:
        return len(self._waiting[urgency])

    @asynccontextmanager
    async def place(self, urgency: Urgency) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._take(urgency)
        try:
            yield
        finally:
            self._leave()

    async def close(self) -> None:
        """Give out no more places, and wait until nobody holds one."""
        while self._open:
            self._open -= 1
            await self._take(Urgency.MOVE)

    async def _take(self, urgency: Urgency) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].append(mine)
        self._call()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given a place and cancelled at the same time
                self._leave()
            else:
                self._waiting[urgency].remove(mine)
            raise

    def _leave(self) -> None:
        self._free += 1
        self._call()

    def _call(self) -> None:
        for urgency, line in self._waiting.items():
            while line and self._free > (0 if urgency == Urgency.MOVE else self._kept):
                self._free -= 1
                line.popleft().set_result(None)
