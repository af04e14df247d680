"""The check of a database: its pages, its references and its lines."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.operating.salvage import gaps
from regalia.server.services import DATABASE
from regalia.server.store.database import Connection, StoreError
from regalia.server.store.postgres import Postgres
from regalia.server.store.private import COMPANIONS, FILE, FOLDER
from regalia.server.store.schema import TABLES, VERSIONS

MOST = 20  # faults that are listed


@dataclass(slots=True)
class Examined:
    """What was found: rows by table, faults of the data, and warnings about the folder."""

    rows: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def examine(data: Path, database: str = "") -> Examined:
    """Check everything, also while servers run; changes nothing. Raises RegaliaError if there is no database."""
    if database:
        return asyncio.run(_on_postgres(Postgres(database)))
    file = data / DATABASE
    if not file.exists():
        raise RegaliaError(f"There is no database in {data}. Choose another folder with --data.")
    found = Examined(warnings=_open_modes(file))
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            _on_sqlite(connection, found)
    except sqlite3.Error as wrong:
        found.faults.append(f"SQLite: {wrong}.")
    return found


def _on_sqlite(connection: sqlite3.Connection, found: Examined) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(VERSIONS):
        raise RegaliaError("A newer version of this program has written this database. Use that version.")
    for (fault,) in connection.execute(f"PRAGMA integrity_check({MOST})").fetchall():
        if fault != "ok":
            found.faults.append(f"SQLite: {' '.join(fault.split())}.")
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table in TABLES:
        if table in there:
            try:
                found.rows[table] = len(connection.execute(f"SELECT * FROM {table}").fetchall())
            except sqlite3.Error:
                found.faults.append(f"Some rows of '{table}' cannot be read.")
    if found.faults:
        return
    for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST):
        found.faults.append(f"A row of '{table}' belongs to a {parent} that is not there.")
    for owner, table in (("match", "line"), ("event", "event_entry")):
        found.faults += [_broken_off(owner, id) for id in gaps(connection, table, owner)[:MOST]]


async def _on_postgres(database: Postgres) -> Examined:
    found = Examined()

    async def job(connection: Connection) -> None:
        for table in TABLES:
            found.rows[table] = (await connection.rows(f"SELECT count(*) FROM {table}"))[0][0]
        for owner, table in (("match", "line"), ("event", "event_entry")):
            query = f"SELECT {owner} FROM {table} GROUP BY {owner} HAVING max(seq) <> count(*) OR min(seq) <> 1"
            found.faults.extend(_broken_off(owner, id) for (id,) in (await connection.rows(query))[:MOST])

    try:
        await database.read(job)
    except StoreError as wrong:
        found.faults.append(f"PostgreSQL: {wrong.why}. Its log says why.")
    finally:
        await database.close()
    return found


def _broken_off(owner: str, id: str) -> str:
    return f"{'Table' if owner == 'match' else 'Event'} {id} lacks a line."


def _open_modes(file: Path) -> list[str]:
    """What other users may read or write, in sentences; a server repairs it when it starts."""
    wanted = {file.parent: FOLDER, **{file.with_name(file.name + suffix): FILE for suffix in COMPANIONS}}
    return [
        f"Other users can use {path} (mode {mode:04o}); run 'chmod {right:o} {path}'."
        for path, right in wanted.items()
        if path.exists() and (mode := stat.S_IMODE(path.stat().st_mode)) & ~right
    ]
