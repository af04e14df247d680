# native: pictures
"""Boards as data (section 2.4): the standard board, and the checks of a custom one."""

from __future__ import annotations

import importlib.resources
import json
from typing import Any

from regalia.games.royal_ascension.rules import terms
from regalia.kernel.errors import OptionError

STANDARD = "standard"
FORMAT = "regalia-board/1"
GAME = "royal-ascension"
FEWEST_SPACES, MOST_SPACES = 13, 100
MOST_GATES = 12


def standard() -> dict[str, Any]:
    text = importlib.resources.files(__package__).joinpath("data/board.json").read_text(encoding="utf-8")
    board: dict[str, Any] = json.loads(text)
    return board


def board_of(value: Any) -> dict[str, Any]:
    """The board of a checked option, which is a name or a board object."""
    if value == STANDARD:
        return standard()
    board: dict[str, Any] = value
    return board


def is_faithful(types: list[str]) -> bool:
    """Whether a ring has the rulebook's size: 35 spaces, two of them shops."""
    return len(types) == 35 and types.count("shop") == 2


def checked(value: Any) -> Any:
    """The option's value; raises OptionError if no game can be played on it."""
    if value == STANDARD:
        return value
    if not isinstance(value, dict):
        raise _wrong(f"it takes '{STANDARD}' or a board object, not {value!r}")
    for key, wanted in (("format", FORMAT), ("game", GAME)):
        if value.get(key) != wanted:
            raise _wrong(f"its '{key}' must be '{wanted}', not {value.get(key)!r}")
    _check_spaces(value.get("spaces"))
    _check_gates(value.get("gates"), len(value["spaces"]))
    return value


def _check_spaces(spaces: Any) -> None:
    if not isinstance(spaces, list) or not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        raise _wrong(f"'spaces' must be a list of {FEWEST_SPACES} to {MOST_SPACES} spaces")
    for number, space in enumerate(spaces):
        if not isinstance(space, dict) or space.get("type") not in terms.TYPES:
            raise _wrong(f"space {number} must be an object whose 'type' is one of {', '.join(terms.TYPES)}")
    for wanted in terms.TYPES:
        if all(space["type"] != wanted for space in spaces):
            raise _wrong(f"there must be at least one space of type '{wanted}'")


def _check_gates(gates: Any, spaces: int) -> None:
    if not isinstance(gates, list) or not 1 <= len(gates) <= MOST_GATES:
        raise _wrong(f"'gates' must be a list of 1 to {MOST_GATES} space numbers")
    for gate in gates:
        if isinstance(gate, bool) or not isinstance(gate, int) or not 0 <= gate < spaces:
            raise _wrong(f"gate {gate!r} is not a space; spaces are 0 to {spaces - 1}")
    if gates != sorted(set(gates)):
        raise _wrong("'gates' must be in ascending order, none twice")


def _wrong(reason: str) -> OptionError:
    return OptionError(f"Option 'board' cannot be played: {reason}.")
