"""PostgreSQL for several servers, which notify each other by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, TypeVar, cast

from regalia.kernel.errors import RegaliaError
from regalia.server.store.database import Connection, Job, News, Notice, Row, Stale, StoreError
from regalia.server.store.deadlines import UNHURRIED, Pool, StillSilentError
from regalia.server.store.line_batches import LineBatches
from regalia.server.store.schema import VERSIONS

try:
    import asyncpg
except ImportError:
    asyncpg = None

T = TypeVar("T")

CHANNEL = "regalia"
NOTIFY = "SELECT pg_notify($1, $2)"
APPEND = (  # lines of several matches, and a notification for each match
    "WITH new AS (INSERT INTO line (match, seq, line, play, at, turn) SELECT * FROM"
    " unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::float8[], $6::bigint[]) RETURNING match)"
    " SELECT pg_notify($7, $8 || match) FROM (SELECT DISTINCT match FROM new) AS changed"
)
SCHEMES = ("postgresql://", "postgres://")
CONNECTING = 10.0  # seconds to connect at the start
MIGRATION = 600.0  # seconds for one statement of a migration
HEARING = 15.0  # seconds between two checks of the listener's connection
AGAIN = 1.0  # seconds before reconnecting the listener
MIGRATING = 0x72656761  # the advisory lock under which one server migrates the schema

log = logging.getLogger("regalia.server")


class PostgresConnection:
    """One transaction."""

    def __init__(self, connection: Any, process: str) -> None:
        self._connection = connection
        self._process = process

    async def rows(self, query: str, given: Sequence[Any] = ()) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(numbered(query), *map(plain, given))]

    async def change(self, query: str, given: Sequence[Any] = ()) -> int:
        status = await self._connection.execute(numbered(query), *map(plain, given))
        return int(status.rpartition(" ")[2])

    async def change_many(self, query: str, rows: Sequence[Row]) -> None:
        await self._connection.executemany(numbered(query), [tuple(map(plain, row)) for row in rows])

    async def append(self, rows: Sequence[Row]) -> None:
        """Store lines of several matches and notify the other servers."""
        await self._connection.execute(APPEND, *zip(*rows, strict=True), CHANNEL, f"{self._process} match ")

    async def tell(self, match: str) -> None:
        await self._notify("match", match)

    async def tell_name(self, guest: str) -> None:
        await self._notify("name", guest)

    async def tell_session(self, session: str) -> None:
        await self._notify("session", session)

    async def _notify(self, topic: str, text: str) -> None:
        await self._connection.execute(NOTIFY, CHANNEL, f"{self._process} {topic} {text}")


class Postgres:
    """The database at that address. Connections are opened when first needed."""

    shared = True

    def __init__(self, url: str, patience: float = UNHURRIED) -> None:
        """Migrate the schema. A job may take ``patience`` seconds.

        Raises RegaliaError, whose text never contains the address.
        """
        if not url.startswith(SCHEMES):
            raise RegaliaError("A database address looks like postgresql://user@host/name. For SQLite use --data.")
        if asyncpg is None:
            raise RegaliaError("PostgreSQL needs asyncpg, which is not installed: pip install 'regalia[postgres]'.")
        self._url = url
        self._process = secrets.token_hex(8)
        self.hearing = False
        self.damaged = False
        self._patience = patience
        self._pool = Pool(url, patience)
        self._lines = LineBatches(self._append)
        self._line: asyncio.Task[None] | None = None
        with ThreadPoolExecutor(1) as aside:  # the caller may be inside a running event loop
            self.secret: bytes = aside.submit(asyncio.run, _prepared(url)).result()

    async def write(self, job: Job[T]) -> T:
        return await self._transaction(job, "read_committed", False)

    async def write_lines(self, rows: Sequence[Row]) -> None:
        await self._lines.add(rows)

    async def _append(self, rows: Sequence[Row]) -> None:
        await self.write(lambda connection: cast(PostgresConnection, connection).append(rows))

    async def read(self, job: Job[T]) -> T:
        return await self._transaction(job, "repeatable_read", True)

    async def look_up(self, job: Job[T]) -> T:
        return await self.read(job)

    async def listen(self, news: News) -> None:
        ready = asyncio.Event()
        self._line = asyncio.get_running_loop().create_task(self._hear(news, ready))
        await ready.wait()

    async def announce(self, topic: str, text: str) -> None:
        async with told(), self._pool.connection() as connection:
            await connection.execute(NOTIFY, CHANNEL, f"{self._process} {topic} {text}")

    async def close(self) -> None:
        if self._line is not None:
            self._line.cancel()
            await asyncio.wait([self._line])
        await self._lines.close()
        await self._pool.close()

    async def _transaction(self, job: Job[T], isolation: str, readonly: bool) -> T:
        def with_connection(connection: Any) -> Awaitable[T]:
            return job(cast(Connection, PostgresConnection(connection, self._process)))

        async with told():
            try:
                return await self._pool.transaction(with_connection, isolation, readonly)
            except (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError):
                self.damaged = True
                raise

    async def _hear(self, news: News, ready: asyncio.Event) -> None:
        """Keep a listening connection open.

        After a gap it reports ``lost``, because anything may have changed.
        """

        def heard(connection: Any, pid: int, channel: str, payload: str) -> None:
            sender, topic, text = payload.split(" ", 2)
            if sender != self._process or (topic == "match" and self._pool.doubtful):
                news(Notice(sender, topic, text))

        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._url, timeout=self._patience, command_timeout=self._patience)
                try:
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, heard)
                    self.hearing = True
                    if ready.is_set():
                        news(Notice("", "lost"))
                    ready.set()
                    await _until_lost(connection, lost)
                finally:
                    self.hearing = False
                    connection.terminate()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as wrong:
                log.error("Cannot listen to the other servers: %s", wrong)
            await asyncio.sleep(AGAIN)


async def _until_lost(connection: Any, lost: asyncio.Event) -> None:
    """Wait until the connection ends; a frozen server is noticed by asking it. Raises TimeoutError."""
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), HEARING)
        except TimeoutError:
            await connection.execute("SELECT 1")


@asynccontextmanager
async def told() -> AsyncIterator[None]:
    """Turn database errors into StoreError and Stale."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError:
        raise Stale() from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as wrong:
        if not isinstance(wrong, StillSilentError):
            log.error("The store failed: %s", wrong or type(wrong).__name__)
        raise StoreError(
            "the database does not answer"
        ) from None  # the database's own message may name hosts and users


