"""Durability: nothing acknowledged is lost, nothing is played twice, and failed writes change nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from regalia.server.services import DATABASE
from regalia.server.store.database import Stale, StoreError
from regalia.server.store.rows import MatchRow, Seat
from regalia.server.table.ledger import Ledger
from regalia.server.wire.messages import Ack, Refusal
from tests.server.broken import Disk
from tests.server.harness import ScriptedChance, for_two, make_services, play_out, running

pytestmark = pytest.mark.anyio

DEAL = ("~ draw 0 0 1", "~ draw 1 2 3", "~ draw 0 4")


def lines_in(data: Path, table: str) -> list[str]:
    """The lines as another process sees them."""
    with sqlite3.connect(data / DATABASE) as connection:
        rows = connection.execute("SELECT seq, line FROM line WHERE match = ? ORDER BY seq", (table,)).fetchall()
    connection.close()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [line for _, line in rows]


async def test_an_acknowledged_line_is_in_the_file(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table) as hers:
            assert lines_in(tmp_path, table) == [*DEAL[:2]]
            assert await hers.play("0 commit 0", 2) == Ack(id="p1-2", seq=3)
            assert lines_in(tmp_path, table) == [*DEAL[:2], "0 commit 0"]


async def test_the_same_play_again_is_acknowledged_again_and_played_once(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, mira.at(table) as elsewhere:
            first = await hers.play("0 commit 0", 2, id="a")
            assert first == Ack(id="a", seq=3)
            assert await hers.play("0 commit 0", 2, id="a") == first
            assert await elsewhere.play("0 commit 0", 2, id="a") == first
            late = await elsewhere.play("0 commit 0", 2, id="b")
            assert isinstance(late, Refusal)
            assert "moved on" in late.reason
        async with oskar.at(table) as his:
            stolen = await his.play("1 commit 2", 3, id="a")
            assert stolen == Ack(id="a", seq=4)
        assert lines_in(tmp_path, table) == [*DEAL[:2], "0 commit 0", "1 commit 2"]


async def test_after_a_restart_the_table_is_the_same_and_old_plays_are_known(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers:
            await hers.play("0 commit 0", 2, id="a")
            await hers.catch_up()
        cookies = [mira.http.cookies, oskar.http.cookies]
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL[2:]))) as door:
        mira, oskar = door.stranger(), door.stranger()
        mira.http.cookies, oskar.http.cookies = cookies
        assert (await mira.get("/api/me")).json()["name"] == "Mira"
        async with mira.at(table) as again, oskar.at(table) as his:
            await again.catch_up()
            assert again.pictures[0].scene == hers.place.scene
            assert again.pictures[0].seq == 3
            assert await again.play("0 commit 0", 2, id="a") == Ack(id="a", seq=3)
            await play_out([again, his])
        assert lines_in(tmp_path, table)[:3] == [*DEAL[:2], "0 commit 0"]


async def test_a_full_disk_refuses_the_line_and_changes_nothing(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    disk = Disk(services)
    async with running(services) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            before, line = hers.place, hers.place.scene.choices[0].line
            disk.full = True
            refused = await hers.play(line, 2, id="a")
            assert isinstance(refused, Refusal)
            assert "full" in refused.reason
            assert "Nothing was changed" in refused.reason
            await his.catch_up()
            assert his.place.seq == 2
            failed = await mira.post("/api/tables", {"game": "bluff"})
            assert (failed.status_code, "full" in failed.json()["error"]) == (503, True)
            assert (await mira.get("/api/lobby")).status_code == 200
            async with mira.at(table) as again:
                await again.catch_up()
                assert (again.place.seq, again.place.scene) == (before.seq, before.scene)
            disk.full = False
            assert await hers.play(line, 2, id="a") == Ack(id="a", seq=3)
        assert len(lines_in(tmp_path, table)) == 3


async def test_a_locked_database_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        async with mira.at(table) as hers:
            await hers.catch_up()
            line = hers.place.scene.choices[0].line
            other.execute("BEGIN IMMEDIATE")
            playing = asyncio.create_task(hers.play(line, 2, id="a"))
            assert (await oskar.get(f"/api/tables/{table}")).status_code == 200
            refused = await playing
            assert isinstance(refused, Refusal)
            assert "locked" in refused.reason
            other.execute("ROLLBACK")
            assert await hers.play(line, 2, id="a") == Ack(id="a", seq=3)
        other.close()
        assert len(lines_in(tmp_path, table)) == 3


async def test_a_table_that_could_not_begin_begins_when_it_can(tmp_path: Path) -> None:
    """The seat takes the last space on the disk; the cards are dealt when there is more."""
    services = make_services(tmp_path)
    disk = Disk(services)
    async with running(services) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open")
        async with mira.at(opened.id) as hers:
            disk.full_after(1)
            assert (await oskar.post(f"/api/tables/{opened.id}/seat", {})).status_code == 200
            await hers.catch_up()
            assert (hers.place.seq, hers.table.started) == (0, True)
            disk.full = False
            while hers.place.seq < 2:
                await hers.hear()
        assert len(lines_in(tmp_path, opened.id)) == 2


@pytest.mark.parametrize("stored", [True, False])
async def test_a_line_that_was_called_off_is_played_or_it_is_not(tmp_path: Path, stored: bool) -> None:
    """The caller goes away during a commit; the ledger then agrees with the store."""
    services = make_services(tmp_path, chance=ScriptedChance(*DEAL[:2]))
    disk = Disk(services)
    row = MatchRow("m", "bluff", 1, {"cards": 5}, "g", False, 1.0, (Seat("person", "g"), Seat("person", "h")))
    await services.store.create(row)
    ledger = Ledger(services, row, [])
    await ledger.advance(None)
    disk.full = not stored
    playing = asyncio.create_task(ledger.advance("0 commit 0", "0:a"))
    await asyncio.sleep(0)
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert ledger.seq == 2
    with suppress(StoreError):
        await services.store.set_name("g", "Mira", 1.0)  # the writer has finished the jobs before this one
    disk.full = False
    if stored:
        with pytest.raises(Stale):
            await ledger.advance("0 commit 1", "0:b")
        assert (ledger.seq, ledger.plays) == (3, {"0:a": 3})
    else:
        await ledger.advance("0 commit 1", "0:b")
        assert (ledger.seq, ledger.plays) == (3, {"0:b": 3})
    await ledger.advance("1 commit 2")
    assert lines_in(tmp_path, "m") == [*DEAL[:2], f"0 commit {0 if stored else 1}", "1 commit 2"]
    await services.close()


async def test_a_table_forgotten_for_want_of_room_is_the_same_when_it_comes_back(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    async with running(services) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table) as hers:
            await hers.catch_up()
            await hers.play(hers.place.scene.choices[0].line, 2)
            await hers.catch_up()
        object.__setattr__(services.limits, "idle_rooms", 3)
        for _ in range(5):
            await mira.open_table("me", "open")
        async with mira.at(table) as again:
            await again.catch_up()
            assert again.place.scene == hers.place.scene
