"""The short form of the load script: it plays, measures and prints. No time is asserted here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


def load(*arguments: str) -> tuple[dict[str, Any], int]:
    ended = subprocess.run(
        [sys.executable, str(LOAD), "--json", *arguments], capture_output=True, text=True, timeout=180, check=False
    )
    assert ended.stdout, ended.stderr
    return json.loads(ended.stdout), ended.returncode


@pytest.mark.release
def test_tables_are_played_at_and_timed() -> None:
    found, code = load("--matches", "5", "--seconds", "3")
    assert found["errors"] == 0
    assert found["moves"] >= 5
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert 0 < found["rss_start"] <= found["rss_end"] * 2
    assert code == (0 if found["p99_ms"] < 100 else 1)


@pytest.mark.release
def test_idle_sockets_are_weighed() -> None:
    found, code = load("--idle", "30")
    assert found["sockets"] == 30
    assert code == (0 if found["kib_per_socket"] <= 40 else 1)


@pytest.mark.release
def test_two_servers_share_the_tables_of_one_database(postgres: str) -> None:
    found, _ = load("--matches", "4", "--seconds", "3", "--servers", "2", "--apart", "--database", postgres)
    assert (found["servers"], found["errors"]) == (2, 0)
    assert found["moves"] >= 4
