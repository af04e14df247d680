"""``regalia serve`` as a process: it prints its address, stops when told, and explains why it cannot start."""

from __future__ import annotations

import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regalia.games import catalogue
from regalia.server.wire.messages import Hello
from tests.server.servers.process import COMMAND, ServerProcess


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, number: signal.Signals) -> None:
    server = ServerProcess(tmp_path / "new" / "folder", 0)
    assert server.printed == f"Regalia is at {server.url}/ (Ctrl-C stops it)\n"
    assert httpx.get(f"{server.url}/api/games").json()[0]["key"] == next(iter(catalogue()))
    assert (tmp_path / "new" / "folder" / "regalia.db").exists()
    with httpx.Client(base_url=server.url) as mira:
        mira.get("/api/me")
        opened = mira.post("/api/tables", json={"game": "royals", "seats": ["me", "greedy"]}).json()
    where = f"{server.url.replace('http', 'ws')}/api/tables/{opened['id']}/socket"
    with connect(where, proxy=None) as socket:
        socket.send(msgspec.json.encode(Hello(token=opened["token"])), text=True)
        assert '"snapshot"' in str(socket.recv())
        assert server.stop(number) == 0
        assert "Traceback" not in server.printed
        with suppress(ConnectionClosed):
            for _ in socket:
                pass
    assert socket.close_code == 1012


def failing(*arguments: str) -> str:
    """The last output of a server that does not start."""
    ended = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    return " ".join(ended.stderr.split())


def test_what_keeps_it_from_starting_is_said_in_a_sentence(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        taken = failing("--port", str(server.port), "--data", str(tmp_path / "other"))
        assert (
            taken == f"127.0.0.1 port {server.port} cannot be used: Address already in use. Choose another with --port."
        )
        assert "Another server is using the data folder" in failing("--port", "0", "--data", str(tmp_path))
    finally:
        server.kill()
    (tmp_path / "file").write_text("")
    assert "cannot be written" in failing("--port", "0", "--data", str(tmp_path / "file"))
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "regalia.db").write_text("this is no database, however long the text may be" * 100)
    assert "cannot be used as a database" in failing("--port", "0", "--data", str(tmp_path / "broken"))


def test_help_has_examples() -> None:
    shown = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, check=True).stdout
    for word in ("--host", "--port", "--data", "--open", "regalia serve --host 0.0.0.0"):
        assert word in shown
