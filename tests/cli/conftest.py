from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from regalia.cli import run

PROGRAM = [sys.executable, "-c", "from regalia.cli import run; run()"]


@dataclass(frozen=True)
class Ended:
    """What a run of the program left behind."""

    code: int
    out: str
    err: str


Regalia = Callable[..., Ended]


@pytest.fixture
def regalia(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Regalia:
    """The program ``regalia``, in this process: arguments in, exit code and output out."""

    def called(*arguments: str | Path, typed: str | bytes = "") -> Ended:
        written = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "argv", ["regalia", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(written), "utf-8"))
        monkeypatch.setenv("COLUMNS", "100")
        capfd.readouterr()
        code = 0
        try:
            run()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        out, err = capfd.readouterr()
        assert "Traceback" not in out + err
        return Ended(code, out, err)

    return called


@pytest.fixture
def program() -> Callable[..., subprocess.Popen[str]]:
    """The same as a process of its own, at the head of its own group."""

    def begun(*arguments: str | Path) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*PROGRAM, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "COLUMNS": "100"},
            start_new_session=True,
            text=True,
        )

    return begun


@pytest.fixture
def games(tmp_path: Path, regalia: Regalia) -> Path:
    """A file with three good records."""
    path = tmp_path / "games.jsonl"
    arguments = ("--games", "3", "--seats", "verb,random", "--seed", "2", "--out", path)
    assert regalia("simulate", "royals", *arguments).code == 0
    return path
