"""The store: matches as their lines, who sits where, guests, records brought along. SQLite, no ORM.

Everything outside asks by these methods only, so that another database can stand in for this one.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.server.rows import MatchRow, Progress, Seat, Written
from regalia.server.schema import connect, prepare
from regalia.server.seal import Seal
from regalia.server.writer import Stale, StoreError, Writer

T = TypeVar("T")

MATCH = "id, game, rules, options, host, private, created, over, result, rematch"
APPEND = "INSERT INTO line (match, seq, line, play, at, turn) VALUES (?, ?, ?, ?, ?, ?)"


class Store:
    """One database file. Writes go through the writer's thread, reads through a reader's: the event loop never waits."""

    def __init__(self, path: Path) -> None:
        connection = prepare(path)
        connection.execute("INSERT OR IGNORE INTO setting VALUES ('secret', ?)", (secrets.token_bytes(32),))
        self.secret: bytes = connection.execute("SELECT value FROM setting WHERE name = 'secret'").fetchone()[0]
        self._writer = Writer(connection)
        self._reading = connect(path)
        self._reading.execute("PRAGMA query_only = ON")
        self._reader = ThreadPoolExecutor(1, "regalia-reader")

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()

    # ---- matches

    async def create(self, row: MatchRow, before: str = "") -> None:
        """A new match; with ``before`` it is the rematch of that one, of which there can be only one (else Stale)."""

        def job(connection: sqlite3.Connection) -> None:
            if before:
                _only_one(
                    connection.execute("UPDATE match SET rematch = ? WHERE id = ? AND rematch = ''", (row.id, before))
                )
            connection.execute(
                "INSERT INTO match (id, game, rules, options, seats, host, private, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.id,
                    row.game,
                    row.rules,
                    msgspec.json.encode(row.options).decode(),
                    len(row.seats),
                    row.host,
                    row.private,
                    row.created,
                ),
            )
            connection.executemany(
                "INSERT INTO seat (match, seat, kind, guest, bot, auto_pass) VALUES (?, ?, ?, ?, ?, ?)",
                [(row.id, n, seat.kind, seat.guest, seat.bot, seat.auto_pass) for n, seat in enumerate(row.seats)],
            )

        await self._writer.do(job)

    async def append(self, match: str, seq: int, lines: Sequence[Written], progress: Progress) -> None:
        """The lines from number ``seq`` on, all or none; raises Stale if one of these numbers is taken."""
        last = len(lines) - 1
        rows = [
            (match, seq + n, written.line, written.play, progress.at, progress.turn if n == last else None)
            for n, written in enumerate(lines)
        ]

        def job(connection: sqlite3.Connection) -> None:
            connection.executemany(APPEND, rows)
            if progress.result is not None:
                result = msgspec.json.encode(progress.result).decode()
                connection.execute("UPDATE match SET over = 1, result = ? WHERE id = ?", (result, match))

        await self._writer.do(job)

    async def take_seat(self, match: str, seat: int, guest: str) -> None:
        """Sit a guest down in an open seat; raises Stale if it is not open."""

        def job(connection: sqlite3.Connection) -> None:
            _only_one(
                connection.execute(
                    "UPDATE seat SET kind = 'person', guest = ? WHERE match = ? AND seat = ? AND kind = 'open'",
                    (guest, match, seat),
                )
            )

        await self._writer.do(job)

    async def set_auto_pass(self, match: str, seat: int, on: bool) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seat SET auto_pass = ? WHERE match = ? AND seat = ?", (on, match, seat))

        await self._writer.do(job)

    async def match(self, match: str) -> tuple[MatchRow, list[Written]] | None:
        """A match and its lines."""

        def job(connection: sqlite3.Connection) -> tuple[MatchRow, list[Written]] | None:
            rows = _matches(connection, f"SELECT {MATCH} FROM match WHERE id = ?", (match,))
            if not rows:
                return None
            lines = connection.execute("SELECT line, play FROM line WHERE match = ? ORDER BY seq", (match,))
            return rows[0], [Written(line, play) for line, play in lines]

        return await self._read(job)

    async def matches_of(self, guest: str, most: int) -> list[MatchRow]:
        """The matches in which the guest sits: those that go on, then the others; the newest first."""
        return await self._read(
            lambda connection: _matches(
                connection,
                f"SELECT {MATCH} FROM match WHERE id IN (SELECT match FROM seat WHERE guest = ?)"
                " ORDER BY over, created DESC LIMIT ?",
                (guest, most),
            )
        )

    async def waiting(self, since: float, most: int) -> list[MatchRow]:
        """The matches in the lobby that somebody can still join, the newest first."""
        return await self._read(
            lambda connection: _matches(
                connection,
                f"SELECT {MATCH} FROM match WHERE private = 0 AND created > ?"
                " AND id IN (SELECT match FROM seat WHERE kind = 'open') ORDER BY created DESC LIMIT ?",
                (since, most),
            )
        )

    async def bots_to_move(self, most: int) -> list[str]:
        """The running matches in which a bot is to move, and somebody else sits too."""

        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM match WHERE over = 0"
                " AND EXISTS (SELECT 1 FROM seat WHERE match = id AND kind = 'person')"
                " AND EXISTS (SELECT 1 FROM seat WHERE match = id AND kind = 'bot' AND seat ="
                " (SELECT turn FROM line WHERE match = id ORDER BY seq DESC LIMIT 1)) ORDER BY created DESC LIMIT ?",
                (most,),
            )
            return [id for (id,) in rows]

        return await self._read(job)

    # ---- seals

    async def make_seal(self, seal: Seal) -> None:
        """The seal of a new table. Where there is one already it stays."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO seal VALUES (?, ?)", (seal.table, _sealed(seal)))

        await self._writer.do(job)

    async def change_seal(self, before: Seal, after: Seal) -> None:
        """Raises Stale if the seal is not as it was."""

        def job(connection: sqlite3.Connection) -> None:
            _only_one(
                connection.execute(
                    "UPDATE seal SET seal = ? WHERE match = ? AND seal = ?",
                    (_sealed(after), before.table, _sealed(before)),
                )
            )

        await self._writer.do(job)

    async def seal(self, match: str) -> Seal | None:
        def job(connection: sqlite3.Connection) -> Seal | None:
            row = connection.execute("SELECT seal FROM seal WHERE match = ?", (match,)).fetchone()
            return None if row is None else msgspec.json.decode(row[0], type=Seal)

        return await self._read(job)

    # ---- guests

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """The names of those guests who have given one."""

        def job(connection: sqlite3.Connection) -> dict[str, str]:
            marks = ", ".join("?" * len(guests))
            return dict(connection.execute(f"SELECT id, name FROM guest WHERE id IN ({marks})", tuple(guests)))

        return await self._read(job)

    async def set_name(self, guest: str, name: str, now: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO guest VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                (guest, name, now),
            )

        await self._writer.do(job)

    # ---- records brought along

    async def save_upload(self, id: str, record: bytes, most: int) -> None:
        """Keep a record; the oldest beyond ``most`` are forgotten."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO upload (id, record) VALUES (?, ?)", (id, record))
            connection.execute("DELETE FROM upload WHERE number <= (SELECT max(number) FROM upload) - ?", (most,))

        await self._writer.do(job)

    async def upload(self, id: str) -> bytes | None:
        def job(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute("SELECT record FROM upload WHERE id = ?", (id,)).fetchone()
            return None if row is None else bytes(row[0])

        return await self._read(job)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)
        except sqlite3.Error as wrong:
            raise StoreError(str(wrong)) from None


def _sealed(seal: Seal) -> str:
    return msgspec.json.encode(seal).decode()


def _only_one(cursor: sqlite3.Cursor) -> None:
    if cursor.rowcount != 1:
        raise Stale()


def _matches(connection: sqlite3.Connection, query: str, given: tuple[Any, ...]) -> list[MatchRow]:
    found: list[MatchRow] = []
    for row in connection.execute(query, given).fetchall():
        id, game, rules, options, host, private, created, over, result, rematch = row
        seats = connection.execute(
            "SELECT kind, guest, bot, auto_pass FROM seat WHERE match = ? ORDER BY seat", (id,)
        ).fetchall()
        last = connection.execute(
            "SELECT at, turn FROM line WHERE match = ? ORDER BY seq DESC LIMIT 1", (id,)
        ).fetchone()
        touched, turn = last or (created, None)
        found.append(
            MatchRow(
                id=id,
                game=game,
                rules=rules,
                options=msgspec.json.decode(options),
                host=host,
                private=bool(private),
                created=created,
                seats=tuple(Seat(kind, guest, bot, bool(auto_pass)) for kind, guest, bot, auto_pass in seats),
                over=bool(over),
                result=None if result is None else tuple(msgspec.json.decode(result)),
                rematch=rematch,
                touched=touched,
                turn=turn,
            )
        )
    return found
