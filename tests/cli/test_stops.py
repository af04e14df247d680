"""Long commands that are stopped or run out of room: one sentence, an exit code, nothing half-written."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regalia.cli.lab.stop import INTERRUPTED, Stop
from tests.cli.conftest import PROGRAM, Regalia

ROOM = 1 << 14  # bytes that a file may have


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed as soon as the command listens."""

    @contextmanager
    def at_once(stop: Stop) -> Iterator[None]:
        stop.asked = True
        yield

    monkeypatch.setattr(Stop, "on_ctrl_c", at_once)


@pytest.mark.usefixtures("pressed")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["price", "royal-battles", "--jobs", "1", "--out", "out.json"], "With --continue FILE they are kept"),
        (["report", "royals", "--quick", "--jobs", "1", "--out", "out.html"], "Let it run on, or give --quick"),
    ],
)
def test_a_run_that_is_stopped_too_early_says_how_to_go_on(
    arguments: list[str], words: str, regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("polars")
    monkeypatch.chdir(tmp_path)
    ended = regalia(*arguments)
    assert (ended.code, ended.out, ended.err.count("\n")) == (INTERRUPTED, "", 1)
    assert words in ended.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("pressed")
def test_a_stopped_price_run_keeps_its_games(regalia: Regalia, tmp_path: Path) -> None:
    kept = tmp_path / "run.json"
    ended = regalia("price", "royal-battles", "--jobs", "1", "--continue", kept)
    assert ended.code == INTERRUPTED
    assert f"They are kept in {kept}: give the same command to go on." in ended.err
    assert kept.exists()


def with_little_room(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """The program, where no file may grow beyond some bytes: like a full disk, and for every user."""
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM)),
    )


def test_records_that_do_not_fit_leave_what_was_there(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("earlier games\n")
    ended = with_little_room("simulate", "royals", "--games", "40", "--out", out)
    assert ended.returncode == 2
    assert f"{out} cannot be written: " in ended.stderr
    assert "Nothing was changed; make room, or choose another place." in ended.stderr
    assert out.read_text() == "earlier games\n"
    assert list(tmp_path.iterdir()) == [out]


def test_a_tournament_that_does_not_fit_keeps_whole_games_and_goes_on(tmp_path: Path, regalia: Regalia) -> None:
    out = tmp_path / "ladder.jsonl"
    arguments = ("arena", "royals", "--bots", "random,verb", "--games", "200", "--jobs", "1", "--out", out)
    ended = with_little_room(*arguments)
    assert ended.returncode == 2
    saved = out.read_bytes()
    games = saved.count(b"\n") - 1
    assert games > 0
    assert saved.endswith(b"}\n")
    assert f"{out} cannot be written: " in ended.stderr
    assert f"It holds {games:,} games; make room, and the same command goes on." in ended.stderr
    assert regalia(*arguments).code == 0
    assert out.read_bytes().startswith(saved)
    assert out.read_bytes().count(b"\n") == 201
