"""``regalia verify``."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO

import typer

from regalia.cli.arguments import AsJson
from regalia.kernel.errors import RecordError

if TYPE_CHECKING:
    from rich.progress import Progress

    from regalia.lab.verify import Fault

STDIN = Path("-")


def main(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="Record files, one record per line or per file; '-' is standard input."),
    ],
    chance: Annotated[
        bool,
        typer.Option("--chance", help="Also recompute every card and die from the secret and the players' shares."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Replay records and check every line, result, reason and list of legal lines.

    With --chance, a record must also contain the server's opened secret, and every card and die must follow from it. A
    record without a commitment then counts as bad.

    Each bad record is reported with its number, the line's number, the line and the reason. Exit code 1 if any is bad.

    [bold]Examples[/bold]
      regalia verify games.jsonl
      regalia verify --chance royals-k7m2q9.json
      regalia verify saved.json more/*.jsonl --json
      zcat games.jsonl.gz | regalia verify -
    """
    from regalia.cli.draw.console import print_json
    from regalia.cli.draw.progress import progress

    found: list[Checked] = []
    with progress() as bar:
        for path in files:
            checked = Checked(str(path), aloud=not as_json)
            check(path, checked, bar, chance=chance)
            found.append(checked)
    records = sum(checked.records for checked in found)
    bad = sum(checked.bad for checked in found)
    if as_json:
        print_json({"records": records, "bad": bad, "files": [checked.listed() for checked in found]})
    else:
        print(f"{records:,} record{'s' * (records != 1)}, {'all good' if not bad else f'{bad:,} bad'}.")
    if bad:
        raise typer.Exit(1)


@dataclass(slots=True)
class Checked:
    """The findings in one file. An unreadable or empty file counts as one fault."""

    file: str
    aloud: bool
    records: int = 0
    bad: int = 0
    faults: list[dict[str, Any]] = field(default_factory=list)

    def blame(self, fault: Fault, record: int | None = None) -> None:
        """Print a fault at once, or keep it for the JSON."""
        self.bad += 1
        if not self.aloud:
            self.faults.append(
                {"record": record, "line": fault.line, "text": fault.text or None, "reason": fault.reason}
            )
            return
        from regalia.cli.draw.console import harmless

        where = self.file
        if record is not None:
            where += f", record {record}"
        if fault.line is not None:
            where += f", line {fault.line}, '{harmless(fault.text)}'"
        print(f"{harmless(where)}: {harmless(fault.reason)}")

    def listed(self) -> dict[str, Any]:
        return {"file": self.file, "records": self.records, "bad": self.bad, "faults": self.faults}


def check(path: Path, checked: Checked, bar: Progress, *, chance: bool = False) -> None:
    """Verify all records of one file."""
    from regalia.fairness.recompute import chance_fault_in
    from regalia.lab.record_file import LINES_SUFFIX, records
    from regalia.lab.verify import Fault, fault_in

    try:
        with reading(path) as file:
            task = bar.add_task(path.name, total=size(file))
            for found in records(
                file, lines=path.suffix == LINES_SUFFIX, passed=lambda count: bar.advance(task, count)
            ):
                checked.records += 1
                if found.record is None:
                    fault: Fault | None = Fault(found.error)
                else:
                    fault = (chance_fault_in(found.record) if chance else None) or fault_in(found.record)
                if fault is not None:
                    checked.blame(fault, found.number)
            bar.remove_task(task)
    except RecordError as wrong:
        checked.blame(Fault(str(wrong)))
        return
    if checked.records == 0:
        checked.blame(Fault("The file holds no record."))


@contextmanager
def reading(path: Path) -> Iterator[BinaryIO]:
    if path == STDIN:
        yield sys.stdin.buffer
        return
    try:
        file = path.open("rb")
    except OSError as wrong:
        raise RecordError(f"It cannot be read: {wrong.strerror}.") from None
    with file:
        yield file


def size(file: BinaryIO) -> int | None:
    """The size of a file in bytes; None for a pipe."""
    try:
        about = os.fstat(file.fileno())
    except OSError:
        return None
    return about.st_size if stat.S_ISREG(about.st_mode) else None
