"""The writer: a single job is committed at once, a group by a thread; the loop waits for no lock."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from regalia.server.store.database import Stale, StoreError
from regalia.server.store.database_file import connect
from regalia.server.store.writer import APART, MOST_AT_ONCE, Job, Writer
from tests.server.broken import full

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "one.db"


class Disk:
    """A connection that notes when and by which thread it commits, and can be made to wait or fail."""

    def __init__(self, file: Path) -> None:
        self._connection = connect(file)
        self._connection.execute("CREATE TABLE word (text TEXT PRIMARY KEY)")
        self.commits: list[int] = []
        self.at: list[float] = []
        self.free = threading.Event()
        self.free.set()
        self.full = False

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        if statement == "BEGIN IMMEDIATE":
            self.at.append(time.monotonic())
        if statement == "COMMIT":
            self.free.wait()
            if self.full:
                raise full()
            self.commits.append(threading.get_ident())
        return self._connection.execute(statement, *given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


@pytest.fixture
def disk(file: Path) -> Disk:
    return Disk(file)


@pytest.fixture
async def writer(disk: Disk) -> AsyncIterator[Writer]:
    writer = Writer(cast(sqlite3.Connection, disk))
    yield writer
    await writer.close()


def wrote(word: str) -> Job[str]:
    def job(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT INTO word VALUES (?)", (word,))
        return word

    return job


def words(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    found = [word for (word,) in connection.execute("SELECT text FROM word ORDER BY text")]
    connection.close()
    return found


async def test_a_job_that_comes_alone_is_committed_at_once(writer: Writer, disk: Disk, file: Path) -> None:
    assert [await writer.do(wrote(word)) for word in ("one", "two")] == ["one", "two"]
    assert disk.commits == [threading.get_ident()] * 2
    assert words(file) == ["one", "two"]


async def test_jobs_that_come_together_are_committed_once_by_the_thread(writer: Writer, disk: Disk, file: Path) -> None:
    assert list(await asyncio.gather(writer.do(wrote("one")), writer.do(wrote("two")))) == ["one", "two"]
    assert len(disk.commits) == 1
    assert disk.commits[0] != threading.get_ident()
    assert words(file) == ["one", "two"]


async def test_while_the_disk_is_waited_for_the_loop_goes_on_and_what_comes_shares_the_next_commit(
    writer: Writer, disk: Disk, file: Path
) -> None:
    disk.free.clear()
    first = asyncio.gather(writer.do(wrote("a")), writer.do(wrote("b")))
    for _ in range(5):
        await asyncio.sleep(0.01)
    later = asyncio.gather(*(writer.do(wrote(f"c{n}")) for n in range(9)))
    await asyncio.sleep(0.01)
    assert not first.done()
    assert not later.done()
    assert words(file) == []
    disk.free.set()
    await first
    await later
    assert len(disk.commits) == 2
    assert len(words(file)) == 11


async def test_while_many_write_commits_are_apart(writer: Writer, disk: Disk, file: Path) -> None:
    await asyncio.gather(*(writer.do(wrote(f"{n:03}")) for n in range(2 * MOST_AT_ONCE + 1)))
    assert len(disk.commits) == 3
    assert disk.at[1] - disk.at[0] >= APART
    assert disk.at[2] - disk.at[1] >= APART
    assert len(words(file)) == 2 * MOST_AT_ONCE + 1


async def test_a_lock_is_waited_for_without_holding_up_the_loop(writer: Writer, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(writer.do(wrote("locked out")))
    for _ in range(5):
        await asyncio.sleep(0.01)
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    await waiting
    assert words(file) == ["locked out"]


async def test_a_lock_that_stays_is_told(writer: Writer, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.writer.PATIENCE", 0.03)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await writer.do(wrote("locked out"))
    other.close()
    await writer.do(wrote("let in"))
    assert words(file) == ["let in"]


async def test_a_job_that_fails_leaves_nothing_behind(writer: Writer, file: Path) -> None:
    await writer.do(wrote("once"))
    with pytest.raises(Stale):
        await writer.do(wrote("once"))
    answers = await asyncio.gather(
        writer.do(wrote("twice")), writer.do(wrote("once")), writer.do(wrote("thrice")), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [str, Stale, str]
    assert words(file) == ["once", "thrice", "twice"]


@pytest.mark.parametrize("together", [1, 3])
async def test_a_commit_that_fails_undoes_all_and_the_next_one_counts(
    writer: Writer, disk: Disk, file: Path, together: int
) -> None:
    disk.full = True
    answers = await asyncio.gather(*(writer.do(wrote(f"{n}")) for n in range(together)), return_exceptions=True)
    assert [str(answer)[:40] for answer in answers] == ["This could not be saved (the server's di"] * together
    disk.full = False
    await writer.do(wrote("later"))
    assert words(file) == ["later"]


async def test_what_waits_is_finished_before_it_closes(disk: Disk, file: Path) -> None:
    writer = Writer(cast(sqlite3.Connection, disk))
    disk.free.clear()
    asked = [asyncio.create_task(writer.do(wrote(f"{n}"))) for n in range(3)]
    await asyncio.sleep(0.01)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0.02)
    assert not closing.done()
    disk.free.set()
    await closing
    assert [await one for one in asked] == ["0", "1", "2"]
    with pytest.raises(StoreError, match="stopped"):
        await writer.do(wrote("3"))
    assert words(file) == ["0", "1", "2"]


def test_a_loop_that_ends_in_the_middle_of_a_commit_leaves_the_writer_usable(disk: Disk, file: Path) -> None:
    writer = Writer(cast(sqlite3.Connection, disk))

    async def called_off() -> None:
        disk.free.clear()
        asked = [asyncio.create_task(writer.do(wrote(f"{n}"))) for n in range(2)]
        await asyncio.sleep(0.01)
        assert not any(one.done() for one in asked)

    async def afterwards() -> None:
        disk.free.set()
        while writer._due:
            await asyncio.sleep(0.01)
        await writer.do(wrote("2"))
        await writer.close()

    asyncio.run(called_off())
    asyncio.run(afterwards())
    assert words(file) == ["0", "1", "2"]
