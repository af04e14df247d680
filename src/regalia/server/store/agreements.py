"""Stored proposals and chat messages of tables, and who is muted there."""

from __future__ import annotations

from regalia.server.store.database import Connection, Database, only_one


class AgreementStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def propose(self, match: str, proposal: str) -> None:
        """Store a proposal; it replaces the last one."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO proposal VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET proposal = excluded.proposal",
                (match, proposal),
            )
            await connection.tell(match)

        await self._database.write(job)

    async def answer(self, match: str, before: str, after: str) -> None:
        """Replace the proposal that was answered; raises Stale if it has changed since."""

        async def job(connection: Connection) -> None:
            query = "UPDATE proposal SET proposal = ? WHERE match = ? AND proposal = ?"
            only_one(await connection.change(query, (after, match, before)))
            await connection.tell(match)

        await self._database.write(job)

    async def say(self, match: str, seat: int, text: str, kept: int) -> None:
        """Store a chat message and delete all but the last ``kept``."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO said (match, number, seat, text)"
                " VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM said WHERE match = ?), ?, ?)",
                (match, match, seat, text),
            )
            await connection.change(
                "DELETE FROM said WHERE match = ? AND number <= (SELECT max(number) FROM said WHERE match = ?) - ?",
                (match, match, kept),
            )
            await connection.tell(match)

        await self._database.write(job)

    async def said(self, match: str, after: int) -> list[tuple[int, int, str]]:
        """The chat messages after that number: number, seat and text."""

        async def job(connection: Connection) -> list[tuple[int, int, str]]:
            query = "SELECT number, seat, text FROM said WHERE match = ? AND number > ? ORDER BY number"
            return [(number, seat, text) for number, seat, text in await connection.rows(query, (match, after))]

        return await self._database.look_up(job)

    async def mute(self, match: str, seat: int, on: bool) -> None:
        """Mute a seat in the chat of a match, or let it speak again."""

        async def job(connection: Connection) -> None:
            if on:
                await connection.change("INSERT INTO mute VALUES (?, ?) ON CONFLICT DO NOTHING", (match, seat))
            else:
                await connection.change("DELETE FROM mute WHERE match = ? AND seat = ?", (match, seat))
            await connection.tell(match)

        await self._database.write(job)

    async def muted(self, match: str) -> frozenset[int]:
        async def job(connection: Connection) -> frozenset[int]:
            return frozenset(
                seat for (seat,) in await connection.rows("SELECT seat FROM mute WHERE match = ?", (match,))
            )

        return await self._database.look_up(job)
