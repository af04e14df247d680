"""Kept pairs: what a price run has played, in a file, so that it can go on after a stop."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from regalia.games import find
from regalia.lab.pricing.pairs import Pair
from regalia.lab.pricing.plan import Plan
from regalia.lab.same_run import check_same, read_run
from regalia.lab.whole_file import check_place, write_whole

FORMAT = "regalia-price-run/1"
EVERY = 5.0  # seconds between two saves


class Head(msgspec.Struct, frozen=True):
    """What was asked for. A run with the same plan and rules goes on in the same file."""

    format: str
    rules: int
    plan: Plan


class Saved(msgspec.Struct, frozen=True):
    """The whole file."""

    head: Head
    pairs: list[Pair]


class Kept:
    """The pairs of a run, in the order of play. That order depends on the plan alone."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        """Without a path nothing is kept. Raises RegaliaError if the file holds another run or cannot be written."""
        self.path = path
        self.head = Head(FORMAT, find(plan.game).version, plan)
        self.pairs: list[Pair] = []
        self.used = 0  # of those that were played before
        self._last = time.monotonic()
        if path is None:
            return
        check_place(path)
        if path.exists():
            found = read_run(path, Saved, FORMAT, "price run")
            check_same(path, found.head.plan, plan, "run", "--continue")
            check_same(path, found.head, self.head, "run", "--continue")
            self.pairs = found.pairs

    def take(self, count: int) -> list[Pair]:
        """The next pairs that were played before, at most ``count``."""
        taken = self.pairs[self.used : self.used + count]
        self.used += len(taken)
        return taken

    def add(self, pairs: list[Pair]) -> None:
        """Keep pairs that have just been played. Raises RegaliaError if the file cannot be written."""
        if self.path is not None:
            self.pairs += pairs
            self.used += len(pairs)
            if time.monotonic() - self._last > EVERY:
                self.save()

    def save(self) -> None:
        if self.path is not None:
            write_whole(self.path, msgspec.json.encode(Saved(self.head, self.pairs)))
            self._last = time.monotonic()
