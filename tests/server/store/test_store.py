"""The store: many writes in one commit, each completely or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.store.database import Database, Stale, StoreError
from regalia.server.store.rows import Progress, Written
from regalia.server.store.schema import VERSIONS
from regalia.server.store.sqlite import Sqlite
from regalia.server.store.store import Store
from tests.server.harness import row

pytestmark = pytest.mark.anyio

PROGRESS = Progress(at=1.0, turn=0)


async def test_what_was_stored_comes_back(database: Database) -> None:
    store = Store(database)
    await store.create(row("m"))
    await store.append("m", 1, [Written("~ draw 0 1"), Written("0 pass", "0:a")], Progress(2.0, 1, (1.0, 0.0)))
    found = await store.match("m")
    assert found is not None
    assert found[1] == [Written("~ draw 0 1"), Written("0 pass", "0:a")]
    assert (found[0].turn, found[0].over, found[0].result, found[0].options) == (
        1,
        True,
        (1.0, 0.0),
        {"cards": 5},
    )
    assert await store.match("n") is None
    await store.close()


async def test_lines_that_arrive_together_are_committed_together(tmp_path: Path) -> None:
    """A line whose number is taken fails alone."""
    database = Sqlite(tmp_path / "a.db")
    store = Store(database)
    commits = 0

    def hook(connection: sqlite3.Connection) -> None:
        def count(statement: str) -> None:
            nonlocal commits
            commits += statement == "COMMIT"

        connection.set_trace_callback(count)

    await asyncio.gather(*(store.create(row(f"m{n}")) for n in range(50)))
    await database.writer.do(hook)
    commits = 0
    appends = [store.append(f"m{n}", 1, [Written("0 pass")], PROGRESS) for n in range(50)]
    answers = await asyncio.gather(
        *appends,
        store.append("m7", 1, [Written("0 other")], PROGRESS),
        store.append("m8", 2, [Written("0 next"), Written("0 last")], PROGRESS),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers[:50]] == [type(None)] * 50
    assert isinstance(answers[50], Stale)
    assert answers[51] is None
    assert commits < 10
    seven, eight = await store.match("m7"), await store.match("m8")
    assert seven is not None
    assert eight is not None
    assert [written.line for written in seven[1]] == ["0 pass"]
    assert [written.line for written in eight[1]] == ["0 pass", "0 next", "0 last"]
    await store.close()


async def test_lines_are_stored_all_or_none(database: Database) -> None:
    store = Store(database)
    await store.create(row("m"))
    await store.append("m", 2, [Written("later")], PROGRESS)
    with pytest.raises(Stale):
        await store.append("m", 1, [Written("first"), Written("second")], PROGRESS)
    found = await store.match("m")
    assert found is not None
    assert [written.line for written in found[1]] == ["later"]
    await store.close()


async def test_a_failure_of_one_job_does_not_end_the_writer(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "a.db")
    store = Store(database)

    def breaks(connection: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.writer.do(breaks)
    await store.create(row("m"))
    assert await store.match("m") is not None
    await store.close()


async def test_a_disk_that_is_really_full_takes_nothing_and_keeps_everything(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "a.db")
    store = Store(database)
    await store.create(row("m"))

    stored = 0

    def pages(most: int) -> Callable[[sqlite3.Connection], sqlite3.Cursor]:
        return lambda connection: connection.execute(f"PRAGMA max_page_count = {most}")

    async def fill() -> None:
        nonlocal stored
        while True:
            await store.append("m", stored + 1, [Written("0 pass" * 100)], PROGRESS)
            stored += 1

    await database.writer.do(pages(66))
    with pytest.raises(StoreError, match="full"):
        await fill()
    found = await store.match("m")
    assert found is not None
    assert len(found[1]) == stored > 10
    await database.writer.do(pages(1_000))
    await store.append("m", stored + 1, [Written("0 pass" * 100)], PROGRESS)
    await store.close()


async def test_only_one_takes_a_seat_and_only_one_rematch_is_made(database: Database) -> None:
    store = Store(database)
    await store.create(row("m"))
    taken = await asyncio.gather(
        store.seats.take("m", 1, "h"),
        store.seats.take("m", 1, "i"),
        store.seats.take("m", 0, "i"),
        return_exceptions=True,
    )
    assert sorted(isinstance(answer, Stale) for answer in taken[:2]) == [False, True]
    assert isinstance(taken[2], Stale)
    made = await asyncio.gather(
        store.create(row("n"), before="m"), store.create(row("o"), before="m"), return_exceptions=True
    )
    assert sorted(isinstance(answer, StoreError) for answer in made) == [False, True]
    assert [await store.match(id) is None for id in ("n", "o")] == [isinstance(answer, Stale) for answer in made]
    await store.close()


async def test_old_uploads_are_forgotten(database: Database) -> None:
    store = Store(database)
    for n in range(5):
        await store.uploads.save(f"u{n}", b"{}", most=3)
    assert [await store.uploads.of(f"u{n}") is None for n in range(5)] == [True, True, False, False, False]
    await store.close()


def test_a_database_of_another_kind_or_of_the_future_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, however long the text may be" * 100)
    with pytest.raises(RegaliaError, match="not a database"):
        Sqlite(tmp_path / "text.db")
    future = sqlite3.connect(tmp_path / "future.db")
    future.execute(f"PRAGMA user_version = {len(VERSIONS) + 1}")
    future.close()
    with pytest.raises(RegaliaError, match="newer version"):
        Sqlite(tmp_path / "future.db")
