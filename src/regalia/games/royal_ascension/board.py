# native: pictures
"""Boards as data (section 2.4): those that ship; ``files.py`` checks a custom one."""

from __future__ import annotations

import importlib.resources
import json
from typing import Any

PACKAGE = "regalia.games.royal_ascension"
STANDARD = "standard"


def standard() -> dict[str, Any]:
    return _read("board.json")


def shipped() -> tuple[str, ...]:
    """The names of the boards in the game's data folder; the standard board comes first."""
    folder = importlib.resources.files(PACKAGE).joinpath("data", "boards")
    return (STANDARD, *sorted([file.name[:-5] for file in folder.iterdir() if file.name.endswith(".json")]))


def shipped_board(name: str) -> dict[str, Any]:
    return standard() if name == STANDARD else _read(f"boards/{name}.json")


def _read(path: str) -> dict[str, Any]:
    text = importlib.resources.files(PACKAGE).joinpath(f"data/{path}").read_text(encoding="utf-8")
    board: dict[str, Any] = json.loads(text)
    return board


def board_of(value: Any) -> dict[str, Any]:
    """The board of a checked option, which is the standard board's name or a board object."""
    if value == STANDARD:
        return standard()
    board: dict[str, Any] = value
    return board


def is_faithful(types: list[str]) -> bool:
    """Whether a ring has the rulebook's size: 35 spaces, two of them shops."""
    return len(types) == 35 and types.count("shop") == 2
