"""Stored seals, from which the tables' chance follows."""

from __future__ import annotations

import msgspec

from regalia.server.store.database import Connection, Database, only_one
from regalia.server.store.seal import Seal


class SealStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, seal: Seal) -> None:
        """Store the seal of a new table; an existing one stays."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO seal VALUES (?, ?) ON CONFLICT (match) DO NOTHING", (seal.table, _sealed(seal))
            )

        await self._database.write(job)

    async def change(self, before: Seal, after: Seal) -> None:
        """Replace a seal; raises Stale if it has changed."""

        async def job(connection: Connection) -> None:
            only_one(
                await connection.change(
                    "UPDATE seal SET seal = ? WHERE match = ? AND seal = ?",
                    (_sealed(after), before.table, _sealed(before)),
                )
            )
            await connection.tell(before.table)

        await self._database.write(job)

    async def of(self, match: str) -> Seal | None:
        async def job(connection: Connection) -> Seal | None:
            rows = await connection.rows("SELECT seal FROM seal WHERE match = ?", (match,))
            return msgspec.json.decode(rows[0][0], type=Seal) if rows else None

        return await self._database.look_up(job)


def _sealed(seal: Seal) -> str:
    return msgspec.json.encode(seal).decode()
