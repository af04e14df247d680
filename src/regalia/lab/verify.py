"""Verification: a record is good when its lines replay and its other facts are true."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from regalia.games import find
from regalia.kernel.errors import Refused, RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.record import Record

ROUNDED = 1e-6  # results written elsewhere may be rounded


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a record; ``line`` counts from 1 and is None for a fault outside the lines."""

    reason: str
    line: int | None = None
    text: str = ""


def fault_in(record: Record) -> Fault | None:
    """The first fault of a record; None if it is good."""
    try:
        match = Match.fold(find(record.game), msgspec.structs.replace(record, lines=[]))
    except RegaliaError as wrong:
        return Fault(str(wrong))
    legal = record.legal
    earlier = record.rules is not None and record.rules != match.game.version
    if legal is not None and len(legal) != len(record.lines):
        return Fault(f"'legal' has {len(legal)} entries, but there are {len(record.lines)} lines.")
    for number, line in enumerate(record.lines, 1):
        if legal is not None and (reason := _wrong_list(match, legal[number - 1], line, earlier=earlier)):
            return Fault(reason, number, line)
        try:
            match.play(line)
        except Refused as refused:
            return Fault(str(refused), number, line)
    reason = _wrong_end(match, record)
    return Fault(reason) if reason else None


def _wrong_list(match: Match, given: Sequence[str] | None, line: str, *, earlier: bool) -> str:
    """The fault in the list of legal lines before this line; empty if there is none.

    Under an earlier version of the rules there may have been fewer choices, never others: its records are good ones of this
    version. So such a list may lack lines, but not the one that was played.
    """
    if match.turn < 0:
        return "" if given is None else "'legal' lists moves where none is chosen; it must be null here."
    if given is None:
        return "'legal' is null where a seat chooses; it must list the legal lines."
    legal = set(match.legal())
    listed = set(given)
    if legal == listed:
        return ""
    if earlier:
        legal &= listed | {line}
        if legal == listed:
            return ""
    words = [f"'{one}' is missing" for one in sorted(legal - listed)]
    words += [f"'{one}' is too much" for one in sorted(listed - legal)]
    return f"'legal' is not the list of legal lines: {', '.join(words)}."


def _wrong_end(match: Match, record: Record) -> str:
    """The fault in the record's result or reason; empty if there is none."""
    result, reason = match.result(), match.reason()
    if record.result is not None:
        if result is None:
            return (
                f"The record gives the result {_listed(record.result)}, but after its last line the game is not over."
            )
        if len(record.result) != len(result) or not all(
            math.isclose(given, found, abs_tol=ROUNDED) for given, found in zip(record.result, result, strict=True)
        ):
            return f"The record gives the result {_listed(record.result)}; it is {_listed(result)}."
    if record.reason is not None and record.reason != reason:
        if reason is None:
            return f"The record ends by '{record.reason}', but after its last line the game is not over."
        return f"The record ends by '{record.reason}'; it is '{reason}'."
    return ""


def _listed(result: Sequence[float]) -> str:
    return ", ".join(f"{value:g}" for value in result)
