"""A damaged database: the server says so and does not start, and the doctor saves what can be read."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.operating.backup import back_up, restore
from regalia.server.operating.doctor import examine
from regalia.server.operating.salvage import salvage
from regalia.server.services import DATABASE, open_store
from regalia.server.store.rows import MatchRow, Progress, Seat, Written
from regalia.server.store.store import Store
from tests.server.broken import damage
from tests.server.harness import Door, make_services, play_out, running

pytestmark = pytest.mark.anyio

TABLES = 400
LINES = 10


def regalia(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from regalia.cli import run; run()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


async def filled(data: Path) -> None:
    """A database whose tables have several pages."""
    data.mkdir(mode=0o700, exist_ok=True)
    store = open_store(data)
    await asyncio.gather(*(fill(store, number) for number in range(TABLES)))
    await store.close()


async def fill(store: Store, number: int) -> None:
    id, guest = f"table-{number:03}", f"guest-{number:03}"
    seats = Seat("person", guest), Seat("person", "oskar")
    await store.create(MatchRow(id, "bluff", 1, {"cards": 5}, guest, False, 1.0, seats))
    lines = [Written(f"0 a line of some length, number {line}", f"0:{line}") for line in range(1, LINES + 1)]
    await store.append(id, 1, lines, Progress(2.0, 0))
    await store.set_name(guest, f"Player {number} with a long name", 1.0)


async def kept(store: Store) -> dict[str, int]:
    """How many lines each table has; each is what was written."""
    found = {}
    for number in range(TABLES):
        match = await store.match(f"table-{number:03}")
        if match is not None:
            for line, written in enumerate(match[1], 1):
                assert written.line == f"0 a line of some length, number {line}"
            assert [seat.guest for seat in match[0].seats] == [f"guest-{number:03}", "oskar"]
            found[match[0].id] = len(match[1])
    return found


async def test_a_healthy_database_is_healthy(tmp_path: Path, postgres: str) -> None:
    await filled(tmp_path / "data")
    found = examine(tmp_path / "data")
    assert (found.faults, found.warnings, found.rows["line"]) == ([], [], TABLES * LINES)
    there = await asyncio.to_thread(examine, tmp_path, postgres)
    assert (there.faults, there.rows["line"]) == ([], 0)
    (tmp_path / "data" / DATABASE).chmod(0o644)
    assert "run 'chmod 600" in examine(tmp_path / "data").warnings[0]


@pytest.mark.parametrize("table", ["line", "seat", "match", "setting", "guest"])
async def test_what_one_bad_page_leaves_is_saved(tmp_path: Path, table: str) -> None:
    await filled(tmp_path / "data")
    secret = secret_of(tmp_path / "data")
    inner = table != "setting"
    damage(tmp_path / "data" / DATABASE, table, inner=inner)
    assert examine(tmp_path / "data").faults
    saved = salvage(tmp_path / "data" / DATABASE, tmp_path / "rescued.db")
    assert saved.lost
    restore(tmp_path / "rescued.db", tmp_path / "new")
    assert examine(tmp_path / "new").faults == []
    store = open_store(tmp_path / "new")
    found = await kept(store)
    assert (store.secret == secret) == (table != "setting")
    await store.close()
    assert len(found) >= TABLES // 2
    if table in ("setting", "guest"):
        assert found == dict.fromkeys([f"table-{number:03}" for number in range(TABLES)], LINES)
    if table == "line":
        assert len(found) == TABLES
        assert sum(found.values()) > TABLES * LINES // 2
        short = [id for id, lines in found.items() if lines < LINES]
        assert short
        for id in short:
            assert any(f"Table {id} goes on after line {found[id]}" in said for said in saved.lost) or not found[id]


def secret_of(data: Path) -> bytes:
    store = open_store(data)
    asyncio.get_running_loop().create_task(store.close())
    return store.secret


async def test_where_nothing_can_be_read_the_backup_is_named(tmp_path: Path) -> None:
    await filled(tmp_path / "data")
    file = tmp_path / "data" / DATABASE
    file.write_bytes(b"\xa5" * file.stat().st_size)
    with pytest.raises(RegaliaError, match="Restore the last backup"):
        salvage(file, tmp_path / "rescued.db")
    assert not (tmp_path / "rescued.db").exists()
    assert examine(tmp_path / "data").faults


async def test_a_damaged_database_is_neither_backed_up_nor_restored(tmp_path: Path) -> None:
    await filled(tmp_path / "data")
    back_up(tmp_path / "good.db", tmp_path / "data")
    for file in (tmp_path / "data" / DATABASE, tmp_path / "good.db"):
        damage(file, "line", inner=True)
    with pytest.raises(RegaliaError, match="damaged"):
        back_up(tmp_path / "a.db", tmp_path / "data")
    with pytest.raises(RegaliaError, match="damaged"):
        restore(tmp_path / "good.db", tmp_path / "new")
    assert not (tmp_path / "a.db").exists()
    assert not (tmp_path / "new" / DATABASE).exists()


@pytest.mark.parametrize("table", ["line", "setting", "match"])
async def test_a_server_on_a_damaged_database_says_what_to_do(tmp_path: Path, table: str) -> None:
    data = tmp_path / "data"
    await filled(data)
    damage(data / DATABASE, table, inner=table != "setting")
    ended = await asyncio.to_thread(regalia, "serve", "--port", "0", "--data", str(data))
    said = " ".join(ended.stderr.split())
    assert ended.returncode == 2
    assert "Traceback" not in said
    assert "because it is damaged" in said
    assert f"Run 'regalia doctor --data {data}'" in said
    assert "restore the last backup" in said


async def test_the_command_checks_saves_and_has_exit_codes(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await filled(data)
    assert (healthy := regalia("doctor", "--data", str(data))).returncode == 0
    assert healthy.stdout.endswith("healthy.\n")
    damage(data / DATABASE, "line", inner=True)
    ended = regalia("doctor", "--data", str(data))
    assert ended.returncode == 1
    assert f"regalia doctor --data {data} --salvage rescued.db" in " ".join(ended.stdout.split())
    ended = regalia("doctor", "--data", str(data), "--salvage", str(tmp_path / "rescued.db"), "--json")
    assert ended.returncode == 1
    told: dict[str, Any] = json.loads(ended.stdout)
    assert (told["healthy"], told["saved"]["rows"]["match"]) == (False, TABLES)
    again = regalia("doctor", "--data", str(data), "--salvage", str(tmp_path / "rescued.db"))
    assert (again.returncode, "already exists" in again.stderr) == (2, True)
    assert regalia("doctor", "--data", str(tmp_path / "nowhere")).returncode == 2


async def test_a_table_that_lost_its_end_is_played_on(tmp_path: Path) -> None:
    """Lines behind a missing one are left out, because nobody knows what was between them."""
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open", options={"cards": 5})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            for visit in (hers, his, hers):
                await visit.catch_up()
                if visit.place.scene.choices:
                    await visit.play(visit.place.scene.choices[0].line, visit.place.seq)
        cookies = mira.http.cookies, oskar.http.cookies
        await door.services.store.database.write(lambda connection: connection.change("DELETE FROM line WHERE seq = 3"))
    saved = salvage(tmp_path / DATABASE, tmp_path / "rescued.db")
    assert saved.lost == [f"Table {opened.id} goes on after line 2; later lines are lost."]
    restore(tmp_path / "rescued.db", tmp_path / "new")
    async with running(make_services(tmp_path / "new")) as door:
        await played_on(door, opened.id, cookies)


async def played_on(door: Door, table: str, cookies: tuple[Any, Any]) -> None:
    mira, oskar = door.stranger(), door.stranger()
    mira.http.cookies, oskar.http.cookies = cookies
    async with mira.at(table) as hers, oskar.at(table) as his:
        await play_out([hers, his])
