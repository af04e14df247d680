"""Stored records that people uploaded: the most recent ones."""

from __future__ import annotations

from regalia.server.store.database import Connection, Database


class UploadStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, id: str, record: bytes, most: int) -> None:
        """Store a record, and delete the oldest beyond ``most``."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO upload (number, id, record)"
                " VALUES ((SELECT coalesce(max(number), 0) + 1 FROM upload), ?, ?)",
                (id, record),
            )
            await connection.change("DELETE FROM upload WHERE number <= (SELECT max(number) FROM upload) - ?", (most,))

        await self._database.write(job)

    async def of(self, id: str) -> bytes | None:
        async def job(connection: Connection) -> bytes | None:
            rows = await connection.rows("SELECT record FROM upload WHERE id = ?", (id,))
            return bytes(rows[0][0]) if rows else None

        return await self._database.read(job)
