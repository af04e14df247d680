"""Keyboard: reads one line at a time from standard input."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.console import Console

from regalia.cli.draw.console import harmless

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has been scrolled off it


class Closed(Exception):
    """Standard input has ended."""


class Keyboard:
    """Asks for lines and confirmations."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors != "replace":  # once: not after the first line
            sys.stdin.reconfigure(errors="replace")
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() a history and editing

    def line(self, prompt: str) -> str:
        """The typed line, stripped. Raises Closed."""
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
        """Clear the screen until the next person confirms."""
        if self.typed:
            self.console.file.write(WIPE)
            self.line(f"Pass the keyboard to {name}, then press Enter. ")
        else:
            self.console.print(f"Pass the keyboard to {name}.")
