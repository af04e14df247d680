"""Worked examples in ``rules.md``: fenced blocks that tell a position, what is played from it, and what to look at.

A block has one ``key: value`` a line; a line that begins with two spaces continues the one before.

=========  ==========================================================================================================
title      the example in a few words (required)
position   the position as text, as in ``docs/reference/positions.md`` (required)
seat       the seat that looks; without it, a spectator looks
seats      the number of seats, where it is not the usual one
options    options of the game, as JSON
play       a line of a record played from there; repeated for more lines
mark       ``ID = words``: names a part of the picture; repeated, numbered in order
around     ids; the picture shows only the part of the table around them, where the game can draw such a part
expect     words that the engine must say about the example; repeated. A test checks them
say        the explanation under the picture
=========  ==========================================================================================================
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from regalia.kernel.errors import RegaliaError

BLOCK = re.compile(r"^```example\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ONCE = ("title", "position", "seat", "seats", "options", "around", "say")
REPEATED = ("play", "mark", "expect")


@dataclass(frozen=True, slots=True)
class Mark:
    """A numbered part of a picture: the id of a zone, token or plate, and its name."""

    at: str
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example as ``rules.md`` tells it."""

    title: str
    position: str
    seat: int | None
    seats: int | None
    options: dict[str, Any]
    lines: tuple[str, ...]
    marks: tuple[Mark, ...]
    around: tuple[str, ...]
    expected: tuple[str, ...]
    text: str


def examples(rules: str) -> list[Example]:
    """The worked examples of a rules text, in order; raises RegaliaError naming the block at fault."""
    return [read(found[1]) for found in BLOCK.finditer(rules)]


def read(block: str) -> Example:
    """The example of one block; raises RegaliaError."""
    fields = _fields(block)
    for key in ("title", "position"):
        if key not in fields:
            raise RegaliaError(f"This example has no {key}: {block[:60]!r}")
    one = {key: values[0] for key, values in fields.items()}
    return Example(
        title=one["title"],
        position=one["position"],
        seat=int(one["seat"]) if "seat" in one else None,
        seats=int(one["seats"]) if "seats" in one else None,
        options=json.loads(one.get("options", "{}")),
        lines=tuple(fields.get("play", ())),
        marks=tuple(_mark(text) for text in fields.get("mark", ())),
        around=tuple(one.get("around", "").split()),
        expected=tuple(fields.get("expect", ())),
        text=one.get("say", ""),
    )


def _fields(block: str) -> dict[str, list[str]]:
    """The values of each key of a block."""
    found: dict[str, list[str]] = {}
    last: list[str] = []
    for line in block.splitlines():
        if line.startswith("  ") and last:
            last[-1] = f"{last[-1]} {line.strip()}"
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in (*ONCE, *REPEATED):
            raise RegaliaError(f"An example has no line like {line!r}.")
        last = found.setdefault(key, [])
        if last and key in ONCE:
            raise RegaliaError(f"This example has two lines {key!r}: {block[:60]!r}")
        last.append(value.strip())
    return found


def _mark(text: str) -> Mark:
    at, equals, name = text.partition("=")
    if not equals:
        raise RegaliaError(f"A mark is written 'ID = words', not {text!r}.")
    return Mark(at.strip(), name.strip())
