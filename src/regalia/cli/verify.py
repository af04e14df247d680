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
        typer.Argument(metavar="FILE", help="Files of records, one a line or one a file; '-' is standard input."),
    ],
    chance: Annotated[
        bool,
        typer.Option("--chance", help="Also draw every card and die again, from the secret and the players' parts."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Replay records and check all that they say: every line, and result, reason and legal lines where they are given.

    With --chance a record of a server's table must also hold the opened secret, and each of its cards and dice must be
    the one that follows from it (docs/chance.md). A record without a commitment is bad then: there is nothing to check.

    For each bad record: its number, the line's number, the line and the reason. Exit code 1 if anything is bad.

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
    """What was found in a file. A file that cannot be read, or holds no record, counts as one bad thing."""

    file: str
    aloud: bool
    records: int = 0
    bad: int = 0
    faults: list[dict[str, Any]] = field(default_factory=list)

    def blame(self, fault: Fault, record: int | None = None) -> None:
        """Say it at once, or keep it for the JSON."""
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
        checked.blame(Fault("There is no record in it."))


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
    """In bytes; None for what has no size, like a pipe."""
    try:
        about = os.fstat(file.fileno())
    except OSError:
        return None
    return about.st_size if stat.S_ISREG(about.st_mode) else None
