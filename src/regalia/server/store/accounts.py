"""Stored accounts, and how one guest's data moves to another guest."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.server.store.database import Connection, Database


class AccountStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, name: str, guest: str, password: str, now: float) -> None:
        """Open an account.

        Raises Stale if the name is taken or the guest has an account.
        """

        async def job(connection: Connection) -> None:
            await connection.change("INSERT INTO account VALUES (?, ?, ?, ?)", (name, guest, password, now))

        await self._database.write(job)

    async def find(self, name: str) -> tuple[str, str] | None:
        """The guest and the password hash of an account."""

        async def job(connection: Connection) -> tuple[str, str] | None:
            rows = await connection.rows("SELECT guest, password FROM account WHERE name = ?", (name,))
            return (rows[0][0], rows[0][1]) if rows else None

        return await self._database.read(job)

    async def has(self, guest: str) -> bool:
        return bool(await self.among([guest]))

    async def among(self, guests: Sequence[str]) -> frozenset[str]:
        """The guests among these who have an account."""

        async def job(connection: Connection) -> frozenset[str]:
            marks = ", ".join("?" * len(guests))
            rows = await connection.rows(f"SELECT guest FROM account WHERE guest IN ({marks})", guests)
            return frozenset(guest for (guest,) in rows)

        return await self._database.look_up(job) if guests else frozenset()

    async def tables_of_both(self, one: str, other: str) -> list[str]:
        """The unfinished tables where both guests sit."""

        async def job(connection: Connection) -> list[str]:
            query = (
                "SELECT id FROM match WHERE over = 0 AND id IN (SELECT match FROM seat WHERE guest = ?)"
                " AND id IN (SELECT match FROM seat WHERE guest = ?)"
            )
            return [str(id) for (id,) in await connection.rows(query, (one, other))]

        return await self._database.read(job)

    async def move_guest(self, old: str, new: str) -> None:
        """Move everything of one guest to another.

        Tables and free seats always move; account, name and ratings only where the other guest has none.
        """

        async def job(connection: Connection) -> None:
            for (match,) in await connection.rows("SELECT match FROM seat WHERE guest = ?", (old,)):
                await connection.tell(match)
            await connection.change(
                "UPDATE seat SET guest = ? WHERE guest = ? AND match NOT IN (SELECT match FROM seat WHERE guest = ?)",
                (new, old, new),
            )
            await connection.change("UPDATE match SET host = ? WHERE host = ?", (new, old))
            for table, column in (("guest", "id"), ("account", "guest")):
                await connection.change(
                    f"UPDATE {table} SET {column} = ? WHERE {column} = ?"
                    f" AND NOT EXISTS (SELECT 1 FROM {table} other WHERE other.{column} = ?)",
                    (new, old, new),
                )
            await connection.change("DELETE FROM guest WHERE id = ?", (old,))
            await connection.change(
                "UPDATE rating SET player = ? WHERE player = ? AND game NOT IN"
                " (SELECT game FROM rating other WHERE other.player = ?)",
                (new, old, new),
            )

        await self._database.write(job)

    async def forget(self, guest: str) -> None:
        """Delete a guest's account, name, ratings and chat messages."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "DELETE FROM said WHERE EXISTS"
                " (SELECT 1 FROM seat WHERE seat.match = said.match AND seat.seat = said.seat AND seat.guest = ?)",
                (guest,),
            )
            await connection.change("DELETE FROM account WHERE guest = ?", (guest,))
            await connection.change("DELETE FROM guest WHERE id = ?", (guest,))
            await connection.change("DELETE FROM rating WHERE player = ?", (guest,))

        await self._database.write(job)
