"""The data folder: nobody but the server's user may read it, and nobody else may have written to it."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.operating.backup import back_up, restore
from regalia.server.operating.folder import DataLock
from regalia.server.services import DATABASE, open_store
from tests.server.servers.process import COMMAND, ServerProcess

pytestmark = pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """The mask of most systems, under which new files can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:04o}"


def modes(folder: Path) -> dict[str, str]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_a_server_makes_everything_private(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    server = ServerProcess(data)
    try:
        httpx.get(f"{server.url}/api/me")
        found = modes(data)
        assert {"regalia.db", "regalia.db-wal", "regalia.db-shm", "regalia.lock"} <= found.keys()
        assert (mode(data), set(found.values())) == ("0700", {"0600"})
        assert "could be read" not in server.printed
    finally:
        server.kill()


def test_what_others_could_read_is_repaired_and_said(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = ServerProcess(data)
    server.kill()  # so that the write-ahead log stays
    data.chmod(0o755)
    for file in data.iterdir():
        file.chmod(0o644)
    server = ServerProcess(data)
    try:
        assert (mode(data), set(modes(data).values())) == ("0700", {"0600"})
        assert f"{data} could be read by other users (mode 0755): its mode is now 0700" in server.printed
        for name in ("regalia.db", "regalia.db-wal"):
            assert f"{data / name} could be read by other users (mode 0644): its mode is now 0600" in server.printed
    finally:
        server.kill()


@pytest.mark.parametrize("open_to", [0o770, 0o777, 0o702])
def test_a_folder_that_others_may_write_to_is_refused(tmp_path: Path, open_to: int) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(open_to)
    ended = subprocess.run(
        [*COMMAND, "--port", "0", "--data", str(data)], capture_output=True, text=True, timeout=60, check=False
    )
    said = " ".join(ended.stderr.split())
    assert ended.returncode == 2
    assert f"Other users may write to the data folder {data} (mode {open_to:04o})" in said
    assert f"Run 'chmod 700 {data}'" in said
    assert list(data.iterdir()) == []
    with pytest.raises(RegaliaError, match="Other users may write"):
        DataLock(data)


def test_a_folder_of_another_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)
    (tmp_path / "data").mkdir()
    if not tmp_path.stat().st_uid:  # root may own any folder
        os.chown(tmp_path / "data", 12345, -1)
    with pytest.raises(RegaliaError, match="belongs to another user"):
        DataLock(tmp_path / "data")


def test_backups_and_restored_databases_are_private(tmp_path: Path) -> None:
    here = tmp_path / "here"
    DataLock(here).release()
    asyncio.run(open_store(here).close())
    back_up(tmp_path / "monday.db", here)
    assert mode(tmp_path / "monday.db") == "0600"
    restore(tmp_path / "monday.db", tmp_path / "there")
    assert (mode(tmp_path / "there"), set(modes(tmp_path / "there").values())) == ("0700", {"0600"})
    assert (tmp_path / "there" / DATABASE).exists()


def test_a_restart_of_a_private_folder_says_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "regalia.server"):
        for _ in range(2):
            lock = DataLock(tmp_path / "data")
            asyncio.run(open_store(tmp_path / "data").close())
            lock.release()
    assert caplog.records == []
