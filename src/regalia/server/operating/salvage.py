"""Salvage: everything that can still be read in a damaged database, as a new database.

SQLite reads a table page by page. Where a page is damaged, the rows before and behind it are read from both ends, and
the others by keys that other tables name. What is left must make sense by itself: a table keeps its lines up to the
first that is missing, and rows that belong to a lost table are left out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.store.database import Row
from regalia.server.store.database_file import prepare
from regalia.server.store.schema import TABLES

NAMING = frozenset({"match", "id", "guest", "host", "player", "event", "rematch"})  # columns whose values are keys


@dataclass(slots=True)
class Salvaged:
    """What was saved: rows by table, and what was lost, in sentences."""

    rows: dict[str, int] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Found:
    """The rows of one table that could be read, by their keys."""

    columns: list[str]
    keys: list[str]
    whole: bool = False
    rows: dict[Row, Row] = field(default_factory=dict)


def salvage(source: Path, target: Path) -> Salvaged:
    """Write what can be read in ``source`` to the new file ``target``. Raises RegaliaError if nothing can."""
    if target.exists():
        raise RegaliaError(f"{target} already exists. Choose another name: nothing is overwritten.")
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as damaged:
        found = {table: _scanned(damaged, table) for table in TABLES}
        if not any(one.rows for one in found.values()):
            raise RegaliaError(f"Nothing in {source} can be read. Restore the last backup.")
        named = _named(found)
        for table, one in found.items():
            if not one.whole and one.keys:
                _read_by_key(damaged, table, one, named)
    with closing(prepare(target)) as made:
        made.execute("PRAGMA foreign_keys = OFF")
        made.execute("PRAGMA journal_mode = DELETE")
        made.execute("BEGIN")
        for table, one in found.items():
            if one.rows:
                marks = ", ".join("?" * len(one.columns))
                into = f"INSERT OR IGNORE INTO {table} ({', '.join(one.columns)}) VALUES ({marks})"
                made.executemany(into, one.rows.values())
        lost = [f"Some rows of '{table}' could not be read." for table, one in found.items() if not one.whole]
        lost += _tidied(made)
        made.execute("COMMIT")
        counts = {table: made.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES}
    return Salvaged(counts, lost)


def _scanned(connection: sqlite3.Connection, table: str) -> Found:
    """The rows from both ends of a table up to the first page that cannot be read."""
    try:
        about = connection.execute("SELECT name, pk FROM pragma_table_info(?)", (table,)).fetchall()
    except sqlite3.Error:
        return Found([], [])
    keys = [name for name, place in sorted(about, key=lambda column: column[1]) if place]
    found = Found([name for name, _ in about], keys, whole=not about)  # an older database lacks newer tables
    for order in ("ASC", "DESC"):
        if not found.whole:
            ordered = ", ".join(f"{key} {order}" for key in keys)
            found.whole = _read(connection, found, f"SELECT {', '.join(found.columns)} FROM {table} ORDER BY {ordered}")
    return found


def _read_by_key(connection: sqlite3.Connection, table: str, found: Found, named: Sequence[str]) -> None:
    """Add the rows whose first key other tables name."""
    first, *rest = found.keys
    for order in ("ASC", "DESC"):
        ordered = ", ".join(f"{key} {order}" for key in rest or [first])
        query = f"SELECT {', '.join(found.columns)} FROM {table} WHERE {first} = ? ORDER BY {ordered}"
        for name in named:
            _read(connection, found, query, (name,))


def _read(connection: sqlite3.Connection, found: Found, query: str, given: Sequence[str] = ()) -> bool:
    """Whether all rows could be read; those that could are added."""
    places = [found.columns.index(key) for key in found.keys]
    with suppress(sqlite3.Error), closing(connection.execute(query, given)) as rows:
        for row in rows:
            found.rows[tuple(row[place] for place in places)] = row
        return True
    return False


def _named(found: dict[str, Found]) -> list[str]:
    """Every key of a match, guest or event that any row names."""
    names: set[str] = set()
    for one in found.values():
        places = [place for place, column in enumerate(one.columns) if column in NAMING]
        names |= {row[place] for row in one.rows.values() for place in places if isinstance(row[place], str)}
    return sorted(names)


def _tidied(made: sqlite3.Connection) -> Iterator[str]:
    """Leave out what makes no sense without the lost rows; what that was, in sentences."""
    if not made.execute("SELECT 1 FROM setting WHERE name = 'secret'").fetchone():
        yield "The signing secret is lost: every visitor becomes a new guest, and accounts must log in again."
    query = "SELECT id FROM match WHERE seats <> (SELECT count(*) FROM seat WHERE seat.match = id)"
    for (match,) in made.execute(query).fetchall():
        made.execute("DELETE FROM match WHERE id = ?", (match,))
        yield f"Table {match} is lost."
    for owner, table in (("match", "line"), ("event", "event_entry")):
        for id in gaps(made, table, owner):
            kept = _prefix(made, table, owner, id)
            made.execute(f"DELETE FROM {table} WHERE {owner} = ? AND seq > ?", (id, kept))
            yield f"{'Table' if owner == 'match' else 'Event'} {id} goes on after line {kept}; later lines are lost."
    for table in TABLES:
        for reference in made.execute(f"PRAGMA foreign_key_list({table})").fetchall():
            _, _, parent, column, key, *_ = reference
            gone = made.execute(f"DELETE FROM {table} WHERE {column} NOT IN (SELECT {key} FROM {parent})").rowcount
            if gone:
                yield f"{gone} rows of '{table}' belonged to a lost {parent}."


def gaps(connection: sqlite3.Connection, table: str, owner: str) -> list[str]:
    """The matches or events whose numbered rows do not begin with 1 and follow each other."""
    query = f"SELECT {owner} FROM {table} GROUP BY {owner} HAVING max(seq) <> count(*) OR min(seq) <> 1"
    return [id for (id,) in connection.execute(query).fetchall()]


def _prefix(made: sqlite3.Connection, table: str, owner: str, id: str) -> int:
    """How many lines there are before the first that is missing."""
    kept = 0
    for (seq,) in made.execute(f"SELECT seq FROM {table} WHERE {owner} = ? ORDER BY seq", (id,)):
        if seq != kept + 1:
            break
        kept = seq
    return kept
