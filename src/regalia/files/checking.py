"""The check of a file's content: its documents, each with its kind, its faults and notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regalia.files.kinds import faults_in
from regalia.files.reading import Unreadable, numbered
from regalia.kernel.files.fault import Fault
from regalia.kernel.files.kind import FileKind


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in a document.

    ``line`` is the line of the file that holds it; 0 where the file holds nothing else. Notes say what is ignored and what
    could not be checked; a document without faults is valid.
    """

    line: int
    kind: FileKind | None
    faults: tuple[Fault, ...]
    notes: tuple[Fault, ...] = ()


def check_content(content: bytes) -> list[Checked]:
    """Check every document of a file; a text that cannot be read is one fault."""
    try:
        found = numbered(content)
    except Unreadable as wrong:
        return [_unreadable(0, wrong)]
    return [_unreadable(line, data) if isinstance(data, Unreadable) else check_data(data, line) for line, data in found]


def check_data(data: Any, line: int = 0) -> Checked:
    """Check what a document holds."""
    kind, faults = faults_in(data)
    notes = () if kind is None else tuple(kind.notes(data, faults))
    return Checked(line, kind, tuple(faults), notes)


def _unreadable(line: int, wrong: Unreadable) -> Checked:
    place = wrong.place.removeprefix(f"line {line}, ") if line else wrong.place
    return Checked(line, None, (Fault("" if place == f"line {line}" else place, wrong.reason),))