@lru_cache(256)
def numbered(query: str) -> str:
    """The query with ``$1, $2`` instead of ``?, ?``."""
    first, *rest = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def plain(value: Any) -> Any:
    """The value with booleans as integers."""
    return int(value) if isinstance(value, bool) else value


WORDS = {
    r"\) WITHOUT ROWID": ")",
    r"\bINTEGER\b": "BIGINT",
    r"\bREAL\b": "DOUBLE PRECISION",
    r"\bBLOB\b": "BYTEA",
}


def dialect(schema: str) -> str:
    """The schema, written for SQLite, in PostgreSQL's types."""
    for ours, theirs in WORDS.items():
        schema = re.sub(ours, theirs, schema)
    return schema


async def _prepared(url: str) -> bytes:
    """Create or migrate the database, one server at a time; returns the signing secret."""
    try:
        connection = await asyncpg.connect(url, timeout=CONNECTING, command_timeout=MIGRATION)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as wrong:
        raise RegaliaError(f"The PostgreSQL database cannot be used: {wrong or type(wrong).__name__}.") from None
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await migrated(connection)
            await connection.execute(
                "INSERT INTO setting VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING", secrets.token_bytes(32)
            )
            return bytes(await connection.fetchval("SELECT value FROM setting WHERE name = 'secret'"))
    except asyncpg.PostgresError as wrong:
        raise RegaliaError(f"The PostgreSQL database cannot be used: {wrong}.") from None
    finally:
        await connection.close()


async def migrated(connection: Any) -> None:
    """Run the migrations that are missing; the version is in its own table."""
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
    if version > len(VERSIONS):
        raise RegaliaError("A newer version of this program has written to the PostgreSQL database. Use that version.")
    for number in range(version, len(VERSIONS)):
        await connection.execute(dialect(VERSIONS[number]))
        await connection.execute("INSERT INTO schema_version VALUES ($1)", number + 1)
