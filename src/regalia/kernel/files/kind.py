"""FileKind: a kind of file that people write, such as a unit, a map or a preset."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import MISSING, Fault, written
from regalia.kernel.files.schema import DIALECT, ignored_fields, schema_faults

FORMAT = re.compile(r"([a-z][a-z-]*)/([0-9]+)")


def no_faults(data: Any) -> list[Fault]:
    return []


def none_beside(data: Any, wrong: Collection[str]) -> list[Fault]:
    return []


def no_remarks(data: Any, faults: Sequence[Fault]) -> list[Fault]:
    return []


def players_named(data: Any) -> int | None:
    """The number of players that a good file names; None where it names none."""
    found: int | None = data.get("players")
    return found


@dataclass(frozen=True)
class FileKind:
    """A kind of file: how it is recognised, checked and used. The data are what JSON or TOML holds.

    name: one word for commands and addresses, such as ``unit``.
    title: what people call it: "unit of Royal Battles".
    format: what the file says in its field ``format``, with the version: ``regalia-unit/1``.
    shape: a JSON Schema (2020-12) of the file, made of the same declarations that the reader uses.
    check: every fault of meaning; asked only about data that fit the schema.
    beside: faults of meaning in data that do not fit it, given the places that do not.
    remarks: notes on what is ignored, and on what could not be checked because of the faults.
    options: the options of a table that uses the file; None for files that do not set up a table.
    players: the number of seats of that table; None where the file leaves it open.
    marks: fields by which a file without a ``format`` is recognised.
    shipped: the files of this kind in the game's folder, or a pattern for them.
    """

    name: str
    title: str
    format: str
    shape: Callable[[], Mapping[str, Any]]
    check: Callable[[Any], list[Fault]] = no_faults
    beside: Callable[[Any, Collection[str]], list[Fault]] = none_beside
    remarks: Callable[[Any, Sequence[Fault]], list[Fault]] = no_remarks
    options: Callable[[Any], dict[str, Any]] | None = None
    players: Callable[[Any], int | None] = players_named
    marks: tuple[str, ...] = ()
    shipped: tuple[str, ...] = ()

    @property
    def family(self) -> str:
        """The format without its version."""
        return self.format.partition("/")[0]

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the file."""
        return {"$schema": DIALECT, **self.shape()}

    def faults(self, data: Any) -> list[Fault]:
        """Every fault of a file's content; empty for a good file."""
        if not isinstance(data, Mapping):
            return [Fault("", f"This file is not a {self.title}: it must hold a table of fields.", written(data))]
        newer = self.newer(data)
        if newer is not None:
            return [newer, *[fault for fault in schema_faults(self.schema, data) if fault.place != "format"]]
        found = schema_faults(self.schema, data)
        if not found:
            return self.check(data)
        return [*found, *self.beside(data, [fault.place for fault in found])]

    def notes(self, data: Any, faults: Sequence[Fault] = ()) -> list[Fault]:
        """Fields that are ignored, as they may be mistyped; and what the faults kept from being checked."""
        ignored = ignored_fields(self.schema, data)
        return [*ignored, *self.remarks(data, faults)] if isinstance(data, Mapping) else ignored

    def newer(self, data: Mapping[str, Any]) -> Fault | None:
        """The fault of a file that a newer Regalia wrote; None for any other."""
        given = version_of(data)
        if given is None or given[0] != self.family or given[1] <= int(self.format.partition("/")[2]):
            return None
        return Fault(
            "format",
            f"This file is from a newer Regalia; this one reads {self.format}. Update Regalia to use it.",
            written(data["format"]),
        )

    def read(self, data: Any) -> dict[str, Any]:
        """The options of a table that uses the file; raises OptionError with the first fault."""
        if found := self.faults(data):
            raise OptionError(f"This {self.title} cannot be used. {found[0]}")
        if self.options is None:
            raise OptionError(f"No table is set up with a {self.title}.")
        return self.options(data)


def version_of(data: Any) -> tuple[str, int] | None:
    """The family and the version of a file's format; None where it names none."""
    given = data.get("format") if isinstance(data, Mapping) else None
    found = FORMAT.fullmatch(given) if isinstance(given, str) else None
    return None if found is None else (found[1], int(found[2]))


def needs_format(format: str) -> Fault:
    """The fault of a file that does not say what it is."""
    return Fault("format", f'A file says what it is: add format = "{format}".', MISSING)
