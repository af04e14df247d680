"""The consoles for output and messages."""

from __future__ import annotations

import sys
from typing import Any, TextIO

import msgspec
from rich.console import Console


def out(*, plain: bool = False) -> Console:
    """Standard output; ``plain`` turns colours off."""
    return Console(highlight=False, no_color=plain or None)


def can_draw(console: Console) -> bool:
    """Whether the console can show boxes and suits."""
    return console.encoding.lower().startswith("utf")


def err() -> Console:
    """Standard error, for progress and messages."""
    return Console(stderr=True, highlight=False)


def harmless(text: str, most: int = 1000) -> str:
    """A foreign text without control characters, cut to a length."""
    short = text if len(text) <= most else f"{text[:most]}…"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in short)


def print_json(value: Any, file: TextIO | None = None) -> None:
    """Print one indented JSON document, on standard output by default."""
    (file or sys.stdout).write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
