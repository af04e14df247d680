"""Stored reports: what players tell the operators about each other."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.server.store.database import Connection, Database

COLUMNS = "number, at, reporter, against, match, why, text, said, settled"


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A report. ``said``: the last messages of the reported player at that table, as they were then.

    ``settled``: what an operator has noted about it; None while it is open.
    """

    number: int
    at: float
    reporter: str
    against: str
    match: str
    why: str
    text: str
    said: str
    settled: str | None = None


class ReportStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: ReportRow) -> int:
        """Store a report under the next number, which is returned; its own number does not matter."""

        async def job(connection: Connection) -> int:
            rows = await connection.rows("SELECT coalesce(max(number), 0) + 1 FROM report")
            number = int(rows[0][0])
            await connection.change(
                f"INSERT INTO report ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)",
                (
                    number,
                    report.at,
                    report.reporter,
                    report.against,
                    report.match,
                    report.why,
                    report.text,
                    report.said,
                ),
            )
            return number

        return await self._database.write(job)

    async def newest(self, most: int, every: bool = False) -> list[ReportRow]:
        """The last reports, newest first: the open ones, or all."""

        async def job(connection: Connection) -> list[ReportRow]:
            where = "" if every else " WHERE settled IS NULL"
            query = f"SELECT {COLUMNS} FROM report{where} ORDER BY number DESC LIMIT ?"
            return [ReportRow(*row) for row in await connection.rows(query, (most,))]

        return await self._database.read(job)

    async def numbered(self, number: int) -> ReportRow | None:
        async def job(connection: Connection) -> ReportRow | None:
            rows = await connection.rows(f"SELECT {COLUMNS} FROM report WHERE number = ?", (number,))
            return ReportRow(*rows[0]) if rows else None

        return await self._database.read(job)

    async def open_by(self, reporter: str, against: str) -> bool:
        """Whether this reporter's report about that player is still open."""

        async def job(connection: Connection) -> bool:
            query = "SELECT 1 FROM report WHERE reporter = ? AND against = ? AND settled IS NULL LIMIT 1"
            return bool(await connection.rows(query, (reporter, against)))

        return await self._database.look_up(job)
