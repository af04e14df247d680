"""Backups: one SQLite file with everything, made from and restored into either database."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.operating.folder import DataLock
from regalia.server.services import DATABASE
from regalia.server.store.database import Connection
from regalia.server.store.database_file import first_fault, prepare
from regalia.server.store.postgres import Postgres
from regalia.server.store.private import make_private_database
from regalia.server.store.schema import VERSIONS

AT_ONCE = 5_000  # rows
SETTINGS = "setting"  # never empty: it holds the signing secret


def back_up(file: Path, data: Path, database: str = "") -> None:
    """Write everything as of one moment to a file, also while servers run. Raises RegaliaError."""
    if file.exists():
        raise RegaliaError(f"{file} already exists. Choose another name: backups are never overwritten.")
    if not database and not (data / DATABASE).exists():
        raise RegaliaError(f"There is no database in {data}. Choose another folder with --data.")
    with beside(file) as made:
        if database:
            with opened(made) as target:
                asyncio.run(dump(Postgres(database), target))
        else:
            copy(data / DATABASE, made)
        check(made)
        made.rename(file)


def restore(file: Path, data: Path, database: str = "") -> None:
    """Restore a backup into an empty folder or database. Raises RegaliaError, and then changes nothing."""
    if not file.exists():
        raise RegaliaError(f"There is no file {file}.")
    if database:
        with tempfile.TemporaryDirectory() as folder:
            aside = Path(folder, DATABASE)
            copy(file, aside)
            check(aside)
            with opened(aside) as source:
                asyncio.run(load(source, Postgres(database)))
        return
    lock = DataLock(data)
    try:
        if (data / DATABASE).exists():
            raise RegaliaError(f"There is already a database in {data}. Choose an empty folder with --data.")
        with beside(data / DATABASE) as made:
            copy(file, made)
            check(made)
            with opened(made):
                pass  # opening it brings the schema up to date
            made.rename(data / DATABASE)
    finally:
        lock.release()


@contextmanager
def beside(file: Path) -> Iterator[Path]:
    """A temporary path in the folder of ``file``, to be renamed to it when complete."""
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".regalia-") as folder:
            yield Path(folder, "unfinished")
    except OSError as wrong:
        raise RegaliaError(f"{file} cannot be written: {wrong.strerror}.") from None


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The database in a file with its schema up to date.

    Closed, it is a single file.
    """
    with closing(prepare(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        yield connection


def copy(source: Path, target: Path) -> None:
    """A consistent copy by SQLite's backup, also while others write. Only this user may read it."""
    make_private_database(target)
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(target)) as there,
        ):
            version = here.execute("PRAGMA user_version").fetchone()[0]
            if not 0 < version <= len(VERSIONS):
                raise RegaliaError(f"{source} is not a backup of this program, or comes from a newer version.")
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as wrong:
        raise RegaliaError(f"{source} cannot be read as a database: {wrong}.") from None


def check(made: Path) -> None:
    """Raises RegaliaError if the copy is damaged, as the database was."""
    with closing(sqlite3.connect(made)) as connection:
        fault = first_fault(connection, math.inf)
    if fault:
        raise RegaliaError(f"The data are damaged ({fault.rstrip('.')}): 'regalia doctor' saves what can be read.")


def tables(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """The columns of each table; referenced tables come first."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    ).fetchall()
    return {
        name: tuple(column for (column,) in connection.execute("SELECT name FROM pragma_table_info(?)", (name,)))
        for (name,) in names
    }


async def dump(source: Postgres, target: sqlite3.Connection) -> None:
    async def job(connection: Connection) -> None:
        target.execute("BEGIN")
        for table, columns in tables(target).items():
            listed, at = ", ".join(columns), 0
            while rows := await connection.rows(
                f"SELECT {listed} FROM {table} ORDER BY {listed} LIMIT ? OFFSET ?", (AT_ONCE, at)
            ):
                target.executemany(insertion(table, columns), rows)
                at += len(rows)
        target.execute("COMMIT")

    try:
        await source.read(job)
    finally:
        await source.close()


async def load(source: sqlite3.Connection, target: Postgres) -> None:
    async def job(connection: Connection) -> None:
        found = tables(source)
        for table in found:
            if table != SETTINGS and await connection.rows(f"SELECT 1 FROM {table} LIMIT 1"):
                raise RegaliaError("The PostgreSQL database is not empty. Choose another with --database.")
        await connection.change(f"DELETE FROM {SETTINGS}")
        for table, columns in found.items():
            rows = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
            while some := rows.fetchmany(AT_ONCE):
                await connection.change_many(insertion(table, columns), some)

    try:
        await target.write(job)
    finally:
        await target.close()


def insertion(table: str, columns: tuple[str, ...]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
