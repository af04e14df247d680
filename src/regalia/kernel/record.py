"""A record: the header and the lines of a match, chance included. The state is the fold of its lines."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.kernel.errors import RecordError

FORMAT = "regalia/1"


class Record(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Save file, network history, replay, bug report and unit test. Fields with defaults may be absent."""

    format: str
    game: str
    rules: int | None = None
    options: dict[str, Any]
    seats: int
    lines: list[str]
    result: list[float] | None = None
    reason: str | None = None
    legal: list[list[str] | None] | None = None
    chance: Any = None  # how every card and die can be checked (``regalia.fairness``); no concern of the rules
    table: Any = None  # the envelope: what the table adds to the game, such as its clock; no concern of the rules


_decoder = msgspec.json.Decoder(Record)
_encoder = msgspec.json.Encoder()


def read(text: bytes | str) -> Record:
    """One record from JSON; raises RecordError in plain words."""
    try:
        record = _decoder.decode(text)
    except msgspec.ValidationError as wrong:
        raise RecordError(f"This is not a record: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise RecordError(f"This is not JSON: {wrong}.") from None
    except RecursionError:
        raise RecordError("This is not a record: it is nested too deeply.") from None
    if record.format != FORMAT:
        raise RecordError(f"Format '{record.format}' is unknown; this program reads '{FORMAT}'.")
    return record


def write(record: Record) -> bytes:
    """One line of JSON, without the line break."""
    return _encoder.encode(record)
