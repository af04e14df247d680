"""Stored blocks: whom a guest does not want to meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.server.store.database import Connection, Database


@dataclass(frozen=True, slots=True)
class Block:
    """A block: its own id, the guest who is blocked, and since when."""

    id: str
    blocked: str
    at: float


class BlockStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, id: str, guest: str, blocked: str, now: float, most: int) -> bool:
        """Block a guest, once; False if the list is full."""

        async def job(connection: Connection) -> bool:
            rows = await connection.rows("SELECT count(*) FROM block WHERE guest = ?", (guest,))
            if rows[0][0] >= most:
                return False
            await connection.change(
                "INSERT INTO block VALUES (?, ?, ?, ?) ON CONFLICT (guest, blocked) DO NOTHING",
                (id, guest, blocked, now),
            )
            return True

        return await self._database.write(job)

    async def lift(self, id: str, guest: str) -> bool:
        """Lift a guest's own block; False if there is none of that id."""

        async def job(connection: Connection) -> bool:
            return bool(await connection.change("DELETE FROM block WHERE id = ? AND guest = ?", (id, guest)))

        return await self._database.write(job)

    async def of(self, guest: str) -> list[Block]:
        """The blocks of a guest, newest first."""

        async def job(connection: Connection) -> list[Block]:
            query = "SELECT id, blocked, at FROM block WHERE guest = ? ORDER BY at DESC, id"
            return [Block(*row) for row in await connection.rows(query, (guest,))]

        return await self._database.look_up(job)

    async def against(self, guest: str) -> frozenset[str]:
        """The guests who have blocked this one."""

        async def job(connection: Connection) -> frozenset[str]:
            rows = await connection.rows("SELECT guest FROM block WHERE blocked = ?", (guest,))
            return frozenset(one for (one,) in rows)

        return await self._database.look_up(job)

    async def among(self, guests: Sequence[str]) -> list[tuple[str, str]]:
        """Who of these guests has blocked whom of them."""

        async def job(connection: Connection) -> list[tuple[str, str]]:
            marks = ", ".join("?" * len(guests))
            query = f"SELECT guest, blocked FROM block WHERE guest IN ({marks}) AND blocked IN ({marks})"
            return [(one, other) for one, other in await connection.rows(query, (*guests, *guests))]

        return await self._database.look_up(job) if guests else []
