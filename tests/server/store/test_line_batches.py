"""Lines on PostgreSQL: moves that come together share a transaction, and each stands or falls alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from regalia.server.store.database import Notice, Row, Stale, StoreError
from regalia.server.store.line_batches import LineBatches
from regalia.server.store.postgres import Postgres, PostgresConnection
from regalia.server.store.rows import Progress, Written
from regalia.server.store.store import Store
from tests.server.harness import row

pytestmark = pytest.mark.anyio

PROGRESS = Progress(at=1.0, turn=0)


async def test_moves_that_come_together_share_a_transaction(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line whose number is taken fails alone."""
    sizes: list[int] = []
    append = PostgresConnection.append

    async def counted(self: Any, rows: Sequence[Row]) -> None:
        sizes.append(len(rows))
        await append(self, rows)

    store = Store(Postgres(postgres))
    await asyncio.gather(*(store.create(row(f"m{n}")) for n in range(30)))
    monkeypatch.setattr(PostgresConnection, "append", counted)
    await asyncio.gather(*(store.append(f"m{n}", 1, [Written("0 pass")], PROGRESS) for n in range(30)))
    assert sizes == [30]
    answers = await asyncio.gather(
        store.append("m7", 1, [Written("0 other"), Written("0 more")], PROGRESS),
        store.append("m8", 2, [Written("0 next"), Written("0 last", "0:a")], PROGRESS),
        store.append("m9", 2, [Written("0 next")], PROGRESS),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Stale, type(None), type(None)]
    stored = [await store.match(name) for name in ("m7", "m8", "m9")]
    assert [[written.line for written in found[1]] for found in stored if found is not None] == [
        ["0 pass"],
        ["0 pass", "0 next", "0 last"],
        ["0 pass", "0 next"],
    ]
    await store.close()


async def test_the_other_server_hears_of_every_match_once(postgres: str) -> None:
    here, there = Store(Postgres(postgres)), Store(Postgres(postgres))
    heard: list[Notice] = []
    await there.listen(heard.append)
    for name in ("one", "two"):
        await here.create(row(name))
    await asyncio.gather(
        here.append("one", 1, [Written("0 pass"), Written("1 pass")], PROGRESS),
        here.append("two", 1, [Written("0 pass")], PROGRESS),
    )
    async with asyncio.timeout(10):
        while len(heard) < 2:
            await asyncio.sleep(0.01)
    assert sorted((notice.topic, notice.text) for notice in heard) == [("match", "one"), ("match", "two")]
    await here.close()
    await there.close()


async def test_what_comes_during_a_transaction_shares_the_next_one() -> None:
    written: list[int] = []
    gate = asyncio.Event()

    async def write(rows: list[Row]) -> None:
        written.append(len(rows))
        await gate.wait()

    batches = LineBatches(write)
    first = asyncio.create_task(batches.add([("m", 1)]))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    others = [asyncio.create_task(batches.add([("m", number)])) for number in range(2, 7)]
    await asyncio.sleep(0)
    assert written == [1]
    gate.set()
    await asyncio.gather(first, *others)
    assert written == [1, 5]
    await batches.close()


async def test_a_failure_reaches_everybody_in_the_transaction_and_the_next_one_counts() -> None:
    failing = True

    async def write(rows: list[Row]) -> None:
        if failing:
            raise StoreError("no room")

    batches = LineBatches(write)
    answers = await asyncio.gather(*(batches.add([("m", n)]) for n in range(3)), return_exceptions=True)
    assert [str(answer) for answer in answers] == [str(StoreError("no room"))] * 3
    failing = False
    await batches.add([("m", 1)])
    await batches.close()
