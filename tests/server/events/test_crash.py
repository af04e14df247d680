"""kill -9 during a draft and during a round: the event continues, and no table is opened twice."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from regalia.events.due import due_entry
from regalia.events.entries import GameOpened, PodBuilt, read
from regalia.events.event import fold
from regalia.events.info import EventInfo
from regalia.server.services import DATABASE
from tests.server.servers.process import ServerProcess

PATIENCE = 120.0
PLAN = {
    "title": "Evening",
    "game": "battle",
    "options": {"format": "draft", "turn_limit": 4},
    "least_players": 4,
    "best_of": 1,
}


def told(http: httpx.Client, url: str, id: str) -> EventInfo:
    return msgspec.json.decode(http.get(f"{url}/api/events/{id}").content, type=EventInfo)


def until(http: httpx.Client, url: str, id: str, true: Callable[[EventInfo], bool]) -> EventInfo:
    deadline = time.monotonic() + PATIENCE
    while not true(info := told(http, url, id)):
        assert time.monotonic() < deadline, info
        time.sleep(0.05)
    return info


def lines_of(data: Path, match: str) -> int:
    with sqlite3.connect(data / DATABASE) as connection:
        return int(connection.execute("SELECT count(*) FROM line WHERE match = ?", (match,)).fetchone()[0])


@pytest.mark.release
def test_a_draft_and_a_round_survive_kills(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, 0, "--pace", "0")
    with httpx.Client(trust_env=False, timeout=30) as http:
        try:
            http.get(f"{server.url}/api/me")
            id = http.post(f"{server.url}/api/events", json=PLAN).json()["id"]
            for act in ({"type": "fill", "players": 4, "bot": "random"}, {"type": "start"}):
                assert http.post(f"{server.url}/api/events/{id}", json={"act": act}).status_code == 200
            pod = until(http, server.url, id, lambda info: bool(info.pods and info.pods[0].table)).pods[0].table
            while lines_of(tmp_path, pod) < 40:
                time.sleep(0.02)
            server.kill()  # in the draft
            server = ServerProcess(tmp_path, server.port, "--pace", "0")
            until(http, server.url, id, lambda info: bool(info.rounds and info.rounds[0].bouts[0].games))
            server.kill()  # in the first round
            server = ServerProcess(tmp_path, server.port, "--pace", "0")
            until(http, server.url, id, lambda info: len(info.rounds) == 2)
            server.kill()
            server = ServerProcess(tmp_path, server.port, "--pace", "0")
            info = until(http, server.url, id, lambda info: info.phase == "over")
            assert [line.place for line in info.standings][:2] == [1, 2]
        finally:
            server.kill()
    check_log(tmp_path, id)


def check_log(data: Path, id: str) -> None:
    """The log is valid and complete, and names each table once."""
    with sqlite3.connect(data / DATABASE) as connection:
        rows = connection.execute("SELECT seq, entry FROM event_entry WHERE event = ? ORDER BY seq", (id,)).fetchall()
        tables = connection.execute("SELECT count(*) FROM match").fetchone()[0]
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    entries = [read(entry) for _, entry in rows]
    event = fold(entries)
    assert event.phase == "over"
    assert due_entry(event) is None
    opened = [(entry.round, entry.table, entry.game) for entry in entries if isinstance(entry, GameOpened)]
    assert max(Counter(opened).values()) == 1
    assert tables == len(opened) + 1, "and one pod"
    assert sum(isinstance(entry, PodBuilt) for entry in entries) == 1
