"""The checking process, ``python -m regalia.server.checks.worker``: jobs in, answers out.

It ends when its input does. The server kills it if a job takes too long.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import Any, BinaryIO

import msgspec

from regalia import games
from regalia.files.kinds import kind_of
from regalia.files.reading import Unreadable, document
from regalia.house_rules import differences
from regalia.kernel import record as records
from regalia.kernel.errors import RecordError, RegaliaError
from regalia.kernel.files.fault import Fault
from regalia.kernel.files.kind import FileKind, version_of
from regalia.kernel.paper.printing import ordered, printed
from regalia.lab.verify import fault_in
from regalia.server.checks.event_sheets import event_pdf
from regalia.server.checks.jobs import (
    AnyJob,
    CheckRecord,
    Done,
    DrawPreview,
    FileFaults,
    PrintEvent,
    PrintGame,
    ReadFile,
    ReadOptions,
    SetUp,
)
from regalia.server.checks.preview import preview_png
from regalia.server.child import answer_all, run_child
from regalia.server.problems import HttpProblem, malformed
from regalia.server.wire.works import FileFault, FileRead

NICENESS = 5  # players' requests come first

_jobs: msgspec.msgpack.Decoder[AnyJob] = msgspec.msgpack.Decoder(AnyJob)


def done(job: AnyJob) -> Done:
    """The answer to a job. An error of ours is its traceback."""
    try:
        return Done(msgspec.json.encode(_value(job)))
    except RegaliaError as wrong:
        return Done(wrong=str(wrong), malformed=isinstance(wrong, HttpProblem))
    except Exception:
        return Done(failed=traceback.format_exc())


def _value(job: AnyJob) -> Any:
    if isinstance(job, ReadOptions):
        return _options(job.text)
    if isinstance(job, FileFaults):
        return _told(_kind(job.game, job.kind).faults(job.data))
    if isinstance(job, ReadFile):
        return _file(_kind(job.game, job.kind), job.text)
    if isinstance(job, SetUp):
        return [games.find(job.game).set_up(job.options, seats)[1] for seats in job.seats][-1]
    if isinstance(job, PrintGame):
        game = games.find(job.game)
        order = ordered(game, job.options, house_rules=differences(game, job.options), seats=job.seats)
        return printed(game, games.rules_text(game), order, job.parts, job.paper)
    if isinstance(job, PrintEvent):
        return event_pdf(job.data["title"], [job.data], job.paper)
    if isinstance(job, DrawPreview):
        return preview_png(job.data)
    return _check(job)


def _kind(game: str, name: str) -> FileKind:
    return next(one for one in games.find(game).file_kinds() if one.name == name)


def _told(faults: Iterable[Fault]) -> tuple[FileFault, ...]:
    return tuple(FileFault(one.place, one.reason, one.rule, one.spots, one.found) for one in faults)


def _file(kind: FileKind, text: str) -> FileRead:
    """A file's content with its faults; a text that cannot be read, and a file of another kind, are one fault."""
    try:
        data = _document(text)
    except Unreadable as wrong:
        return FileRead(faults=(FileFault(wrong.place, wrong.reason),))
    other = kind_of(data)
    if other is not None and other is not kind:
        return FileRead(faults=(FileFault("", f"This file is a {other.title}, not a {kind.title}."),))
    return FileRead(data if isinstance(data, dict) else None, _told(kind.faults(data)))


def _document(text: str) -> Any:
    """What a text holds, JSON or TOML; raises Unreadable, and HttpProblem for what no answer can hold."""
    found = document(text.encode(errors="replace"))
    try:
        msgspec.json.encode(found)
    except (OverflowError, RecursionError, ValueError):
        raise malformed("The file contains a number that is too large, or is nested too deeply.") from None
    return found


def _options(text: str) -> dict[str, Any]:
    """The options that a file holds; where it says what it is, those of a table that uses it."""
    found = _document(text)
    if not isinstance(found, dict):
        raise malformed("The file must hold a table of fields.")
    kind = kind_of(found) if version_of(found) is not None else None
    return found if kind is None or kind.options is None else kind.read(found)


def _check(job: CheckRecord) -> None:
    record = records.read(job.text)
    if len(record.lines) > job.most:
        raise RecordError(f"This record has {len(record.lines)} lines; replays can have at most {job.most}.")
    fault = fault_in(record)
    if fault is not None:
        where = "" if fault.line is None else f"Line {fault.line}, '{fault.text[:100]}': "
        raise RecordError(f"{where}{fault.reason}")


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the input ends."""
    games.catalogue()
    answer_all(jobs, answers, Done(), lambda job: done(_jobs.decode(job)))


def main() -> None:
    run_child(serve, NICENESS)


if __name__ == "__main__":
    main()
