"""Records: what can be told of one with a fault, line by line and field by field."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from regalia.fairness.recompute import chance_fault_in
from regalia.files.played_lines import outermost, readable_seats, unjudged
from regalia.files.table_faults import table_faults
from regalia.files.table_kinds import beside_game, format_shape, game_shape, of_game
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape
from regalia.kernel.game import Game
from regalia.kernel.record import FORMAT, Record
from regalia.lab.verify import Fault as RecordFault
from regalia.lab.verify import faults_in, form_faults

OPTIONAL = ("rules", "result", "reason", "legal", "chance", "table")


def record_shape() -> Shape:
    return struct_shape(Record, "Record", format=format_shape(FORMAT), game=game_shape())


def record_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """Every fault of a record; after the first line that cannot be played only the form of the lines is checked."""
    record = msgspec.convert(data, Record)
    found = table_faults(game, record.options, record.seats)
    seen = list(faults_in(record))
    if seen and seen[0].line is None and seen[0].field in ("", "rules"):  # its table cannot be set up
        header = [_placed(one) for one in seen if not found or one.field]
        seats = readable_seats(game, record.seats)
        if seats != record.seats:
            record = msgspec.structs.replace(record, seats=seats, result=None)
        return [*found, *header, *map(_placed, form_faults(game, record))]
    return [*map(_placed, seen), *_chance_faults(record, seen)]


def _chance_faults(record: Record, seen: Sequence[RecordFault]) -> Iterator[Fault]:
    """Why the cards do not follow from the record's secret, where it has one."""
    fault = None if record.chance is None else chance_fault_in(record)
    if fault is not None and fault.line is None:
        yield Fault("chance", fault.reason)
    elif fault is not None and fault.line not in [one.line for one in seen]:
        yield _placed(fault)


def _placed(fault: RecordFault) -> Fault:
    """A fault of a record at its field; lines count from 0, as all places do."""
    if fault.line is None:
        return Fault(fault.field or "options", fault.reason)
    return Fault(f"{fault.field or 'lines'}[{fault.line - 1}]", fault.reason, written(fault.text))


def record_beside(game: Game, data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of a record in the fields that fit the schema; ``wrong`` are the places that do not."""
    spoilt = {outermost(place) for place in wrong}
    lines = data.get("lines")
    if not isinstance(lines, list):
        return []
    kept = {name: value for name, value in data.items() if name not in spoilt or name not in OPTIONAL}
    kept = {name: value for name, value in kept.items() if name in Record.__struct_fields__}
    kept |= {"format": FORMAT, "lines": [line if isinstance(line, str) else "" for line in lines]}
    if spoilt & {"options", "seats"}:
        seats = game.most_seats if "seats" in spoilt else data["seats"]
        options = {} if "options" in spoilt else data["options"]
        found = table_faults(game, options, None if "seats" in spoilt else data["seats"])
        record = msgspec.convert({**kept, "options": options, "seats": seats, "result": None}, Record)
        found += map(_placed, form_faults(game, record))
    else:
        found = record_faults(game, kept)
    return [fault for fault in found if fault.place not in wrong]


RECORD_KIND = FileKind(
    name="record",
    title="record",
    format=FORMAT,
    shape=record_shape,
    check=of_game(record_faults),
    beside=beside_game(record_beside),
    remarks=unjudged,
    marks=("lines", "seats"),
    shipped=("data/endings/*.json",),
)
