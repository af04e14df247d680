"""The writer: in the caller's thread while commits are quick, in its own otherwise; nothing waits for a lock in the loop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from regalia.server.database import StoreError
from regalia.server.schema import connect
from regalia.server.writer import QUICK, Job, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "one.db"


@pytest.fixture
def writer(file: Path) -> Iterator[Writer]:
    connection = connect(file)
    connection.execute("CREATE TABLE word (text TEXT PRIMARY KEY)")
    writer = Writer(connection)
    yield writer
    writer.close()


def wrote(word: str) -> Job[int]:
    def job(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO word VALUES (?)", (word,))
        return threading.get_ident()

    return job


def words(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    found = [word for (word,) in connection.execute("SELECT text FROM word ORDER BY text")]
    connection.close()
    return found


async def test_a_quick_commit_is_made_at_once_and_a_slow_one_in_the_thread(writer: Writer, file: Path) -> None:
    writer._usual = QUICK / 2
    assert await writer.do(wrote("quick")) == threading.get_ident()
    writer._usual, writer._trial = 2 * QUICK, inf
    assert await writer.do(wrote("slow")) != threading.get_ident()
    assert writer._usual == 2 * QUICK  # the thread's own time tells nothing: it waits for the interpreter too
    assert words(file) == ["quick", "slow"]


async def test_where_commits_are_slow_one_is_tried_now_and_then(writer: Writer, file: Path) -> None:
    writer._usual, writer._trial = 2 * QUICK, 0.0
    assert await writer.do(wrote("trial")) == threading.get_ident()
    writer._learn(0.02)
    assert writer._usual > QUICK
    assert writer._trial > time.perf_counter() + 1.0  # after twenty milliseconds, not before two seconds have gone by
    assert await writer.do(wrote("slow")) != threading.get_ident()


def test_one_long_commit_among_quick_ones_changes_nothing(writer: Writer) -> None:
    writer._usual = 0.6 * QUICK
    writer._learn(1.0)
    assert writer._usual < QUICK
    for _ in range(100):
        writer._learn(0.02)
    assert writer._usual > QUICK
    for _ in range(100):
        writer._learn(0.6 * QUICK)
    assert writer._usual < QUICK


async def test_what_comes_while_the_connection_is_used_goes_to_the_thread(writer: Writer, file: Path) -> None:
    writer._usual = 0.0
    with writer._connected:
        waiting = asyncio.create_task(writer.do(wrote("later")))
        await asyncio.sleep(0.02)
        assert not waiting.done()
    assert await waiting != threading.get_ident()
    assert words(file) == ["later"]


async def test_a_lock_is_waited_for_by_the_thread_alone(writer: Writer, file: Path) -> None:
    writer._usual = 0.0
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(writer.do(wrote("locked out")))
    await asyncio.sleep(0.02)
    assert not waiting.done()
    other.execute("ROLLBACK")
    assert await waiting != threading.get_ident()
    other.close()
    assert words(file) == ["locked out"]


async def test_a_job_that_fails_leaves_nothing_behind(writer: Writer, file: Path) -> None:
    writer._usual = 0.0
    await writer.do(wrote("once"))
    with pytest.raises(StoreError):
        await writer.do(wrote("once"))
    writer._usual = 0.0
    await writer.do(wrote("twice"))
    assert words(file) == ["once", "twice"]
