"""Chat: phrases for everybody, and free text at private tables.

Only the last messages are kept.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import SPECTATOR
from regalia.server.limits import Buckets
from regalia.server.names import clean
from regalia.server.wire.messages import Chat, Said, Say

if TYPE_CHECKING:
    from regalia.server.table.room import Room

PHRASES = (
    "Hello!",
    "Good luck!",
    "One moment, please.",
    "Take your time.",
    "Well played!",
    "Oops.",
    "Thank you!",
    "Sorry, I have to go.",
    "Good game!",
    "Another one?",
)
KEPT = 50


class TableChat:
    """The chat of one table, across all servers."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._said: deque[Said] = deque(maxlen=KEPT)
        self._last = 0  # the number of the last message read
        self._lock = asyncio.Lock()
        self._speed = Buckets(room.services.limits.sayings)

    def so_far(self) -> Chat | None:
        """The messages for a newcomer; None if there are none."""
        return Chat(said=tuple(self._said)) if self._said else None

    async def say(self, seat: int, asked: Say) -> None:
        """Send a message to everybody. Raises RegaliaError."""
        text = self._text(asked)
        if not self._speed.take(str(seat)):
            raise RegaliaError("Too many messages: wait a moment before you say more.")
        await self._room.services.store.agreements.say(self._room.row.id, seat, text, KEPT)
        await self.catch_up()

    async def tell(self, text: str) -> None:
        """Tell everybody at the table something in the name of the server."""
        await self._room.services.store.agreements.say(self._room.row.id, SPECTATOR, text, KEPT)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read the messages since the last one."""
        async with self._lock:
            for number, seat, text in await self._room.services.store.agreements.said(self._room.row.id, self._last):
                self._last = number
                self._said.append(Said(seat=seat, text=text))
                self._room.audience.tell(self._said[-1])

    def _text(self, asked: Say) -> str:
        if asked.phrase is not None:
            if not 0 <= asked.phrase < len(PHRASES):
                raise RegaliaError(f"There is no phrase {asked.phrase}.")
            return PHRASES[asked.phrase]
        if not self._room.row.private:
            raise RegaliaError("Free text is for private tables. Choose a phrase.")
        return clean(asked.text, self._room.services.limits.saying, "A message")
