"""Stored events: their entries, their players and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.events.entries import AnyEntry, read, write
from regalia.server.store.database import Connection, Database
from regalia.server.store.rating_rows import LEAVE_OUT
from regalia.server.store.rows import Seat


@dataclass(frozen=True, slots=True)
class EventKept:
    """An event as it is stored."""

    id: str
    code: str
    private: bool
    entries: tuple[AnyEntry, ...]


@dataclass(frozen=True, slots=True)
class HostedGame:
    """A table that an entry opened."""

    match: str
    sealed: bool


class EventStore:
    """The events in the store. A change is durable when its method returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, id: str, code: str, private: bool, entry: AnyEntry, host: str) -> None:
        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO event (id, code, private, created) VALUES (?, ?, ?, ?)", (id, code, int(private), entry.at)
            )
            await connection.change("INSERT INTO event_entry VALUES (?, 1, ?)", (id, write(entry)))
            await connection.change("INSERT INTO event_guest VALUES (?, ?)", (id, host))

        await self._database.write(job)

    async def append(
        self,
        event: str,
        seq: int,
        entries: Sequence[AnyEntry],
        *,
        guests: Sequence[str] = (),
        games: Sequence[HostedGame] = (),
        over: bool = False,
    ) -> None:
        """Append entries from number ``seq``, all or none; raises Stale if a number is taken.

        ``guests`` belong to the event from now on, ``games`` are its tables, and ``over`` unseals everything.
        """
        rows = [(event, seq + number, write(entry)) for number, entry in enumerate(entries)]

        async def job(connection: Connection) -> None:
            await connection.change_many("INSERT INTO event_entry VALUES (?, ?, ?)", rows)
            for guest in guests:
                await connection.change("INSERT INTO event_guest VALUES (?, ?) ON CONFLICT DO NOTHING", (event, guest))
            for game in games:
                await connection.change(
                    "INSERT INTO event_game VALUES (?, ?, ?)", (game.match, event, int(game.sealed))
                )
            if over:
                await connection.change("UPDATE event SET over = 1 WHERE id = ?", (event,))
                await connection.change("UPDATE event_game SET sealed = 0 WHERE event = ?", (event,))

        await self._database.write(job)

    async def event(self, id: str) -> EventKept | None:
        async def job(connection: Connection) -> EventKept | None:
            rows = await connection.rows("SELECT code, private FROM event WHERE id = ?", (id,))
            if not rows:
                return None
            entries = await connection.rows("SELECT entry FROM event_entry WHERE event = ? ORDER BY seq", (id,))
            return EventKept(id, rows[0][0], bool(rows[0][1]), tuple(read(text) for (text,) in entries))

        return await self._database.read(job)

    async def finished(self, event: str) -> set[str]:
        """The finished tables of an event."""
        query = "SELECT id FROM match WHERE over = 1 AND id IN (SELECT match FROM event_game WHERE event = ?)"
        return set(await self._ids(query, (event,)))

    async def by_code(self, code: str) -> str | None:
        async def job(connection: Connection) -> str | None:
            rows = await connection.rows("SELECT id FROM event WHERE code = ?", (code,))
            return str(rows[0][0]) if rows else None

        return await self._database.read(job)

    async def running(self, most: int, after: int = 0) -> list[str]:
        """The unfinished events, newest first, without the first ``after``."""
        query = "SELECT id FROM event WHERE over = 0 ORDER BY created DESC, id LIMIT ? OFFSET ?"
        return await self._ids(query, (most, after))

    async def listed(self, most: int) -> list[str]:
        """The unfinished public events, newest first."""
        query = "SELECT id FROM event WHERE over = 0 AND private = 0 ORDER BY created DESC LIMIT ?"
        return await self._ids(query, (most,))

    async def of(self, guest: str, most: int) -> list[str]:
        """The events that a guest hosts or plays in, unfinished ones first."""
        query = (
            "SELECT id FROM event WHERE id IN (SELECT event FROM event_guest WHERE guest = ?)"
            " ORDER BY over, created DESC LIMIT ?"
        )
        return await self._ids(query, (guest, most))

    async def unfinished(self, guest: str) -> int:
        """How many unfinished events a guest hosts or plays in."""
        query = "SELECT event FROM event_guest WHERE guest = ? AND event IN (SELECT id FROM event WHERE over = 0) LIMIT 1000"
        return len(await self._ids(query, (guest,)))

    async def give_seat(self, match: str, number: int, seat: Seat) -> None:
        """Give a seat to somebody else; the game is no longer rated."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "UPDATE seat SET kind = ?, guest = ?, bot = ? WHERE match = ? AND seat = ?",
                (seat.kind, seat.guest, seat.bot, match, number),
            )
            await connection.change(LEAVE_OUT, (match, "seat"))
            await connection.tell(match)

        await self._database.write(job)

    async def _ids(self, query: str, given: tuple[object, ...]) -> list[str]:
        async def job(connection: Connection) -> list[str]:
            return [str(id) for (id,) in await connection.rows(query, given)]

        return await self._database.read(job)
