"""All kinds of files, and which kind a file is of."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from regalia.files.event_kind import EVENT_KIND
from regalia.files.house_rules_kind import HOUSE_RULES_KIND
from regalia.files.lesson_kind import LESSON_KIND
from regalia.files.record_kind import RECORD_KIND
from regalia.files.table_kinds import TABLE_KINDS
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.files.fault import MISSING, Fault, written
from regalia.kernel.files.kind import FileKind, needs_format, version_of

COMMON = (*TABLE_KINDS, RECORD_KIND, LESSON_KIND, HOUSE_RULES_KIND, EVENT_KIND)


def all_kinds() -> tuple[FileKind, ...]:
    """Every kind: those of single games first."""
    return (*[kind for game in catalogue().values() for kind in game.file_kinds()], *COMMON)


def find_kind(name: str) -> FileKind:
    """The kind of that name; raises RegaliaError."""
    for kind in all_kinds():
        if kind.name == name:
            return kind
    raise RegaliaError(f"There is no kind of file '{name}'; there are: {', '.join(one.name for one in all_kinds())}.")


def kind_of(data: Any) -> FileKind | None:
    """The kind that a file names; where it names none that we know, the kind that has its fields."""
    if not isinstance(data, Mapping):
        return None
    told = version_of(data)
    named = next((kind for kind in all_kinds() if told is not None and kind.family == told[0]), None)
    if named is not None:
        return named
    shown = [kind for kind in all_kinds() if kind.marks and all(mark in data for mark in kind.marks)]
    return max(shown, key=lambda kind: len(kind.marks), default=None)


def faults_in(data: Any) -> tuple[FileKind | None, list[Fault]]:
    """The kind of a file, and every fault of its content."""
    kind = kind_of(data)
    if kind is not None:
        found = kind.faults(data)
        if "format" not in data:
            found = [needs_format(kind.format), *[fault for fault in found if fault.place != "format"]]
        return kind, found
    if not isinstance(data, Mapping):
        return None, [Fault("", "A file holds a table of fields.", written(data))]
    known = [one.format for one in all_kinds()]
    given = data.get("format")
    close = difflib.get_close_matches(given, known, 1) if isinstance(given, str) else []
    meant = f"Did you mean {close[0]}? " if close else ""
    reason = f"A file says what it is. {meant}There are {', '.join(known)}."
    return None, [Fault("format", reason, written(given) if "format" in data else MISSING)]
