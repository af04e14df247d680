"""Record files: one record per line (JSON Lines), or one JSON document over any number of lines."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec

from regalia.kernel.errors import RecordError
from regalia.kernel.record import Record, read

LARGEST = 1 << 28  # bytes of one record, so that no file can fill the memory
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
LINES_SUFFIX = ".jsonl"


@dataclass(frozen=True, slots=True)
class Found:
    """A record with its number in the file (from 1), or why it is unreadable."""

    number: int
    record: Record | None
    error: str = ""


def records(file: BinaryIO, *, lines: bool, passed: Callable[[int], None] = lambda count: None) -> Iterator[Found]:
    """The records of a file, one at a time. Raises RecordError if reading fails.

    ``lines``: treat the file as JSON Lines even if its first line is half a document. ``passed`` is called with the number
    of bytes that have been read.
    """
    number = 0
    while line := _taken(file.readline):
        passed(len(line))
        text = line.removeprefix(BYTE_ORDER_MARK).strip() if number == 0 else line.strip()
        if not text:
            continue
        if number == 0 and not lines and not _whole(text):
            rest = _taken(file.read)
            passed(len(rest))
            if len(text) + len(rest) > LARGEST or _is_document(text, rest):
                yield _found(1, text + b"\n" + rest)
                return
            file = io.BytesIO(rest)
        number += 1
        yield _found(number, text)
        if len(text) > LARGEST:
            return


def nth(path: Path, number: int) -> Record:
    """The record with that number, counted from 1; raises RecordError."""
    count = 0
    try:
        with path.open("rb") as file:
            for found in records(file, lines=path.suffix == LINES_SUFFIX):
                count += 1
                if found.number == number:
                    if found.record is None:
                        raise RecordError(f"{path}, record {number}: {found.error}")
                    return found.record
    except OSError as wrong:
        raise RecordError(f"{path} cannot be read: {wrong.strerror}.") from None
    held = "is empty" if count == 0 else "holds one record" if count == 1 else f"holds {count} records"
    raise RecordError(f"There is no record {number}: {path} {held}.")


def _taken(take: Callable[[int], bytes]) -> bytes:
    try:
        return take(LARGEST + 1)
    except OSError as wrong:
        raise RecordError(f"It cannot be read: {wrong.strerror}.") from None


def _found(number: int, text: bytes) -> Found:
    if len(text) > LARGEST:
        return Found(number, None, f"The record is larger than {LARGEST >> 20} MiB.")
    try:
        return Found(number, read(text))
    except RecordError as wrong:
        return Found(number, None, str(wrong))


def _is_document(first: bytes, rest: bytes) -> bool:
    """Whether the lines after a first line that is half a record complete it."""
    if _whole(first + b"\n" + rest):
        return True
    return not any(line.lstrip().startswith(b'{"') and _whole(line) for line in rest.splitlines())


def _whole(text: bytes) -> bool:
    """Whether the whole text is one JSON value."""
    try:
        msgspec.json.decode(text, type=msgspec.Raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
