"""Stored clocks: when they started, when each runs out, and when no server ran."""

from __future__ import annotations

from regalia.server.store.database import Connection, Database


class ClockStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(self, match: str, begun: float, due: float | None) -> None:
        """Start the clocks of a match; ``due`` as in Progress."""

        async def job(connection: Connection) -> None:
            query = "UPDATE clock SET begun = ?, due = ? WHERE match = ? AND begun IS NULL"
            await connection.change(query, (begun, due, match))

        await self._database.write(job)

    async def set_due(self, match: str, due: float | None) -> None:
        async def job(connection: Connection) -> None:
            await connection.change("UPDATE clock SET due = ? WHERE match = ?", (due, match))

        await self._database.write(job)

    async def due(self, before: float, most: int) -> list[str]:
        """The matches in which a clock runs out before then, the most urgent first."""

        async def job(connection: Connection) -> list[str]:
            query = "SELECT match FROM clock WHERE due < ? ORDER BY due LIMIT ?"
            return [id for (id,) in await connection.rows(query, (before, most))]

        return await self._database.read(job)

    async def alive(self, now: float) -> None:
        """Store that a server was running at this time."""

        async def job(connection: Connection) -> None:
            query = "INSERT INTO setting VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await connection.change(query, (repr(now).encode(),))

        await self._database.write(job)

    async def last_alive(self) -> float | None:
        async def job(connection: Connection) -> float | None:
            rows = await connection.rows("SELECT value FROM setting WHERE name = 'alive'")
            return float(bytes(rows[0][0])) if rows else None

        return await self._database.read(job)

    async def newest(self) -> float | None:
        """The latest time at which a running clock was stored to have started or moved."""

        async def job(connection: Connection) -> float | None:
            rows = await connection.rows(
                "SELECT max(begun), max(moved) FROM (SELECT begun,"
                " (SELECT at FROM line WHERE line.match = clock.match ORDER BY seq DESC LIMIT 1) AS moved"
                " FROM clock WHERE due IS NOT NULL) AS running"
            )
            return max((at for at in rows[0] if at is not None), default=None)

        return await self._database.read(job)

    async def cut_downtimes(self, now: float) -> int:
        """End every downtime that is stored as lasting beyond now; how many there were.

        Every running clock is then due, so that the ticker computes it again.
        """

        async def job(connection: Connection) -> int:
            cut = await connection.change(
                "UPDATE downtime SET until = ? WHERE until > ? AND since < ?", (now, now, now)
            )
            cut += await connection.change("DELETE FROM downtime WHERE until > ?", (now,))
            if cut:
                await connection.change("UPDATE clock SET due = ? WHERE due > ?", (now, now))
            return cut

        return await self._database.write(job)

    async def was_down(self, since: float, until: float) -> None:
        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO downtime VALUES (?, ?) ON CONFLICT (since) DO UPDATE SET until = excluded.until",
                (since, until),
            )

        await self._database.write(job)

    async def downtimes(self) -> list[tuple[float, float]]:
        """The periods in which no server ran, in order."""

        async def job(connection: Connection) -> list[tuple[float, float]]:
            rows = await connection.rows("SELECT since, until FROM downtime ORDER BY since")
            return [(since, until) for since, until in rows]

        return await self._database.read(job)
