"""The short form of the fault script: kill -9 during play, on SQLite and on PostgreSQL with two servers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FAULTS = Path(__file__).parents[2] / "bench" / "faults.py"


def faults(*arguments: str) -> dict[str, Any]:
    ended = subprocess.run(
        [sys.executable, str(FAULTS), "--json", *arguments], capture_output=True, text=True, timeout=240, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def test_nothing_is_lost_and_nothing_is_doubled() -> None:
    found = faults("--kills", "2")
    assert found["kills"] == 2
    assert found["acknowledged"] >= 36
    assert [found[fault] for fault in ("lost", "doubled", "records_bad", "odd")] == [0, 0, 0, 0]


@pytest.mark.release
def test_nor_where_the_players_of_a_table_sit_at_two_servers(postgres: str) -> None:
    found = faults("--kills", "3", "--servers", "2", "--database", postgres)
    assert found["acknowledged"] >= 48
    assert [found[fault] for fault in ("lost", "doubled", "records_bad", "odd")] == [0, 0, 0, 0]
