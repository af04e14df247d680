"""Fault: what is wrong in a file, with its place in words."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

LONGEST_FOUND = 60
MISSING = "missing"
UNKNOWN = "unknown field"


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a file.

    place: the field, such as ``units[2].life``; empty for the whole file.
    reason: a sentence that can stand beside the field: "Life is 4 to 14."
    found: what stands there, written as in the file; empty where this does not help.
    rule: the rule of the game that the file breaks, such as ``V3``; empty where it has no name.
    spots: what an editor's picture can mark: squares of a map, spaces of a board.
    """

    place: str
    reason: str
    found: str = ""
    rule: str = ""
    spots: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The fault on one line: ``units[2].life: 17; Life is 4 to 14.``"""
        reason = f"{self.rule}: {self.reason}" if self.rule else self.reason
        said = f"{self.found}; {reason}" if self.found else reason
        return f"{self.place}: {said}" if self.place else said

    def within(self, place: str) -> Fault:
        """The same fault of a larger file, in which this one's content stands at ``place``."""
        return replace(self, place=joined(place, self.place))


def joined(outer: str, inner: str) -> str:
    """The place of a part of a part: ``units[2]`` and ``life`` make ``units[2].life``."""
    return f"{outer}.{inner}" if outer and inner and not inner.startswith("[") else outer + inner


def written(value: Any) -> str:
    """A value as a file has it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_FOUND else f"{text[: LONGEST_FOUND - 1]}…"
