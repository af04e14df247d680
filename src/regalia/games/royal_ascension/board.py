# native: pictures
"""Boards as data (section 2.4): the shipped boards, and the checks of a custom one."""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Iterator
from typing import Any

from regalia.games.royal_ascension.rules import terms
from regalia.kernel.errors import OptionError

PACKAGE = "regalia.games.royal_ascension"
STANDARD = "standard"
FORMAT = "regalia-board/1"
GAME = "royal-ascension"
FEWEST_SPACES, MOST_SPACES = 13, 100
MOST_GATES = 12


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


def checked(value: Any) -> Any:
    """The option's value, a shipped board's name replaced by the board; raises OptionError if it cannot be played.

    A record names the standard board only: any other board travels in it whole (section 2.4).
    """
    if value == STANDARD:
        return value
    if isinstance(value, str):
        if value not in shipped():
            raise OptionError(
                f"There is no board '{value}'; there are: {', '.join(shipped())}. Or give a board object."
            )
        return shipped_board(value)
    for reason in faults(value):
        raise OptionError(f"Option 'board' cannot be played: {reason}.")
    return value


def faults(value: Any) -> Iterator[str]:
    """Every fault of a board object (section 2.4), with its place; where a part is missing, only that."""
    if not isinstance(value, dict):
        yield f"it takes '{STANDARD}' or a board object, not {value!r}"
        return
    for key, wanted in (("format", FORMAT), ("game", GAME)):
        if value.get(key) != wanted:
            yield f"its '{key}' must be '{wanted}', not {value.get(key)!r}"
    spaces = value.get("spaces")
    if not isinstance(spaces, list):
        yield f"'spaces' must be a list of {FEWEST_SPACES} to {MOST_SPACES} spaces"
        return
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        yield f"the ring has {len(spaces)} of the {FEWEST_SPACES} to {MOST_SPACES} spaces that a board has"
    yield from _kinds(spaces)
    yield from _gates(value.get("gates"), len(spaces))


def _kinds(spaces: list[Any]) -> Iterator[str]:
    known = [space.get("type") if isinstance(space, dict) else None for space in spaces]
    for number, kind in enumerate(known):
        if kind not in terms.TYPES:
            yield f"space {number} must be an object whose 'type' is one of {', '.join(terms.TYPES)}"
    for wanted in terms.TYPES:
        if wanted not in known:
            yield f"there must be at least one space of type '{wanted}'"


def _gates(gates: Any, spaces: int) -> Iterator[str]:
    if not isinstance(gates, list) or not 1 <= len(gates) <= MOST_GATES:
        there = f", not {len(gates)}" if isinstance(gates, list) else ""
        yield f"'gates' must be a list of 1 to {MOST_GATES} space numbers{there}"
        return
    wrong = [gate for gate in gates if isinstance(gate, bool) or not isinstance(gate, int) or not 0 <= gate < spaces]
    for gate in wrong:
        yield f"gate {gate!r} is not a space; spaces are 0 to {spaces - 1}"
    if not wrong and gates != sorted(set(gates)):
        yield "'gates' must be in ascending order, none twice"
