"""Where things are printed."""

from __future__ import annotations

import sys
from typing import Any, TextIO

import msgspec
from rich.console import Console


def out(*, plain: bool = False) -> Console:
    """Standard output. Plain: no colour, whatever the terminal can do."""
    return Console(highlight=False, no_color=plain or None)


def err() -> Console:
    """Standard error, for progress and for words that are no result."""
    return Console(stderr=True, highlight=False)


def print_json(value: Any, file: TextIO | None = None) -> None:
    """One JSON document, indented, on standard output unless told otherwise."""
    (file or sys.stdout).write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
