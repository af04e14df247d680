"""Readers for the fields of a unit file; each raises OptionError in plain words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.kernel.errors import OptionError

LONGEST_TEXT = 24


def known_only(record: Mapping[str, Any], who: str, known: tuple[str, ...]) -> None:
    for field in record:
        if field not in known:
            raise OptionError(f"{who} has no field '{field}'; there are: {', '.join(known)}.")


def number(record: Mapping[str, Any], who: str, name: str, low: int, high: int, default: int | None = None) -> int:
    value = record.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise OptionError(f"{who}: {name} takes a whole number from {low} to {high}, not {value!r}.")
    return value


def word(record: Mapping[str, Any], who: str, name: str, words: tuple[str, ...], default: str | None = None) -> str:
    value = record.get(name, default)
    if not isinstance(value, str) or value not in words:
        raise OptionError(f"{who}: {name} takes {' or '.join(words)}, not {value!r}.")
    return value


def flag(record: Mapping[str, Any], who: str, name: str) -> bool:
    value = record.get(name, False)
    if not isinstance(value, bool):
        raise OptionError(f"{who}: {name} takes true or false, not {value!r}.")
    return value


def text(record: Mapping[str, Any], who: str, name: str, default: str) -> str:
    value = record.get(name, default)
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_TEXT or any(map(_barred, value)):
        raise OptionError(f"{who}: {name} takes a text of 1 to {LONGEST_TEXT} plain characters, not {value!r}.")
    return value


def _barred(letter: str) -> bool:
    """Control characters (U+0000 to U+001F, U+007F to U+009F), and the brace that marks a seat in texts."""
    return letter == "{" or ord(letter) < 0x20 or 0x7F <= ord(letter) < 0xA0
