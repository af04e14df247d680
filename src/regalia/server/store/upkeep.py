"""The store's upkeep: whether it works, and which server does a regular job."""

from __future__ import annotations

import os

from regalia.server.store.database import Connection, Database, only_one
from regalia.server.store.schema import TABLES

PROBE = 32 * 1024  # bytes, more than a move or a new table needs


class UpkeepStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def try_out(self) -> None:
        """Write to the database and read a row of every table, by every way of reading. Raises StoreError."""

        async def write(connection: Connection) -> None:
            query = "INSERT INTO setting VALUES ('ready', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await connection.change(query, (os.urandom(PROBE),))  # SQLite does not write what has not changed

        async def read(connection: Connection) -> None:
            for table in TABLES:
                await connection.rows(f"SELECT * FROM {table} LIMIT 1")

        await self._database.write(write)
        await self._database.look_up(read)
        await self._database.read(read)

    async def claim(self, job: str, now: float, every: float) -> bool:
        """Whether this server is to do a regular job now. Raises Stale if another has just claimed it."""

        async def claimed(connection: Connection) -> bool:
            rows = await connection.rows("SELECT value FROM setting WHERE name = ?", (job,))
            if rows and now - float(bytes(rows[0][0])) < every:
                return False
            if rows:
                query = "UPDATE setting SET value = ? WHERE name = ? AND value = ?"
                only_one(await connection.change(query, (repr(now).encode(), job, rows[0][0])))
            else:
                await connection.change("INSERT INTO setting VALUES (?, ?)", (job, repr(now).encode()))
            return True

        return await self._database.write(claimed)

    async def give_up(self, job: str) -> None:
        """Let a regular job that failed be claimed again."""

        async def given_up(connection: Connection) -> None:
            await connection.change("DELETE FROM setting WHERE name = ?", (job,))

        await self._database.write(given_up)
