"""Where things are printed."""

from __future__ import annotations

import sys
from typing import Any, TextIO

import msgspec
from rich.console import Console


def out(*, plain: bool = False) -> Console:
    """Standard output. Plain: no colour, whatever the terminal can do."""
    return Console(highlight=False, no_color=plain or None)


def can_draw(console: Console) -> bool:
    """Whether boxes and suits will arrive as such."""
    return console.encoding.lower().startswith("utf")


def err() -> Console:
    """Standard error, for progress and for words that are no result."""
    return Console(stderr=True, highlight=False)


def harmless(text: str, most: int = 1000) -> str:
    """A text from elsewhere, fit to be printed: nothing in it steers the terminal, and it ends some time."""
    short = text if len(text) <= most else f"{text[:most]}…"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in short)


def print_json(value: Any, file: TextIO | None = None) -> None:
    """One JSON document, indented, on standard output unless told otherwise."""
    (file or sys.stdout).write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
