"""Runs a simulation with its files, its progress bar and its reasons to stop."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from regalia.cli.draw.progress import progress
from regalia.cli.lab.stop import Stop
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.executor import Executor
from regalia.lab.saved_run import Look, SavedRun
from regalia.lab.simulate import Chunk, Run, simulate
from regalia.lab.study.rows import Frame
from regalia.lab.tally import Tally
from regalia.lab.whole_file import written_whole

if TYPE_CHECKING:
    import polars as pl

    from regalia.lab.study.until import Until


class Simulation:
    """A run that may go on from a file and may stop early: by Ctrl-C, or when an interval is narrow enough."""

    def __init__(self, run: Run, executor: Executor, until: Until | None, saved: SavedRun | None) -> None:
        self.run = run
        self.executor = executor
        self.until = until
        self.saved = saved
        self.tally = Tally() if saved is None else saved.tally
        self.looked: Counter[float] = Counter()  # the starters' results at the last look
        self.frame = Frame(run) if run.rows else None
        self.tables: list[pl.DataFrame] = []
        if until is not None and saved is not None:
            look = saved.look
            until.played, until.mean.count = look.played, look.count
            until.mean.total, until.mean.squares = look.total, look.squares
            self.looked = Counter(dict(look.results))

    def play(self, out: Path | None) -> None:
        """Play what is missing, and write the records."""
        stop = Stop()
        with stop.on_ctrl_c(), writing(out) as file, progress() as bar:
            task = bar.add_task("playing", total=self.expected, completed=self.tally.games)
            try:
                for batch in self.batches():
                    for chunk in simulate(self.part(batch), stopped=stop, executor=self.executor):
                        self.take(chunk, file)
                        bar.update(task, completed=self.tally.games, total=self.expected)
                    if stop.asked:
                        break
                    self.look(batch)
            finally:
                if self.saved is not None:
                    self.saved.save(self.tally, self.state(), now=True)

    @property
    def expected(self) -> int:
        return self.run.games if self.until is None else self.until.expected

    @property
    def done(self) -> bool:
        """Whether all that was asked for has been played."""
        if self.until is None:
            return self.tally.games >= self.run.games
        return self.until.reached or self.tally.games >= self.until.most

    def batches(self) -> Iterator[int]:
        """How many games to play at a time: between two looks, or all of them."""
        if self.until is None:
            if self.tally.games < self.run.games:
                yield self.run.games - self.tally.games
            return
        for batch in self.until.batches():
            yield self.until.played + batch - self.tally.games

    def part(self, games: int) -> Run:
        return replace(self.run, first=self.tally.games + 1, games=games)

    def take(self, chunk: Chunk, file: IO[bytes] | None) -> None:
        if file is not None:
            file.write(chunk.text)
        if self.frame is not None:
            self.tables.append(self.frame.table([chunk.rows], self.tally.games + 1))
        self.tally.join(chunk.tally)
        if self.saved is not None:
            self.saved.save(self.tally, self.state())

    def look(self, batch: int) -> None:
        """Look at the starter's share after a batch."""
        if self.until is not None:
            results = self.tally.after_starter(0)
            self.until.add(results - self.looked, self.tally.games - self.until.played)
            self.looked = results

    def state(self) -> Look:
        if self.until is None:
            return Look()
        mean = self.until.mean
        return Look(self.until.played, mean.count, mean.total, mean.squares, tuple(sorted(self.looked.items())))

    def write_rows(self, path: Path) -> None:
        """Write a row for each game, those of an earlier run of the same file included."""
        from regalia.lab.extra import needs
        from regalia.lab.study.table_file import write_table

        polars: Any = needs("polars")
        write_table(polars.concat([*self.earlier(path), *self.tables], how="vertical"), path)

    def earlier(self, path: Path) -> list[pl.DataFrame]:
        """The rows of the games that were played before this run went on."""
        from regalia.lab.study.table_file import read_table

        before = self.tally.games - sum(table.height for table in self.tables)
        if before == 0:
            return []
        table = read_table(path) if path.exists() else None
        if table is None or table["number"].to_list() != list(range(1, before + 1)):
            raise RegaliaError(
                f"{path} does not hold the first {before:,} games of this run, which were played before it went on. "
                "Give the same --rows file as then, or another file to --continue."
            )
        return [table]


@contextmanager
def writing(out: Path | None) -> Iterator[IO[bytes] | None]:
    """The open file for the records, or None. If it cannot be written to its end, what was there stays."""
    if out is None:
        yield None
    elif out == Path("-"):
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    else:
        with written_whole(out) as file:
            yield file
