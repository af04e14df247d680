"""Options in a line of text: a drawn map, a board or units by their names, all else by its value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

NAMES = ("title", "name")  # what a thing with several parts is called by, whichever it has first


def options_in_words(options: Mapping[str, Any], *, brief: bool = False) -> str:
    """The options that differ from the usual ones: ``map = “The Two Fords”, quiet_rounds = 13``.

    ``brief`` counts the numbers of a price list instead of listing them.
    """
    told = (f"{name} = {(brief and _counted(value)) or _value(value)}" for name, value in options.items())
    return ", ".join(told) if options else "the usual options"


def _counted(value: Any) -> str:
    """How many numbers a list by name has; empty for other values."""
    numbers = isinstance(value, dict) and all(isinstance(one, int) for one in value.values())
    return f"{len(value)} numbers" if numbers else ""


def _value(value: Any) -> str:
    if isinstance(value, list) and value and all(map(_called, value)):
        return ", ".join(map(_called, value))
    return _called(value) or json.dumps(value, ensure_ascii=False)


def _called(value: Any) -> str:
    """What a map, a board, a unit or a set of units calls itself; empty for other values."""
    if not isinstance(value, dict):
        return ""
    return next((f"“{value[name]}”" for name in NAMES if isinstance(value.get(name), str)), "")
