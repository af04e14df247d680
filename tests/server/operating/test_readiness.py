"""Liveness and readiness: /healthz never asks the database, /readyz writes to it."""

from __future__ import annotations

import asyncio
import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import cast

import asyncpg
import pytest

from regalia.server.operating import readiness
from regalia.server.services import DATABASE, Services
from regalia.server.store.database import Connection, Stale, StoreError
from regalia.server.store.sqlite import Sqlite
from regalia.server.store.upkeep import PROBE
from regalia.server.wire.messages import Error
from tests.server.broken import Disk, damage
from tests.server.harness import Door, for_two, make_services, running
from tests.server.servers.pair import services_at

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def looks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", -1.0)


async def answers(door: Door) -> tuple[int, int, str]:
    """The status of /healthz and of /readyz, and what the second says."""
    health, ready = await door.stranger().get("/healthz"), await door.stranger().get("/readyz")
    return health.status_code, ready.status_code, ready.text


async def test_a_server_that_works_is_ready(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        assert await answers(door) == (200, 200, "ready\n")


async def test_on_a_full_disk_it_lives_but_is_not_ready(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    disk = Disk(services)
    async with running(services) as door:
        disk.full = True
        assert await answers(door) == (200, 503, "not ready: the server's disk is full\n")
        disk.full = False
        assert (await answers(door))[1] == 200


async def test_every_look_writes_as_much_as_a_new_table_would(tmp_path: Path) -> None:
    """On a nearly full disk a few bytes still fit, and SQLite does not write what has not changed."""
    services = make_services(tmp_path)
    async with running(services) as door:
        log = tmp_path / f"{DATABASE}-wal"
        sizes = [log.stat().st_size]
        for _ in range(3):
            assert (await answers(door))[1] == 200
            sizes.append(log.stat().st_size)
        assert all(after - before >= PROBE for before, after in pairwise(sizes))


async def test_every_way_of_reading_is_tried(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    async with running(services) as door:
        database = cast(Sqlite, services.store.database)
        broken = sqlite3.connect(":memory:", check_same_thread=False)
        whole, database._reading = database._reading, broken
        assert (await answers(door))[:2] == (200, 503)
        database._reading = whole
        whole, database._looking_up = database._looking_up, broken
        assert (await answers(door))[:2] == (200, 503)
        database._looking_up = whole
        assert (await answers(door))[:2] == (200, 200)
        broken.close()


async def test_a_damaged_table_is_noticed(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    async with running(services) as door:
        await for_two(door)
        damage(tmp_path / DATABASE, "rating")
        forget_pages(services)
        assert (await answers(door))[:2] == (200, 503)
        assert (await answers(door))[2] == (
            "not ready: the database is damaged; stop the server and run 'regalia doctor'\n"
        )


async def test_damage_that_a_player_meets_is_noticed_and_told_in_our_words(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    async with running(services) as door:
        table, mira, _ = await for_two(door)
        sven = await door.person("Sven")
        for number in range(600):  # so that the table has inner pages
            await services.store.set_name(f"guest-{number:05}", "a name that fills its page quickly" * 5, 1.0)
        assert (await answers(door))[1] == 200
        damage(tmp_path / DATABASE, "line")
        forget_pages(services)
        told = [(await mira.get(f"/api/tables/{table}/record")).text, (await sven.get("/api/lobby")).text]
        for text in told:
            assert not any(word in text.lower() for word in ("malformed", "disk image", "sqlite", "no such table"))
        assert (await answers(door))[:2] == (200, 503)


async def test_no_word_of_sqlite_reaches_a_player(tmp_path: Path) -> None:
    """Every way by which a store error can reach a player: a page, a request, a socket's hello, a message."""
    services = make_services(tmp_path)
    async with running(services) as door:
        table, mira, _ = await for_two(door)
        database = cast(Sqlite, services.store.database)
        broken = sqlite3.connect(":memory:", check_same_thread=False)
        async with mira.at(table) as hers:
            await hers.catch_up()
            whole = database._reading, database._looking_up
            database._reading = database._looking_up = broken
            database.writer._connection, writing = broken, database.writer._connection
            line = hers.place.scene.choices[0].line
            refused = await hers.play(line, 2)
            said = [str(refused)]
            for path in ("/api/lobby", f"/api/tables/{table}/record", "/api/codes/abcdef", "/api/ratings/bluff"):
                answer = await mira.get(path)
                assert answer.status_code == 503
                said.append(answer.json()["error"])
            said += [(await mira.post("/api/tables", {"game": "bluff"})).json()["error"]]
            said += [(await mira.put("/api/me", {"name": "Mia"})).json()["error"]]
            async with mira.socket("unknowntable") as other:
                said += [message.text for message in await other.hear_until_closed() if isinstance(message, Error)]
            database._reading, database._looking_up = whole
            database.writer._connection = writing
        assert len(said) == 8
        for text in said:
            assert "no such table" not in text
            assert "the server's database does not answer" in text, text
    broken.close()


async def test_a_database_that_hangs_is_given_up_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "DEADLINE", 0.05)
    services = make_services(tmp_path)
    async with running(services) as door:
        other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await answers(door) == (200, 503, "not ready: the database has not answered for 0.05 seconds\n")
        other.execute("ROLLBACK")
        other.close()


async def test_many_callers_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 60.0)
    services = make_services(tmp_path)
    writes = 0
    write = services.store.database.write

    async def counted(job: object) -> object:
        nonlocal writes
        writes += 1
        return await write(job)  # type: ignore[arg-type]

    async with running(services) as door:
        monkeypatch.setattr(services.store.database, "write", counted)
        await asyncio.gather(*(door.stranger().get("/readyz") for _ in range(20)))
        monkeypatch.undo()
    assert writes == 1


async def test_postgresql_is_tried_out_too(postgres: str) -> None:
    services = services_at(postgres)
    async with running(services) as door:
        assert await answers(door) == (200, 200, "ready\n")
        await services.store.database.write(lambda connection: connection.rows("DROP TABLE rated"))
        assert (await answers(door))[:2] == (200, 503)


async def test_damage_in_postgresql_is_remembered(postgres: str) -> None:
    services = services_at(postgres)

    async def meets_damage(connection: Connection) -> None:
        raise asyncpg.DataCorruptedError("invalid page in block 7 of relation base/5/1259")

    async with running(services) as door:
        with pytest.raises(StoreError) as told:
            await services.store.database.read(meets_damage)
        assert "invalid page" not in str(told.value)
        assert (await answers(door))[:2] == (200, 503)


def test_errors_of_the_store_say_what_happened() -> None:
    assert str(StoreError("the server's disk is full")) == (
        "This could not be saved (the server's disk is full). Nothing was changed; try again in a moment."
    )
    assert Stale().why == "the table has moved on"


def forget_pages(services: Services) -> None:
    """Let the store's connections read the file again instead of their memory."""
    database = cast(Sqlite, services.store.database)
    for connection in (database._reading, database._looking_up):
        connection.execute("PRAGMA shrink_memory")
