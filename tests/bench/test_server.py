"""The server's benchmark runs and prints its figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench" / "server.py"


def test_a_move_is_measured() -> None:
    ended = subprocess.run(
        [sys.executable, str(BENCH), "--moves", "30", "--json"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    found = json.loads(ended.stdout)
    assert found["moves"] == 30
    assert 0 < found["line_ms"] < found["ack_ms"]
    assert found["frames_per_move"] >= 2
    assert ended.returncode == (0 if found["ack_ms"] <= 0.5 else 1)
