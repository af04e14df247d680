"""Saved run: the counts of a simulation in a file, so that it can go on after a stop."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from regalia.games import find
from regalia.lab.same_run import check_same, read_run
from regalia.lab.simulate import Run
from regalia.lab.tally import Tally
from regalia.lab.whole_file import check_place, write_whole

FORMAT = "regalia-simulate/1"
EVERY = 2.0  # seconds between two saves


class Look(msgspec.Struct, frozen=True):
    """What was known at the last look of a run that stops when an interval is narrow enough."""

    played: int = 0
    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    results: tuple[tuple[float, int], ...] = ()


class Counts(msgspec.Struct, frozen=True):
    """A tally as JSON."""

    games: int
    legal: int
    most_legal: int
    forced: int
    lengths: dict[int, int]
    turns: dict[int, int]
    seconds: dict[int, int]
    reasons: dict[int, int]
    results: tuple[tuple[int, tuple[float, ...], int], ...]


class Head(msgspec.Struct, frozen=True):
    """What the games of a file have in common. Runs with equal heads may go on in the same file."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    until: float | None


class Saved(msgspec.Struct, frozen=True):
    """The whole file."""

    head: Head
    counts: Counts
    look: Look


class SavedRun:
    """The file of a run: what has been played, and room for more."""

    def __init__(self, path: Path, run: Run, until: float | None) -> None:
        """Raises RegaliaError if the file holds another run or cannot be written."""
        self.path = path
        game = find(run.game)
        _, options = game.set_up(run.options, len(run.agents))
        self.head = Head(FORMAT, game.key, game.version, options, run.agents, run.seed, until)
        self.tally = Tally()
        self.look = Look()
        self._last = 0.0
        check_place(path)
        if path.exists():
            found = read_run(path, Saved, FORMAT, "simulation")
            check_same(path, found.head, self.head, "run", "--continue")
            self.tally, self.look = tally_of(found.counts), found.look

    def save(self, tally: Tally, look: Look, *, now: bool = False) -> None:
        """Write the counts, at most every few seconds unless ``now``. Raises RegaliaError."""
        if now or time.monotonic() - self._last > EVERY:
            write_whole(self.path, msgspec.json.encode(Saved(self.head, counts_of(tally), look)))
            self._last = time.monotonic()


def counts_of(tally: Tally) -> Counts:
    return Counts(
        tally.games,
        tally.legal,
        tally.most_legal,
        tally.forced,
        tally.lengths,
        tally.turns,
        tally.seconds,
        tally.reasons,
        tuple((starter, result, count) for (starter, result), count in sorted(tally.results.items())),
    )


def tally_of(counts: Counts) -> Tally:
    results = Counter({(starter, result): count for starter, result, count in counts.results})
    return Tally(
        games=counts.games,
        legal=counts.legal,
        most_legal=counts.most_legal,
        forced=counts.forced,
        lengths=Counter(counts.lengths),
        turns=Counter(counts.turns),
        seconds=Counter(counts.seconds),
        reasons=Counter(counts.reasons),
        results=results,
    )


def seed_in(path: Path) -> int | None:
    """The seed of the run in that file; None if there is no file. Raises RegaliaError for another kind of file."""
    return read_run(path, Saved, FORMAT, "simulation").head.seed if path.exists() else None
