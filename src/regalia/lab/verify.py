"""Verification: a record is good when its lines replay and its other facts are true."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from regalia.games import find
from regalia.kernel.errors import RecordError, Refused, RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.line_form import misread
from regalia.kernel.match import Match
from regalia.kernel.record import Record

ROUNDED = 1e-6  # results written elsewhere may be rounded
NOT_OVER = ", but after its last line the game is not over."
MOST_NAMED = 6  # lines that a fault in a list names


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a record.

    ``line`` counts from 1 and is None for a fault outside the lines. ``field`` is the field of the record that is wrong:
    empty where it is the line, or the options and seats together.
    """

    reason: str
    line: int | None = None
    text: str = ""
    field: str = ""


def fault_in(record: Record) -> Fault | None:
    """The first fault of a record; None if it is good."""
    return next(faults_in(record), None)


def faults_in(record: Record) -> Iterator[Fault]:
    """Every fault of a record, in the order of a replay.

    What follows a line that cannot be played has no position, so only its form is checked.
    """
    try:
        game = find(record.game)
        match = Match.fold(game, msgspec.structs.replace(record, lines=[]))
    except RegaliaError as wrong:
        yield Fault(str(wrong), field="rules" if isinstance(wrong, RecordError) else "")
        return
    legal, wanted = record.legal, len(record.lines)
    if legal is not None and len(legal) != wanted:
        yield Fault(f"'legal' has {len(legal)} entries, but there are {wanted} lines.", field="legal")
        legal = None
    earlier = record.rules is not None and record.rules != game.version
    for number, line in enumerate(record.lines, 1):
        if legal is not None and (reason := _wrong_list(match, legal[number - 1], line, earlier=earlier)):
            yield Fault(reason, number, line, "legal")
        try:
            match.play(line)
        except Refused as refused:
            yield Fault(str(refused), number, line)
            yield from form_faults(game, record, number)
            return
    yield from _wrong_end(match, record)


def form_faults(game: Game, record: Record, first: int = 0) -> Iterator[Fault]:
    """The faults that need no position: of the lines after the ``first`` ones, the result and the reason."""
    for number, line in enumerate(record.lines[first:], first + 1):
        if reason := misread(game.codec, record.seats, line):
            yield Fault(reason, number, line)
    if record.result is not None and len(record.result) != record.seats:
        yield Fault(f"The game has {record.seats} seats, so it needs {record.seats} results.", field="result")
    if record.reason is not None and record.reason not in game.reasons:
        ways = ", ".join(game.reasons)
        yield Fault(f"{game.title} cannot end by '{record.reason}'; there are {ways}.", field="reason")


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
    more = [f"and {len(words) - MOST_NAMED} more"] if len(words) > MOST_NAMED else []
    return f"'legal' is not the list of legal lines: {', '.join(words[:MOST_NAMED] + more)}."


def _wrong_end(match: Match, record: Record) -> Iterator[Fault]:
    """The faults in the record's result and reason."""
    result, reason = match.result(), match.reason()
    if record.result is not None and (wrong := _wrong_result(record.result, result)):
        yield Fault(wrong, field="result")
    if record.reason is not None and record.reason != reason:
        real = f"; it is '{reason}'." if reason is not None else NOT_OVER
        yield Fault(f"The record ends by '{record.reason}'{real}", field="reason")


def _wrong_result(given: Sequence[float], result: Sequence[float] | None) -> str:
    """The fault in a record's result; empty if there is none."""
    said = f"The record gives the result {_listed(given)}"
    if result is None:
        return f"{said}{NOT_OVER}"
    if len(given) == len(result) and all(
        math.isclose(one, real, abs_tol=ROUNDED) for one, real in zip(given, result, strict=True)
    ):
        return ""
    return f"{said}; it is {_listed(result)}."


def _listed(result: Sequence[float]) -> str:
    return ", ".join(f"{value:g}" for value in result)
