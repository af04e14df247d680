"""Stored works: what people made in the editors and keep."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.server.store.database import Connection, Database

COLUMNS = "id, guest, game, kind, name, content, changed"


@dataclass(frozen=True, slots=True)
class WorkRow:
    """A work. ``content`` is JSON, ``changed`` the time of the last change."""

    id: str
    guest: str
    game: str
    kind: str
    name: str
    content: str
    changed: float


class WorkStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, work: WorkRow, most: int) -> bool:
        """Keep a new work; False if its owner keeps ``most`` already."""

        async def job(connection: Connection) -> bool:
            rows = await connection.rows("SELECT count(*) FROM work WHERE guest = ?", (work.guest,))
            if rows[0][0] >= most:
                return False
            await connection.change(
                f"INSERT INTO work ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (work.id, work.guest, work.game, work.kind, work.name, work.content, work.changed),
            )
            return True

        return await self._database.write(job)

    async def change(self, work: WorkRow) -> bool:
        """Replace name and content of the owner's work; False if it is not there any more."""

        async def job(connection: Connection) -> bool:
            return bool(
                await connection.change(
                    "UPDATE work SET name = ?, content = ?, changed = ? WHERE id = ? AND guest = ?",
                    (work.name, work.content, work.changed, work.id, work.guest),
                )
            )

        return await self._database.write(job)

    async def drop(self, id: str, guest: str) -> bool:
        """Delete the owner's work; False if there is none."""

        async def job(connection: Connection) -> bool:
            return bool(await connection.change("DELETE FROM work WHERE id = ? AND guest = ?", (id, guest)))

        return await self._database.write(job)

    async def of(self, id: str) -> WorkRow | None:
        async def job(connection: Connection) -> WorkRow | None:
            rows = await connection.rows(f"SELECT {COLUMNS} FROM work WHERE id = ?", (id,))
            return WorkRow(*rows[0]) if rows else None

        return await self._database.look_up(job)

    async def by(self, guest: str) -> list[WorkRow]:
        """What a guest keeps, the last changed first."""

        async def job(connection: Connection) -> list[WorkRow]:
            query = f"SELECT {COLUMNS} FROM work WHERE guest = ? ORDER BY changed DESC, id"
            return [WorkRow(*row) for row in await connection.rows(query, (guest,))]

        return await self._database.read(job)
