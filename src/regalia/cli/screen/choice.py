"""Whether the table fills the screen, and one sentence where it cannot."""

from __future__ import annotations

import importlib.util
import os
import sys

from rich.console import Console
from rich.text import Text

SMALLEST = (80, 24)  # columns, rows
DUMB = ("dumb", "unknown", "")


def wants_screen(console: Console) -> bool:
    """Whether this is a terminal for the full screen; says so where only its size or the extra is missing."""
    if not (console.is_terminal and sys.stdin.isatty()) or os.environ.get("TERM", "") in DUMB:
        return False
    if importlib.util.find_spec("textual") is None:
        say(console, "the full screen needs the extra 'tui' (pip install 'regalia[tui]').")
        return False
    if console.width < SMALLEST[0] or console.height < SMALLEST[1]:
        needed = f"{SMALLEST[0]} x {SMALLEST[1]} cells"
        say(console, f"the full screen needs {needed}, this terminal has {console.width} x {console.height}.")
        return False
    return True


def say(console: Console, why: str) -> None:
    console.print(Text(f"Line by line: {why}", "dim"))
