"""The full screen at a real terminal: when it opens, how it is left, what it loads."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.console import Console

from regalia.cli.screen.choice import wants_screen
from regalia.kernel.record import read
from tests.cli.conftest import Regalia
from tests.cli.terminals import Screen

BEGUN = ("play", "royals", "--seed", "1", "--options", '{"first_player": "seat0"}', "--pace", "0")
OPENED, CLOSED = "\x1b[?1049h", "\x1b[?1049l"  # the other screen of the terminal
DOWN = "\x1b[B"


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path."""
    with TemporaryDirectory() as path:
        yield Path(path)


def test_a_game_is_begun_played_and_left_at_a_terminal(folder: Path) -> None:
    kept = folder / "g.json"  # a long path would open a panel, which takes the key
    screen = Screen(*BEGUN, size=(100, 34))
    assert OPENED in screen.until("YOUR TURN")
    screen.type(DOWN + "\r")  # the second row: a discard
    screen.until("discards")
    screen.type(f":save {kept}\r")
    screen.until("Saved")
    assert len(read(kept.read_bytes()).lines) > 2
    screen.type("q")
    screen.until("SURE?")
    screen.type("y")
    code, last = screen.last()
    assert code == 0
    assert CLOSED in last
    assert last.rstrip().endswith("You have left the table.")


def test_ctrl_c_restores_the_terminal_and_has_its_exit_code() -> None:
    screen = Screen(*BEGUN, size=(80, 24))
    assert OPENED in screen.until("YOUR TURN")
    code, last = screen.last("\x03")
    assert code == 130
    assert CLOSED in last
    assert "Interrupted: the game ends here." in last


@pytest.mark.parametrize(
    ("size", "more", "said"),
    [
        ((79, 24), (), "the full screen needs 80 x 24 cells, this terminal has 79 x 24"),
        ((100, 20), (), "this terminal has 100 x 20"),
        ((100, 34), ("--lines",), ""),
        ((100, 34), ("--plain",), ""),
    ],
)
def test_elsewhere_the_game_is_played_line_by_line(size: tuple[int, int], more: tuple[str, ...], said: str) -> None:
    screen = Screen(*BEGUN, *more, size=size)
    seen = screen.until("Player > ")
    assert OPENED not in seen
    assert said in " ".join(seen.split())
    screen.type("quit\n")
    assert screen.ended() == 0


def test_a_dumb_terminal_gets_lines() -> None:
    screen = Screen(*BEGUN, term="dumb")
    assert OPENED not in screen.until("Player > ")
    screen.type("quit\n")
    assert screen.ended() == 0


def test_a_pipe_gets_lines(regalia: Regalia) -> None:
    ended = regalia(*BEGUN, typed="quit\n")
    assert OPENED not in ended.out
    assert "You have left the table." in ended.out
    assert "Line by line" not in ended.out


def test_without_the_extra_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    console = Console(force_terminal=True, width=100, height=34)
    assert wants_screen(console)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert not wants_screen(console)
    assert "regalia[tui]" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["games"]])
def test_other_commands_do_not_load_the_framework(arguments: list[str]) -> None:
    script = f"""
import sys
from collections.abc import Iterator
sys.argv = ["regalia", *{arguments!r}]
from regalia.cli import run
try:
    run()
except SystemExit:
    pass
print("loaded" if "textual" in sys.modules else "light")
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.rstrip().endswith("light")
