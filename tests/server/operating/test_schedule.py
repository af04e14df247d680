"""Scheduled backups: made on time, checked, rotated; and the drill that restores one."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from regalia.server.operating import schedule
from regalia.server.operating.backup import restore
from regalia.server.operating.schedule import Backups, Schedule
from regalia.server.services import DATABASE, open_store
from regalia.server.wire.messages import Ack, Hello, Play, Seats, ServerMessage, Snapshot, Update
from tests.server.broken import damage
from tests.server.harness import make_services
from tests.server.scripted import SetClock
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.anyio

PATIENCE = 30.0


async def until(true: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.01)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*")) if folder.exists() else []


async def test_backups_are_made_on_time_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "LOOK", 0.01)
    clock, folder = SetClock(), tmp_path / "backups"
    services = make_services(tmp_path, clock=clock)
    folder.mkdir(mode=0o700)
    for day in range(1, 4):
        (folder / f"regalia-2020010{day}-000000.db").write_text("an older backup")
    (folder / "monday.db").write_text("made by hand")
    task = asyncio.create_task(Backups(services, Schedule(folder, 3600.0, 3), tmp_path).run())
    await until(lambda: len(files(folder)) == 4 and services.metrics.backup_at)
    first = files(folder)
    assert first[0] == "monday.db"
    assert first[1:3] == ["regalia-20200102-000000.db", "regalia-20200103-000000.db"]
    assert (folder / first[3]).stat().st_mode & 0o777 == 0o600
    clock.go_on(3599)
    await asyncio.sleep(0.1)
    assert files(folder) == first
    await asyncio.sleep(1.0)  # names have whole seconds
    clock.go_on(1)
    await until(lambda: files(folder) != first)
    await until(lambda: len(files(folder)) == 4)
    task.cancel()
    await asyncio.wait([task])
    await services.close()


async def test_a_restart_does_not_begin_the_schedule_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "LOOK", 0.01)
    clock, folder = SetClock(), tmp_path / "backups"
    for _ in range(2):
        services = make_services(tmp_path, clock=clock)
        task = asyncio.create_task(Backups(services, Schedule(folder, 3600.0, 3), tmp_path).run())
        await until(lambda: files(folder))
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.wait([task])
        await services.close()
    assert len(files(folder)) == 1


async def test_a_failed_backup_is_told_tried_again_and_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(schedule, "LOOK", 0.01)
    folder = tmp_path / "backups"
    folder.mkdir(mode=0o700)
    (folder / "regalia-20200101-000000.db").write_text("the last good one")
    services = make_services(tmp_path)
    damage(tmp_path / DATABASE, "rating")
    with caplog.at_level(logging.ERROR, "regalia.server"):
        task = asyncio.create_task(Backups(services, Schedule(folder, 3600.0, 1), tmp_path).run())
        await until(lambda: services.metrics.backup_failures >= 2)
        task.cancel()
        await asyncio.wait([task])
    assert files(folder) == ["regalia-20200101-000000.db"]
    assert "The backup failed" in caplog.text
    told = services.metrics.text(0, services.overload)
    assert "regalia_backup_failures_total 2" in told or services.metrics.backup_failures > 2
    await services.close()


async def test_servers_on_one_database_share_the_schedule(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "LOOK", 0.01)
    clock = SetClock()
    both = [make_services(tmp_path, clock=clock) for _ in range(2)]
    for services in both:
        await services.store.close()
        services.store = open_store(tmp_path, postgres)
    tasks = [
        asyncio.create_task(Backups(services, Schedule(tmp_path / f"b{n}", 3600.0, 9), tmp_path, postgres).run())
        for n, services in enumerate(both)
    ]
    await until(lambda: files(tmp_path / "b0") or files(tmp_path / "b1"))
    await asyncio.sleep(0.5)
    assert len([*files(tmp_path / "b0"), *files(tmp_path / "b1")]) == 1
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    for services in both:
        await services.store.close()


# ---- the drill

_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def played(server: ServerProcess, moves: int) -> dict[str, dict[str, str]]:
    """Play against a bot, game after game; by table, every acknowledged line by its id."""
    acknowledged: dict[str, dict[str, str]] = {}
    while sum(map(len, acknowledged.values())) < moves:
        with httpx.Client(base_url=server.url) as mira:
            mira.get("/api/me")
            opened = mira.post("/api/tables", json={"game": "royals", "seats": ["me", "random"]}).json()
        lines = acknowledged[opened["id"]] = {}
        where = f"{server.url.replace('http', 'ws')}/api/tables/{opened['id']}/socket"
        with connect(where, proxy=None) as socket:
            socket.send(msgspec.json.encode(Hello(token=opened["token"])), text=True)
            play_one(socket, lines, moves)
    return acknowledged


def play_one(socket: ClientConnection, lines: dict[str, str], moves: int) -> None:
    asked: Play | None = None
    while len(lines) < moves:
        message = _messages.decode(socket.recv(PATIENCE))
        if isinstance(message, Seats | Snapshot) and message.table.over:
            return
        if isinstance(message, Ack) and asked is not None:
            lines[f"0:{message.id}"] = asked.line
        if isinstance(message, Snapshot | Update) and message.scene.choices:
            asked = Play(id=f"p{message.seq}", seq=message.seq, line=message.scene.choices[0].line)
            socket.send(msgspec.json.encode(asked), text=True)


def test_the_restore_drill(tmp_path: Path) -> None:
    """Serve, play, back up on schedule, lose the disk, restore: every acknowledged move is there."""
    data, folder = tmp_path / "data", tmp_path / "backups"
    more = ("--pace", "0", "--patience", "0", "--backup-every", "1s", "--backups", str(folder), "--keep", "2")
    server = ServerProcess(data, 0, *more)
    try:
        acknowledged = played(server, 20)
        played_at = time.time()
        end = time.monotonic() + PATIENCE
        while not (newest := [path for path in folder.glob("*.db") if path.stat().st_mtime > played_at + 1]):
            assert time.monotonic() < end, f"no backup came: {files(folder)}"
            time.sleep(0.05)
        assert len(list(folder.glob("*.db"))) <= 3
    finally:
        server.kill()
    shutil.rmtree(data)
    restore(newest[-1], data)
    again = ServerProcess(data, 0, "--pace", "0")
    try:
        assert httpx.get(f"{again.url}/readyz").text == "ready\n"
        for table in acknowledged:
            assert httpx.get(f"{again.url}/api/tables/{table}").status_code == 200
    finally:
        again.stop()
    assert sum(map(len, acknowledged.values())) >= 20
    for table, lines in acknowledged.items():
        assert lines.items() <= asyncio.run(stored(data, table)).items()


async def stored(data: Path, table: str) -> dict[str, str]:
    store = open_store(data)
    found = await store.match(table)
    await store.close()
    assert found is not None
    return {written.play: written.line for written in found[1] if written.play}
