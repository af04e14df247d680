"""Files of records: one record a line (JSON Lines), or a single record as one JSON document, also over several lines."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec

from regalia.kernel.errors import RecordError
from regalia.kernel.record import Record, read

LARGEST = 1 << 28  # bytes of one record; a file of anything else shall not fill the memory
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
LINES_SUFFIX = ".jsonl"


@dataclass(frozen=True, slots=True)
class Found:
    """A record with its number in the file, counted from 1, or the reason why there is none in that place."""

    number: int
    record: Record | None
    error: str = ""


def records(file: BinaryIO, *, lines: bool, passed: Callable[[int], None] = lambda count: None) -> Iterator[Found]:
    """All records of a file, one at a time. ``lines``: whatever its first line looks like, it is no document.
    ``passed`` hears how many bytes have been read. Raises RecordError if reading fails."""
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
    """Whether a file that begins with half a record goes on with it; if not, its first line is simply broken."""
    if _whole(first + b"\n" + rest):
        return True
    return not any(line.lstrip().startswith(b'{"') and _whole(line) for line in rest.splitlines())


def _whole(text: bytes) -> bool:
    """Whether this is JSON from its beginning to its end."""
    try:
        msgspec.json.decode(text, type=msgspec.Raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
