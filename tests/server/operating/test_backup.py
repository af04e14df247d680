"""Backups: complete, made while people play, and restored into either database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.operating.backup import back_up, restore
from regalia.server.operating.folder import DataLock
from regalia.server.services import DATABASE, Services, open_store
from regalia.server.store.schema import VERSIONS
from tests.server.harness import for_two, make_services, play_out, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """The data folder of a server."""
    (tmp_path / "here").mkdir()
    return tmp_path / "here"


async def test_a_backup_made_during_play_goes_on_from_there(tmp_path: Path, here: Path) -> None:
    async with running(make_services(here)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers:
            await hers.catch_up()
            await hers.play(hers.place.scene.choices[0].line, 2)
            await asyncio.to_thread(back_up, tmp_path / "monday.db", here)
            before = await door.services.store.match(table)
        cookies = [mira.http.cookies, oskar.http.cookies]
    restore(tmp_path / "monday.db", tmp_path / "there")
    async with running(make_services(tmp_path / "there")) as door:
        assert await door.services.store.match(table) == before
        mira, oskar = door.stranger(), door.stranger()
        mira.http.cookies, oskar.http.cookies = cookies
        assert (await mira.get("/api/me")).json()["name"] == "Mira"
        async with mira.at(table) as hers, oskar.at(table) as his:
            await play_out([hers, his])


async def test_from_one_kind_of_database_to_the_other_and_back(tmp_path: Path, here: Path, postgres: str) -> None:
    services = make_services(here)
    async with running(services) as door:
        table, *_ = await for_two(door)
        await services.store.uploads.save("u", b"\x00record", 5)
        before = await everything(services, table)
    back_up(tmp_path / "one.db", here)
    await asyncio.to_thread(restore, tmp_path / "one.db", tmp_path, postgres)
    services = Services(open_store(tmp_path, postgres))
    assert await everything(services, table) == before
    await services.store.uploads.save("v", b"later", 5)
    await services.close()
    await asyncio.to_thread(back_up, tmp_path / "two.db", tmp_path, postgres)
    restore(tmp_path / "two.db", tmp_path / "there")
    services = make_services(tmp_path / "there")
    assert await everything(services, table) == before
    assert await services.store.uploads.of("v") == b"later"
    await services.close()
    with pytest.raises(RegaliaError, match="not empty"):
        await asyncio.to_thread(restore, tmp_path / "one.db", tmp_path, postgres)


async def everything(services: Services, table: str) -> list[object]:
    found = await services.store.match(table)
    assert found is not None
    guests = [seat.guest for seat in found[0].seats]
    return [services.store.secret, found, await services.store.names(guests), await services.store.uploads.of("u")]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path).close())
    back_up(tmp_path / "a.db", tmp_path)
    assert (tmp_path / "a.db").stat().st_mode & 0o777 == 0o600
    with pytest.raises(RegaliaError, match="already exists"):
        back_up(tmp_path / "a.db", tmp_path)
    with pytest.raises(RegaliaError, match="Choose an empty folder"):
        restore(tmp_path / "a.db", tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith(".")) == []


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RegaliaError, match="no database in"):
        back_up(tmp_path / "a.db", tmp_path)
    with pytest.raises(RegaliaError, match="no file"):
        restore(tmp_path / "a.db", tmp_path / "there")
    (tmp_path / "text.db").write_text("no database, however long the text may be" * 100)
    with pytest.raises(RegaliaError, match="cannot be read"):
        restore(tmp_path / "text.db", tmp_path / "there")
    future = sqlite3.connect(tmp_path / "future.db")
    future.execute(f"PRAGMA user_version = {len(VERSIONS) + 1}")
    future.close()
    with pytest.raises(RegaliaError, match="newer version"):
        restore(tmp_path / "future.db", tmp_path / "there")
    assert not (tmp_path / "there" / DATABASE).exists()


def test_a_running_server_is_not_restored_over(tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path).close())
    back_up(tmp_path / "a.db", tmp_path)
    lock = DataLock(tmp_path / "there")
    with pytest.raises(RegaliaError, match="Another server"):
        restore(tmp_path / "a.db", tmp_path / "there")
    lock.release()
