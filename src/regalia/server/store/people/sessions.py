"""Stored sessions: the browsers in which an account is logged in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.server.store.database import Connection, Database

YEAR = 365 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Session:
    """A login of an account in one browser; times are in seconds since 1970."""

    id: str
    device: str
    created: float
    seen: float


class SessionStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, session: Session, guest: str, most: int) -> list[str]:
        """Store a new session. Returns those that ended for it: beyond ``most``, or unused for a year."""

        async def job(connection: Connection) -> list[str]:
            old = await connection.rows("SELECT id, seen FROM session WHERE guest = ? ORDER BY seen DESC", (guest,))
            gone = [id for place, (id, seen) in enumerate(old, 1) if place >= most or seen < session.seen - YEAR]
            await _end(connection, gone)
            await connection.change(
                "INSERT INTO session (id, guest, device, created, seen) VALUES (?, ?, ?, ?, ?)",
                (session.id, guest, session.device, session.created, session.seen),
            )
            return gone

        return await self._database.write(job)

    async def guest(self, session: str) -> str | None:
        """The account's guest; None for a session that has ended."""

        async def job(connection: Connection) -> str | None:
            rows = await connection.rows("SELECT guest FROM session WHERE id = ?", (session,))
            return rows[0][0] if rows else None

        return await self._database.look_up(job)

    async def of(self, guest: str) -> list[Session]:
        """The sessions of an account, the most recently used first."""

        async def job(connection: Connection) -> list[Session]:
            rows = await connection.rows(
                "SELECT id, device, created, seen FROM session WHERE guest = ? ORDER BY seen DESC, id", (guest,)
            )
            return [Session(*row) for row in rows]

        return await self._database.look_up(job)

    async def among(self, sessions: Sequence[str]) -> frozenset[str]:
        """Those of the sessions that have not ended."""

        async def job(connection: Connection) -> frozenset[str]:
            marks = ", ".join("?" * len(sessions))
            return frozenset(
                id for (id,) in await connection.rows(f"SELECT id FROM session WHERE id IN ({marks})", sessions)
            )

        return await self._database.look_up(job) if sessions else frozenset()

    async def see(self, session: str, now: float, least: float) -> None:
        """Note that a session is in use, unless that was noted less than ``least`` seconds ago."""

        async def noted(connection: Connection) -> bool:
            query = "SELECT 1 FROM session WHERE id = ? AND seen < ?"
            return not await connection.rows(query, (session, now - least))

        async def job(connection: Connection) -> None:
            await connection.change("UPDATE session SET seen = ? WHERE id = ?", (now, session))

        if not await self._database.look_up(noted):
            await self._database.write(job)

    async def end(self, guest: str, session: str) -> list[str]:
        """End one session of an account; returns it, or nothing if it had ended."""
        return await self._end_where("guest = ? AND id = ?", (guest, session))

    async def end_others(self, guest: str, but: str = "") -> list[str]:
        """End all sessions of an account but one; returns those that ended."""
        return await self._end_where("guest = ? AND id <> ?", (guest, but))

    async def _end_where(self, which: str, given: Sequence[str]) -> list[str]:
        async def job(connection: Connection) -> list[str]:
            gone = [id for (id,) in await connection.rows(f"SELECT id FROM session WHERE {which}", given)]
            await _end(connection, gone)
            return gone

        return await self._database.write(job)


async def _end(connection: Connection, sessions: Sequence[str]) -> None:
    for session in sessions:
        await connection.change("DELETE FROM session WHERE id = ?", (session,))
        await connection.tell_session(session)
