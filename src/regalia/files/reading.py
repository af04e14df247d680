"""Reads a file's text, JSON or TOML alike, into data; one text may hold several documents (JSON Lines)."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from regalia.kernel.errors import RegaliaError

LARGEST = 1 << 28  # bytes
BYTE_ORDER_MARK = "\ufeff"


class Unreadable(RegaliaError):
    """A text that is neither JSON nor TOML; ``place`` says where it breaks."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


def documents(content: bytes) -> list[Any]:
    """The documents in a file: one, or one for each line of JSON Lines. Raises Unreadable."""
    text = _decoded(content)
    begins = text.lstrip()[:2]
    if begins[:1] == "{" or (begins[:1] == "[" and begins != "[[" and not _is_table(text)):
        return _json_documents(text)
    return [_toml(text)]


def document(content: bytes) -> Any:
    """The only document in a file. Raises Unreadable."""
    found = documents(content)
    if len(found) != 1:
        raise Unreadable("", f"The file holds {len(found)} documents; one is wanted.")
    return found[0]


def _is_table(text: str) -> bool:
    """Whether a text that begins with a bracket is TOML: its first line is the name of a table."""
    try:
        tomllib.loads(text.lstrip().partition("\n")[0])
    except tomllib.TOMLDecodeError:
        return False
    return True


def _decoded(content: bytes) -> str:
    if len(content) > LARGEST:
        raise Unreadable("", f"The file is larger than {LARGEST >> 20} MiB.")
    try:
        text = content.decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    except UnicodeDecodeError as wrong:
        raise Unreadable(f"byte {wrong.start}", "The file is not a text in UTF-8.") from None
    if not text.strip():
        raise Unreadable("", "The file is empty.")
    return text


def _json_documents(text: str) -> list[Any]:
    try:
        return [_json(text)]
    except Unreadable as wrong:
        lines = [line for line in text.splitlines() if line.strip()]
        try:
            first = _json(lines[0])
        except Unreadable:
            raise wrong from None
        if len(lines) == 1:
            raise wrong from None
        return [first, *[_json(line, number) for number, line in enumerate(lines[1:], 2)]]


def _json(text: str, line: int = 0) -> Any:
    try:
        return json.loads(text, parse_constant=_refused)
    except json.JSONDecodeError as wrong:
        place = f"line {line or wrong.lineno}, column {wrong.colno}"
        raise Unreadable(place, f"This is not JSON: {wrong.msg[:1].lower()}{wrong.msg[1:]}.") from None
    except RecursionError:
        raise Unreadable("", "The file is nested too deeply.") from None
    except ValueError as wrong:
        raise Unreadable("", f"This is not JSON: {wrong}.") from None


def _refused(word: str) -> Any:
    raise ValueError(f"{word} is not a number")


def _toml(text: str) -> Any:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        reason, _, place = str(wrong).rpartition(" (at ")
        said = f"This is neither JSON nor TOML: {reason[:1].lower()}{reason[1:]}."
        raise Unreadable(place.removesuffix(")"), said) from None
    except RecursionError:
        raise Unreadable("", "The file is nested too deeply.") from None
