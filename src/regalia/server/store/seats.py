"""What is stored of the seats of a table: who sits there, and who plays for them."""

from __future__ import annotations

from regalia.server.store.database import Connection, Database, only_one
from regalia.server.store.rating_rows import LEAVE_OUT


class SeatStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, match: str, seat: int, guest: str) -> None:
        """Sit a guest down in an open seat; raises Stale if it is not open."""

        async def job(connection: Connection) -> None:
            only_one(
                await connection.change(
                    "UPDATE seat SET kind = 'person', guest = ? WHERE match = ? AND seat = ? AND kind = 'open'",
                    (guest, match, seat),
                )
            )
            await connection.tell(match)

        await self._database.write(job)

    async def leave(self, match: str, seat: int, guest: str) -> None:
        """A guest's seat is open again; raises Stale if the guest does not sit there."""

        async def job(connection: Connection) -> None:
            only_one(
                await connection.change(
                    "UPDATE seat SET kind = 'open', guest = '' WHERE match = ? AND seat = ? AND guest = ?",
                    (match, seat, guest),
                )
            )
            await connection.tell(match)

        await self._database.write(job)

    async def set_auto_pass(self, match: str, seat: int, on: bool) -> None:
        async def job(connection: Connection) -> None:
            await connection.change("UPDATE seat SET auto_pass = ? WHERE match = ? AND seat = ?", (on, match, seat))
            await connection.tell(match)

        await self._database.write(job)

    async def fill(self, match: str, seat: int, bot: str) -> None:
        """A bot takes an open seat; raises Stale if it is not open."""

        async def job(connection: Connection) -> None:
            only_one(
                await connection.change(
                    "UPDATE seat SET kind = 'bot', bot = ? WHERE match = ? AND seat = ? AND kind = 'open'",
                    (bot, match, seat),
                )
            )
            await connection.tell(match)

        await self._database.write(job)

    async def set_substitute(self, match: str, seat: int, bot: str) -> None:
        """Who plays for the person in that seat; empty: the person."""

        async def job(connection: Connection) -> None:
            query = "UPDATE seat SET bot = ? WHERE match = ? AND seat = ? AND kind = 'person'"
            await connection.change(query, (bot, match, seat))
            if bot:
                await connection.change(LEAVE_OUT, (match, "bot"))
            await connection.tell(match)

        await self._database.write(job)
