"""The report on a checked file: as text, with a bound on its length, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regalia.cli.draw.console import harmless, out

if TYPE_CHECKING:
    from regalia.files.checking import Checked
    from regalia.kernel.files.fault import Fault

OF_ONE = 5  # faults that are printed of one document, where a file holds several
MOST_NOTES = 5


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one file; ``missing`` says why it cannot be opened."""

    file: str
    documents: Sequence[Checked]
    missing: str = ""

    @property
    def faults(self) -> int:
        return bool(self.missing) + sum(len(one.faults) for one in self.documents)

    @property
    def kinds(self) -> dict[str, str]:
        """The titles of the kinds that the file holds, by their names."""
        return {one.kind.name: one.kind.title for one in self.documents if one.kind is not None}

    def listed(self) -> dict[str, Any]:
        """The report for scripts, with every fault."""
        faults = [_listed(one.line, fault) for one in self.documents for fault in one.faults]
        if self.missing:
            faults = [{"place": "", "found": "", "reason": self.missing}]
        notes = [_listed(one.line, note) for one in self.documents for note in one.notes]
        kinds = ", ".join(self.kinds) or None
        told = {"file": self.file, "kind": kinds, "documents": len(self.documents), "faults": faults}
        return {**told, "notes": notes} if notes else told


def _listed(line: int, fault: Fault) -> dict[str, Any]:
    told = {"place": fault.place, "found": fault.found, "reason": fault.reason}
    return {"line": line, **told} if line else told


def tell(report: Report, most: int) -> None:
    """Print a report with at most ``most`` faults; 0: with all."""
    _print(_head(report))
    if report.missing:
        _print(f"  {report.missing}")
    told = _bounded(report.documents, most)
    for line, fault in told:
        _print(f"  {_placed(line, fault)}")
    left = report.faults - bool(report.missing) - len(told)
    if left:
        _print(f"  and {left:,} more. '--most 0' lists all.")
    notes = [(one.line, note) for one in report.documents for note in one.notes]
    kept = notes[:MOST_NOTES] if most else notes
    for line, note in kept:
        _print(f"  Note: {_placed(line, note)}")
    if len(notes) > len(kept):
        _print(f"  and {len(notes) - len(kept):,} more notes.")


def _head(report: Report) -> str:
    title = next(iter(report.kinds.values())) if len(report.kinds) == 1 else ""
    count = len(report.documents)
    if not report.faults:
        return f"{report.file} is {f'{count:,} valid {title}s' if count > 1 else f'a valid {title}'}."
    faults = f"{report.faults:,} fault{'s' * (report.faults != 1)}"
    if count > 1:
        bad = sum(bool(one.faults) for one in report.documents)
        faults += f" in {bad:,} of {count:,} lines"
    return f"{report.file}, {title}: {faults}" if title else f"{report.file}: {faults}"


def _bounded(documents: Sequence[Checked], most: int) -> list[tuple[int, Fault]]:
    """The faults to print: a few of each document, so that one does not hide the others."""
    of_one = OF_ONE if most and len(documents) > 1 else None
    found = [(one.line, fault) for one in documents for fault in one.faults[:of_one]]
    return found[:most] if most else found


def _placed(line: int, fault: Fault) -> str:
    """A fault, after the line of the file where each line is a document."""
    if not line:
        return str(fault)
    return f"line {line}, {fault}" if fault.place else f"line {line}: {fault}"


def _print(text: str) -> None:
    out().print(harmless(text), markup=False, soft_wrap=True)
