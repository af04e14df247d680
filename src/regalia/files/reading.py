"""Reads a file's text, JSON or TOML alike, into data; one text may hold several documents (JSON Lines)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from regalia.kernel.errors import RegaliaError
from regalia.kernel.files.fault import joined

LARGEST = 1 << 28  # bytes
BYTE_ORDER_MARK = "\ufeff"
SCALAR = re.compile(r'(null|true|false|-?\d[\d.eE+-]*|"[^"\n]*")')  # JSON that is no table
NO_NUMBER = re.compile(r'"(?:\\.|[^"\\])*"|NaN|-?Infinity')  # or a text in quotes, in which these words may stand
TOO_LONG = re.compile(r'"(?:\\.|[^"\\])*"|\d{4301,}')
COMMENTS = ("//", "/*", "#")
JSON_WORDS = {  # what Python's reader says, and what we say; any other text stays
    "Expecting ',' delimiter": "a comma is missing before this place",
    "Expecting ':' delimiter": "a colon is missing after the name of a field",
    "Expecting property name enclosed in double quotes": "the name of a field, in double quotes, must stand here",
    "Illegal trailing comma before end of object": "this comma has no field after it",
    "Illegal trailing comma before end of array": "this comma has no entry after it",
    "Expecting value": "a value must stand here",
    "Unterminated string starting at": "this text has no closing quote",
    "Invalid control character at": "a text may not contain a line break or a tab: write \\n or \\t",
    "Invalid \\escape": "this backslash means nothing: write two of them for a backslash",
    "Extra data": "the document has ended before this place",
}
TOML_WORDS = {
    "expected '=' after a key in a key/value pair": "a line must be NAME = VALUE",
    "invalid statement": "a line must be NAME = VALUE, or a table's name in brackets",
    "invalid initial character for a key part": "the name of a field must stand here",
    "invalid value": "this is not a value: texts stand in quotes",
    "cannot overwrite a value": "this field has a value already",
    "unclosed array": "this list has no closing bracket",
    "unclosed inline table": "this table has no closing brace",
    "expected ']]' at the end of an array declaration": "two closing brackets must end the name of this table",
    "expected ']' at the end of a table declaration": "a closing bracket must end the name of this table",
}


class Unreadable(RegaliaError):
    """A text that is neither JSON nor TOML; ``place`` says where it breaks."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


def documents(content: bytes) -> list[Any]:
    """The documents in a file: one, or one for each line of JSON Lines. Raises Unreadable.

    Where only some lines of JSON Lines cannot be read, their errors stand in their places.
    """
    return [data for _, data in numbered(content)]


def numbered(content: bytes) -> list[tuple[int, Any]]:
    """The same, each with the line of the file that holds it; 0 for the only document of a file."""
    text = _decoded(content)
    begins = text.lstrip()[:2]
    is_list = begins[:1] == "[" and begins != "[[" and not _is_table(text)
    if begins[:1] == "{" or is_list or SCALAR.fullmatch(text.strip()):
        return _json_documents(text)
    return [(0, _toml(text))]


def document(content: bytes) -> Any:
    """The only document in a file. Raises Unreadable."""
    found = documents(content)
    if len(found) != 1:
        raise Unreadable("", f"The file must hold one document; it holds {len(found)}.")
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
        wrong = content.find(b"\0")
    except UnicodeDecodeError as error:
        wrong = error.start
    if wrong >= 0:
        raise Unreadable(f"byte {wrong}", "The file is not a text in UTF-8. Save it as UTF-8.")
    if not text.strip():
        raise Unreadable("", "The file is empty.")
    return text


def _json_documents(text: str) -> list[tuple[int, Any]]:
    try:
        return [(0, _json(text))]
    except Unreadable:
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        if len(lines) == 1 or not any(_is_object(line) for _, line in lines):
            raise
        return [(number, _json_or_error(line, number)) for number, line in lines]


def _is_object(line: str) -> bool:
    """Whether a line is a table of its own, not a part of one over several lines."""
    if line[:1] != "{" or not line.rstrip().endswith("}"):
        return False
    return not isinstance(_json_or_error(line, 1), Unreadable)


def _json_or_error(text: str, line: int) -> Any:
    """What a line holds, or why it cannot be read."""
    try:
        return _json(text, line)
    except Unreadable as wrong:
        return wrong


def _json(text: str, line: int = 0) -> Any:
    doubled: list[tuple[dict[str, Any], str]] = []

    def fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [name for name, _ in pairs]
            doubled.extend((found, name) for name in found if names.count(name) > 1)
        return found

    def refused(word: str) -> Any:
        raise Unreadable(_place_of(NO_NUMBER, text, line), f"This is not JSON: it has no {word}. Write a number.")

    try:
        data = json.loads(text, parse_constant=refused, object_pairs_hook=fields)
        twice = ", ".join(_places(data, doubled)) if doubled else ""
    except json.JSONDecodeError as wrong:
        place = f"line {line or wrong.lineno}, column {wrong.colno}"
        if wrong.pos >= len(text.rstrip()):
            raise Unreadable(place, "This is not JSON: the text ends too early.") from None
        reason = JSON_WORDS.get(wrong.msg, f"{wrong.msg[:1].lower()}{wrong.msg[1:]}")
        if text[wrong.pos :].startswith(COMMENTS):
            reason = "JSON has no comments: remove this one, or write TOML"
        raise Unreadable(place, f"This is not JSON: {reason}.") from None
    except RecursionError:
        raise Unreadable("", "The file is nested too deeply.") from None
    except ValueError:  # Python's limit to the digits of a number
        raise Unreadable(_place_of(TOO_LONG, text, line), "A number has too many digits.") from None
    if twice:  # in TOML, too, that is not allowed
        raise Unreadable(twice, "This field stands in its table twice: remove one.")
    return data


def _place_of(token: re.Pattern[str], text: str, line: int) -> str:
    """Where a token of JSON stands that is not a part of a text in quotes; empty if nowhere."""
    at = next((found.start() for found in token.finditer(text) if not found[0].startswith('"')), None)
    if at is None:
        return f"line {line}" if line else ""
    return f"line {line or text.count(chr(10), 0, at) + 1}, column {at - text.rfind(chr(10), 0, at)}"


def _places(data: Any, doubled: list[tuple[dict[str, Any], str]], place: str = "") -> Iterator[str]:
    """The places of fields that stand in their tables twice; those in what was overwritten are gone."""
    yield from (joined(place, name) for table, name in doubled if table is data)
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from _places(value, doubled, joined(place, key) if isinstance(key, str) else f"{place}[{key}]")


def _toml(text: str) -> Any:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        reason, _, place = str(wrong).rpartition(" (at ")
        said = f"{reason[:1].lower()}{reason[1:]}"
        kind = "This is not TOML" if "=" in text else "This is neither JSON, which begins with a brace, nor TOML"
        raise Unreadable(place.removesuffix(")"), f"{kind}: {TOML_WORDS.get(said, said)}.") from None
    except RecursionError:
        raise Unreadable("", "The file is nested too deeply.") from None
    except ValueError:  # Python's limit to the digits of a number
        raise Unreadable(_place_of(TOO_LONG, text, 0), "A number has too many digits.") from None
