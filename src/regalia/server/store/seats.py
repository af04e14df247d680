"""Stored seats: who sits there, and who substitutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.server.store.database import Connection, Database, only_one
from regalia.server.store.rating_rows import LEAVE_OUT
from regalia.server.store.rows import Prepared


class SeatStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, match: str, seat: int, guest: str) -> None:
        """Give an open seat to a guest; raises Stale if it is not open."""
        query = "UPDATE seat SET kind = 'person', guest = ? WHERE match = ? AND seat = ? AND kind = 'open'"
        await self._change_one(match, query, (guest, match, seat))

    async def leave(self, match: str, seat: int, guest: str) -> None:
        """Open a guest's seat again; raises Stale if the guest does not sit there."""
        query = "UPDATE seat SET kind = 'open', guest = '' WHERE match = ? AND seat = ? AND guest = ?"
        await self._change_one(match, query, (match, seat, guest))

    async def set_auto_pass(self, match: str, seat: int, on: bool) -> None:
        async def job(connection: Connection) -> None:
            await connection.change("UPDATE seat SET auto_pass = ? WHERE match = ? AND seat = ?", (on, match, seat))
            await connection.tell(match)

        await self._database.write(job)

    async def prepare(self, match: str, seat: int, prepared: Prepared | None) -> None:
        """Store what a seat has prepared; None for nothing."""

        async def job(connection: Connection) -> None:
            await connection.change("DELETE FROM prepared WHERE match = ? AND seat = ?", (match, seat))
            if prepared is not None:
                plan = msgspec.json.encode(prepared).decode()
                await connection.change("INSERT INTO prepared VALUES (?, ?, ?)", (match, seat, plan))
            await connection.tell(match)

        await self._database.write(job)

    async def fill(self, match: str, seat: int, bot: str) -> None:
        """Give an open seat to a bot; raises Stale if it is not open."""
        query = "UPDATE seat SET kind = 'bot', bot = ? WHERE match = ? AND seat = ? AND kind = 'open'"
        await self._change_one(match, query, (bot, match, seat))

    async def set_substitute(self, match: str, seat: int, bot: str) -> None:
        """Set the bot that substitutes for a person; empty for none."""

        async def job(connection: Connection) -> None:
            query = "UPDATE seat SET bot = ? WHERE match = ? AND seat = ? AND kind = 'person'"
            await connection.change(query, (bot, match, seat))
            if bot:
                await connection.change(LEAVE_OUT, (match, "bot"))
            await connection.tell(match)

        await self._database.write(job)

    async def _change_one(self, match: str, query: str, given: Sequence[Any]) -> None:
        """Change exactly one row of a match and notify the other servers; raises Stale otherwise."""

        async def job(connection: Connection) -> None:
            only_one(await connection.change(query, given))
            await connection.tell(match)

        await self._database.write(job)
