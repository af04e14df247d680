"""``regalia check-file``."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regalia.cli.arguments import AsJson
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.files.fault import Fault

STDIN = "-"


def main(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Files, JSON or TOML; '-' is standard input.", show_default=False),
    ] = None,
    schema: Annotated[
        str | None,
        typer.Option("--schema", metavar="KIND", help="Print the JSON Schema of a kind of file, for an editor."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check units, maps, records and other files that people write, and list every fault.

    The kinds are units, armies, scenarios, maps, boards, presets, records, positions, lessons and events. A file's field
    'format' names its kind. Each fault is listed with its place, the value found and the values allowed.
    Exit code 0 if all files are valid, 1 if one has a fault, 2 if one cannot be opened.

    [bold]Examples[/bold]
      regalia check-file falconer.json
      regalia check-file units.toml maps/*.json --json
      cat games.jsonl | regalia check-file -
      regalia check-file --schema unit
    """
    from regalia.cli.draw.console import print_json

    if schema is not None:
        from regalia.files.kinds import find_kind

        print_json(find_kind(schema).schema)
        return
    if not files:
        raise RegaliaError("Name a file to check, or '-' for standard input.")
    found = [checked(file) for file in files]
    if as_json:
        print_json({"faults": sum(len(one.faults) for one in found), "files": [one.listed() for one in found]})
    else:
        for one in found:
            one.tell()
    code = max(one.code for one in found)
    if code:
        raise typer.Exit(code)


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in one file; several documents of one file are counted."""

    file: str
    kind: str
    title: str
    documents: int
    faults: list[Fault]
    missing: bool = False  # it cannot be opened
    notes: tuple[Fault, ...] = ()  # what is ignored; the file is valid all the same

    @property
    def code(self) -> int:
        return 2 if self.missing else 1 if self.faults else 0

    def listed(self) -> dict[str, Any]:
        faults = [{"place": one.place, "found": one.found, "reason": one.reason} for one in self.faults]
        notes = [{"place": one.place, "reason": one.reason} for one in self.notes]
        told = {"file": self.file, "kind": self.kind or None, "documents": self.documents, "faults": faults}
        return {**told, "notes": notes} if notes else told

    def tell(self) -> None:
        from regalia.cli.draw.console import harmless, out

        console = out()
        if not self.faults:
            many = f"{self.documents} valid {self.title}s" if self.documents > 1 else f"a valid {self.title}"
            console.print(f"{harmless(self.file)} is {many}.", markup=False, soft_wrap=True)
        else:
            count = f"{len(self.faults)} fault{'s' * (len(self.faults) != 1)}"
            head = f"{harmless(self.file)}, {self.title}: {count}" if self.title else f"{harmless(self.file)}: {count}"
            console.print(head, markup=False, soft_wrap=True)
        for fault in self.faults:
            console.print(f"  {harmless(str(fault))}", markup=False, soft_wrap=True)
        for note in self.notes:
            console.print(f"  Note: {harmless(str(note))}", markup=False, soft_wrap=True)


def checked(file: str) -> Checked:
    """Check the content of one file, or of standard input."""
    from regalia.files.kinds import faults_in
    from regalia.files.reading import Unreadable, documents
    from regalia.kernel.files.fault import Fault

    name = "Standard input" if file == STDIN else file
    try:
        content = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as wrong:
        return Checked(name, "", "", 0, [Fault("", f"It cannot be opened: {wrong.strerror}.")], missing=True)
    try:
        data = documents(content)
    except Unreadable as wrong:
        return Checked(name, "", "", 0, [Fault(wrong.place, wrong.reason)])
    found: list[Fault] = []
    notes: list[Fault] = []
    kinds: dict[str, str] = {}
    for number, one in enumerate(data, 1):
        if isinstance(one, Unreadable):
            found.append(Fault(one.place, one.reason))
            continue
        kind, faults = faults_in(one)
        told = [] if kind is None else kind.notes(one, faults)
        if kind is not None:
            kinds[kind.name] = kind.title
        inside = f"document {number}" if len(data) > 1 else ""
        found += [fault.within(inside) for fault in faults]
        notes += [note.within(inside) for note in told]
    title = next(iter(kinds.values())) if len(kinds) == 1 else ""
    return Checked(name, ", ".join(kinds), title, len(data), found, notes=tuple(notes))
