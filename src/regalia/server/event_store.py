"""What the store holds of events: their entries, who plays in them, and which tables are theirs."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.events.entries import AnyEntry, read, write
from regalia.server.rows import Seat
from regalia.server.store import Store


@dataclass(frozen=True, slots=True)
class EventKept:
    """An event as it is stored."""

    id: str
    code: str
    private: bool
    entries: tuple[AnyEntry, ...]


@dataclass(frozen=True, slots=True)
class HostedGame:
    """A table that an entry has opened."""

    match: str
    sealed: bool


class EventStore:
    """The part of the store that is about events. Like everything there it is durable when a method returns."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, id: str, code: str, private: bool, entry: AnyEntry, host: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO event (id, code, private, created) VALUES (?, ?, ?, ?)", (id, code, private, entry.at)
            )
            connection.execute("INSERT INTO event_entry VALUES (?, 1, ?)", (id, write(entry)))
            connection.execute("INSERT INTO event_guest VALUES (?, ?)", (id, host))

        await self._store.write(job)

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
        """The entries from number ``seq`` on, all or none; raises Stale if one of these numbers is taken.

        ``guests`` have to do with the event from now on, ``games`` are its tables; with ``over`` everything is unsealed.
        """
        rows = [(event, seq + number, write(entry)) for number, entry in enumerate(entries)]

        def job(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT INTO event_entry VALUES (?, ?, ?)", rows)
            for guest in guests:
                connection.execute("INSERT INTO event_guest VALUES (?, ?) ON CONFLICT DO NOTHING", (event, guest))
            for game in games:
                connection.execute("INSERT INTO event_game VALUES (?, ?, ?)", (game.match, event, game.sealed))
            if over:
                connection.execute("UPDATE event SET over = 1 WHERE id = ?", (event,))
                connection.execute("UPDATE event_game SET sealed = 0 WHERE event = ?", (event,))

        await self._store.write(job)

    async def event(self, id: str) -> EventKept | None:
        def job(connection: sqlite3.Connection) -> EventKept | None:
            row = connection.execute("SELECT code, private FROM event WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            entries = connection.execute("SELECT entry FROM event_entry WHERE event = ? ORDER BY seq", (id,))
            return EventKept(id, row[0], bool(row[1]), tuple(read(text) for (text,) in entries))

        return await self._store.read(job)

    async def finished(self, event: str) -> set[str]:
        """The tables of an event where the game is over."""
        query = "SELECT id FROM match WHERE over = 1 AND id IN (SELECT match FROM event_game WHERE event = ?)"
        return set(await self._ids(query, (event,)))

    async def by_code(self, code: str) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT id FROM event WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return await self._store.read(job)

    async def running(self, most: int) -> list[str]:
        """The events that are not over, the newest first."""
        return await self._ids("SELECT id FROM event WHERE over = 0 ORDER BY created DESC LIMIT ?", (most,))

    async def listed(self, most: int) -> list[str]:
        """Those of them that are in the open."""
        query = "SELECT id FROM event WHERE over = 0 AND private = 0 ORDER BY created DESC LIMIT ?"
        return await self._ids(query, (most,))

    async def of(self, guest: str, most: int) -> list[str]:
        """The events that a guest holds or plays in; those that go on first."""
        query = (
            "SELECT id FROM event WHERE id IN (SELECT event FROM event_guest WHERE guest = ?)"
            " ORDER BY over, created DESC LIMIT ?"
        )
        return await self._ids(query, (guest, most))

    async def give_seat(self, match: str, number: int, seat: Seat) -> None:
        """Somebody else sits there from now on."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seat SET kind = ?, guest = ?, bot = ? WHERE match = ? AND seat = ?",
                (seat.kind, seat.guest, seat.bot, match, number),
            )

        await self._store.write(job)

    async def _ids(self, query: str, given: tuple[object, ...]) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            return [id for (id,) in connection.execute(query, given)]

        return await self._store.read(job)
