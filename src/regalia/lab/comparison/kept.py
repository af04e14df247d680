"""Kept deals: what a comparison has measured, in a file, so that it can continue after a stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from regalia.lab.same_run import check_same, read_run
from regalia.lab.whole_file import check_place, write_whole

FORMAT = "regalia-compare-run/1"


class Head(msgspec.Struct, frozen=True):
    """What the deals of a file have in common. Comparisons with equal heads may continue in the same file."""

    format: str
    game: str
    rules: int
    a: dict[str, Any]
    b: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


class Saved(msgspec.Struct, frozen=True):
    """The whole file."""

    head: Head
    columns: dict[str, list[float]]  # one number for each deal


def seed_in(path: Path | None) -> int | None:
    """The seed of the comparison in that file; None if there is no file. Raises RegaliaError for another kind of file."""
    return read_run(path, Saved, FORMAT, "comparison").head.seed if path is not None and path.exists() else None


class KeptDeals:
    """The numbers of a comparison, deal by deal. Without a path nothing is kept."""

    def __init__(self, path: Path | None, head: Head) -> None:
        """Raises RegaliaError if the file holds another comparison or cannot be written."""
        self.path = path
        self.head = head
        self.columns: dict[str, list[float]] = {}
        if path is not None:
            check_place(path)
            if path.exists():
                found = read_run(path, Saved, FORMAT, "comparison")
                check_same(path, found.head, head, "comparison", "--continue")
                self.columns = found.columns

    def add(self, columns: Mapping[str, Sequence[float]]) -> None:
        """Keep the numbers of deals that have just been played. Raises RegaliaError if they cannot be written."""
        if self.path is not None:
            for name, numbers in columns.items():
                self.columns.setdefault(name, []).extend(numbers)
            write_whole(self.path, msgspec.json.encode(Saved(self.head, self.columns)))
