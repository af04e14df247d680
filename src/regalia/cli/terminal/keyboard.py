"""The keyboard: one line at a time from standard input, be it a person, a pipe or a screen reader's user."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.console import Console

from regalia.cli.draw.console import harmless

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has been scrolled off it


class Closed(Exception):
    """Nothing more will be typed."""


class Keyboard:
    """Asks for lines."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() a history and editing

    def line(self, prompt: str) -> str:
        """What was typed, without spaces around it; raises Closed."""
        try:
            line = input(prompt).strip()
        except (EOFError, OSError):  # the end of a pipe, or a terminal that has gone
            raise Closed from None
        if not self.typed:  # a terminal shows what is typed; from a pipe nothing would be seen
            print(harmless(line))
        return line

    def agreed(self, question: str) -> bool:
        return self.line(f"{question} [y/n] ").lower() in ("y", "yes")

    def hand_over(self, name: str) -> None:
        """Hide what is on the screen until the next person sits there."""
        if self.typed:
            self.console.file.write(WIPE)
            self.line(f"Pass the keyboard to {name}, then press Enter. ")
        else:
            self.console.print(f"Pass the keyboard to {name}.")
