"""The store: matches as their lines, who sits where, guests, records brought along. SQLite, no ORM.

Everything outside asks by these methods only, so that another database can stand in for this one.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.server.ratings import Rating
from regalia.server.rows import MatchRow, Progress, Seat, Written
from regalia.server.schema import connect, prepare
from regalia.server.wire import TimeControl
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
            if row.code:
                connection.execute("INSERT INTO code VALUES (?, ?)", (row.code, row.id))
            if row.control is not None:
                connection.execute(
                    "INSERT INTO clock (match, kind, base, increment) VALUES (?, ?, ?, ?)",
                    (row.id, row.control.kind, row.control.base, row.control.increment),
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
            if progress.due is not None or progress.result is not None:
                connection.execute("UPDATE clock SET due = ? WHERE match = ?", (progress.due, match))
            if progress.result is not None:
                result = msgspec.json.encode(progress.result).decode()
                connection.execute("UPDATE match SET over = 1, result = ? WHERE id = ?", (result, match))
                connection.execute("INSERT OR IGNORE INTO unrated VALUES (?)", (match,))

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

    async def fill_seat(self, match: str, seat: int, bot: str) -> None:
        """A bot takes an open seat; raises Stale if it is not open."""

        def job(connection: sqlite3.Connection) -> None:
            _only_one(
                connection.execute(
                    "UPDATE seat SET kind = 'bot', bot = ? WHERE match = ? AND seat = ? AND kind = 'open'",
                    (bot, match, seat),
                )
            )

        await self._writer.do(job)

    async def by_code(self, code: str) -> str | None:
        """The match to which a short code leads."""

        def job(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT match FROM code WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return await self._read(job)

    async def set_auto_pass(self, match: str, seat: int, on: bool) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seat SET auto_pass = ? WHERE match = ? AND seat = ?", (on, match, seat))

        await self._writer.do(job)

    async def set_substitute(self, match: str, seat: int, bot: str) -> None:
        """Who plays for the person in that seat; empty: the person."""

        def job(connection: sqlite3.Connection) -> None:
            query = "UPDATE seat SET bot = ? WHERE match = ? AND seat = ? AND kind = 'person'"
            connection.execute(query, (bot, match, seat))

        await self._writer.do(job)

    async def match(self, match: str) -> tuple[MatchRow, list[Written]] | None:
        """A match and its lines."""

        def job(connection: sqlite3.Connection) -> tuple[MatchRow, list[Written]] | None:
            rows = _matches(connection, f"SELECT {MATCH} FROM match WHERE id = ?", (match,))
            if not rows:
                return None
            lines = connection.execute("SELECT line, play, at FROM line WHERE match = ? ORDER BY seq", (match,))
            return rows[0], [Written(line, play, at) for line, play, at in lines]

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

    async def running(self, since: float, most: int) -> list[MatchRow]:
        """The matches that go on with nobody missing, in the open and not forgotten, the newest first."""
        return await self._read(
            lambda connection: _matches(
                connection,
                f"SELECT {MATCH} FROM match WHERE over = 0 AND private = 0 AND created > ?"
                " AND id NOT IN (SELECT match FROM seat WHERE kind = 'open')"
                " AND id IN (SELECT match FROM seat WHERE kind = 'person') ORDER BY created DESC LIMIT ?",
                (since, most),
            )
        )

    async def bots_to_move(self, most: int) -> list[str]:
        """The running matches in which a bot is to move, and somebody else sits too."""

        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM match WHERE over = 0"
                " AND EXISTS (SELECT 1 FROM seat WHERE match = id AND kind = 'person')"
                " AND EXISTS (SELECT 1 FROM seat WHERE match = id AND bot <> '' AND seat ="
                " (SELECT turn FROM line WHERE match = id ORDER BY seq DESC LIMIT 1)) ORDER BY created DESC LIMIT ?",
                (most,),
            )
            return [id for (id,) in rows]

        return await self._read(job)

    # ---- clocks

    async def start_clock(self, match: str, begun: float, due: float | None) -> None:
        """The clocks of a match can run from now on; ``due`` as in Progress."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE clock SET begun = ?, due = ? WHERE match = ?", (begun, due, match))

        await self._writer.do(job)

    async def set_due(self, match: str, due: float | None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE clock SET due = ? WHERE match = ?", (due, match))

        await self._writer.do(job)

    async def due(self, before: float, most: int) -> list[str]:
        """The matches in which somebody's time is up before then, the most urgent first."""

        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute("SELECT match FROM clock WHERE due < ? ORDER BY due LIMIT ?", (before, most))
            return [id for (id,) in rows]

        return await self._read(job)

    async def alive(self, now: float) -> None:
        """A server runs at this time."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO setting VALUES ('alive', ?)", (str(now),))

        await self._writer.do(job)

    async def last_alive(self) -> float | None:
        def job(connection: sqlite3.Connection) -> float | None:
            row = connection.execute("SELECT value FROM setting WHERE name = 'alive'").fetchone()
            return None if row is None else float(row[0])

        return await self._read(job)

    async def was_down(self, since: float, until: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO downtime VALUES (?, ?)", (since, until))

        await self._writer.do(job)

    async def downtimes(self) -> list[tuple[float, float]]:
        """When no server ran, in order."""
        return await self._read(
            lambda connection: connection.execute("SELECT since, until FROM downtime ORDER BY since").fetchall()
        )

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

    # ---- accounts

    async def open_account(self, name: str, guest: str, password: str, now: float) -> None:
        """Raises Stale if the name is taken, or the guest has an account."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO account VALUES (?, ?, ?, ?)", (name, guest, password, now))

        await self._writer.do(job)

    async def account(self, name: str) -> tuple[str, str] | None:
        """The guest and the kept password of an account."""

        def job(connection: sqlite3.Connection) -> tuple[str, str] | None:
            row = connection.execute("SELECT guest, password FROM account WHERE name = ?", (name,)).fetchone()
            return None if row is None else (row[0], row[1])

        return await self._read(job)

    async def account_of(self, guest: str) -> bool:
        return bool(await self.accounts_among([guest]))

    async def accounts_among(self, guests: Sequence[str]) -> frozenset[str]:
        """Those guests who have an account."""

        def job(connection: sqlite3.Connection) -> frozenset[str]:
            marks = ", ".join("?" * len(guests))
            rows = connection.execute(f"SELECT guest FROM account WHERE guest IN ({marks})", tuple(guests))
            return frozenset(guest for (guest,) in rows)

        return await self._read(job)

    async def move_guest(self, old: str, new: str) -> None:
        """Everything of one guest goes over to another: seats, unless the other sits at that table, tables, name, account,
        ratings, unless the other has them."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seat SET guest = ? WHERE guest = ? AND match NOT IN (SELECT match FROM seat WHERE guest = ?)",
                (new, old, new),
            )
            connection.execute("UPDATE match SET host = ? WHERE host = ?", (new, old))
            connection.execute("UPDATE OR IGNORE guest SET id = ? WHERE id = ?", (new, old))
            connection.execute("DELETE FROM guest WHERE id = ?", (old,))
            connection.execute("UPDATE OR IGNORE account SET guest = ? WHERE guest = ?", (new, old))
            connection.execute("UPDATE OR IGNORE rating SET player = ? WHERE player = ?", (new, old))

        await self._writer.do(job)

    async def forget(self, guest: str) -> None:
        """The account, the name and the ratings of a guest."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM account WHERE guest = ?", (guest,))
            connection.execute("DELETE FROM guest WHERE id = ?", (guest,))
            connection.execute("DELETE FROM rating WHERE player = ?", (guest,))

        await self._writer.do(job)

    # ---- ratings

    async def unrated(self, most: int) -> list[str]:
        """The matches that are over and have not been looked at for ratings."""

        def job(connection: sqlite3.Connection) -> list[str]:
            return [id for (id,) in connection.execute("SELECT match FROM unrated LIMIT ?", (most,))]

        return await self._read(job)

    async def rate(self, match: str, game: str, ratings: Mapping[str, Rating]) -> None:
        """What a match has made of its players' ratings; nothing if it has been looked at before."""
        rows = [(game, player, rating.mu, rating.sigma, rating.games) for player, rating in ratings.items()]

        def job(connection: sqlite3.Connection) -> None:
            if connection.execute("DELETE FROM unrated WHERE match = ?", (match,)).rowcount:
                connection.executemany("INSERT OR REPLACE INTO rating VALUES (?, ?, ?, ?, ?)", rows)

        await self._writer.do(job)

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those players who have one."""

        def job(connection: sqlite3.Connection) -> dict[str, Rating]:
            marks = ", ".join("?" * len(players))
            query = f"SELECT player, mu, sigma, games FROM rating WHERE game = ? AND player IN ({marks})"
            rows = connection.execute(query, (game, *players))
            return {player: Rating(mu, sigma, games) for player, mu, sigma, games in rows}

        return await self._read(job)

    async def best(self, game: str, most: int) -> list[tuple[str, Rating]]:
        """The players of a game, those first of whom much is certain."""

        def job(connection: sqlite3.Connection) -> list[tuple[str, Rating]]:
            query = "SELECT player, mu, sigma, games FROM rating WHERE game = ? ORDER BY mu - 3 * sigma DESC LIMIT ?"
            return [(player, Rating(mu, sigma, n)) for player, mu, sigma, n in connection.execute(query, (game, most))]

        return await self._read(job)

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

    # ---- for the parts of the store that have files of their own

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.do(job)

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self._read(job)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)
        except sqlite3.Error as wrong:
            raise StoreError(str(wrong)) from None


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
        code = connection.execute("SELECT code FROM code WHERE match = ?", (id,)).fetchone()
        hosted = connection.execute("SELECT event, sealed FROM event_game WHERE match = ?", (id,)).fetchone()
        clock = connection.execute("SELECT kind, base, increment, begun FROM clock WHERE match = ?", (id,)).fetchone()
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
                control=None if clock is None else TimeControl(kind=clock[0], base=clock[1], increment=clock[2]),
                begun=None if clock is None else clock[3],
                code="" if code is None else code[0],
                event="" if hosted is None else hosted[0],
                sealed=hosted is not None and bool(hosted[1]),
            )
        )
    return found
