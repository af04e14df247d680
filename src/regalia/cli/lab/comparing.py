"""Runs a comparison with its progress bar and its reasons to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regalia.cli.draw.progress import progress
from regalia.cli.lab.stop import Stop
from regalia.kernel.game import Game
from regalia.lab.comparison.compare import Comparison, compare
from regalia.lab.comparison.pairs import Pairs
from regalia.lab.comparison.strength import Strength, stronger
from regalia.lab.executors.executor import Executor, executor_for


@dataclass(slots=True)
class Comparing:
    """A comparison to be run: A, the bots, and where to play."""

    game: Game
    options_of_a: Mapping[str, Any]
    bots: Sequence[str]
    seed: int
    margin: float
    pairs: int
    on: str | None
    jobs: int
    go_on: Path | None = None
    stop: Stop = field(default_factory=Stop)

    def options(self, other: Mapping[str, Any], measure: str, every_pair: bool) -> Comparison:
        """Compare A with other options. Raises RegaliaError."""
        pairs = Pairs(self.game.key, self.options_of_a, other, self.bots, self.seed, len(self.bots), None)
        with self._running(self.pairs * pairs.games_a_pair) as (executor, played):
            return compare(
                self.game.key,
                other,
                self.options_of_a,
                self.bots,
                self.seed,
                len(self.bots),
                measure=measure,
                margin=self.margin,
                most=self.pairs,
                all_pairs=every_pair,
                executor=executor,
                played=played,
                stopped=self.stop,
                go_on=self.go_on,
            )

    def strength(self, versus: str) -> Strength:
        """Compare the bot with another one. Raises RegaliaError."""
        with self._running(self.pairs * len(self.bots)) as (executor, played):
            return stronger(
                self.game.key,
                self.bots[0],
                versus,
                self.options_of_a,
                self.seed,
                len(self.bots),
                margin=self.margin,
                most=self.pairs,
                executor=executor,
                played=played,
                stopped=self.stop,
                go_on=self.go_on,
            )

    @contextmanager
    def _running(self, most: int) -> Iterator[tuple[Executor, Callable[[int], None]]]:
        with self.stop.on_ctrl_c(), executor_for(self.on, self.jobs) as executor, progress() as bar:
            task = bar.add_task("playing, at most", total=most)
            yield executor, lambda games: bar.advance(task, games)
