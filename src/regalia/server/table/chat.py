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
from regalia.server.table.info import players
from regalia.server.wire.messages import Chat, Said, Say

if TYPE_CHECKING:
    from regalia.server.table.room import Room
    from regalia.server.table.visitor import Visitor

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
        self.muted: frozenset[int] = frozenset()  # seats, by the host
        self._last = 0  # the number of the last message read
        self._lock = asyncio.Lock()
        self._speed = Buckets(room.services.limits.sayings)

    def so_far(self, visitor: Visitor) -> Chat | None:
        """The messages for a newcomer, without those of people whom the visitor has blocked; None if there are none."""
        heard = tuple(said for said in self._said if not self._unheard(said, visitor))
        return Chat(said=heard) if heard else None

    def _unheard(self, said: Said, visitor: Visitor) -> bool:
        return said.seat >= 0 and self._room.row.seats[said.seat].guest in visitor.blocked

    async def say(self, seat: int, asked: Say) -> None:
        """Send a message to everybody. Raises RegaliaError."""
        if seat in self.muted:
            raise RegaliaError("The host has muted you at this table.")
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
                self._room.audience.tell_but(self._said[-1], self._unheard)
            before, self.muted = self.muted, await self._room.services.store.agreements.muted(self._room.row.id)
            if self.muted != before:
                self._room.audience.tell_seats()

    async def mute(self, seat: int, on: bool) -> None:
        """Mute a player for everybody, or let them speak again; the table is told. Raises RegaliaError."""
        if not 0 <= seat < len(self._room.row.seats) or self._room.row.seats[seat].kind != "person":
            raise RegaliaError("Nobody sits in that seat.")
        if self._room.row.seats[seat].guest == self._room.row.host:
            raise RegaliaError("You cannot mute yourself.")
        if on == (seat in self.muted):
            return
        await self._room.services.store.agreements.mute(self._room.row.id, seat, on)
        name = players(self._room.row, self._room.names)[seat].name
        await self.tell(f"The host has muted {name}." if on else f"{name} may speak again.")

    def _text(self, asked: Say) -> str:
        if asked.phrase is not None:
            if not 0 <= asked.phrase < len(PHRASES):
                raise RegaliaError(f"There is no phrase {asked.phrase}.")
            return PHRASES[asked.phrase]
        if not self._room.row.private:
            raise RegaliaError("Free text is for private tables. Choose a phrase.")
        return clean(asked.text, self._room.services.limits.saying, "A message")
