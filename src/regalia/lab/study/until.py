"""Play until a mean is known well enough. It is checked at fixed numbers of games, with any executor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import ceil
from typing import TYPE_CHECKING

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.executor import Stopped
from regalia.lab.extra import needs
from regalia.lab.inference.confidence_sequence import BoundedMean, sharpest_for
from regalia.lab.statistics import Interval, estimated

if TYPE_CHECKING:
    import polars as pl

    from regalia.lab.study.study import Study

FIRST_BATCH = 500
LEAST_BATCH = 250
MOST_GAMES = 1_000_000  # unless told otherwise
NARROWEST, WIDEST = 0.0005, 0.25


def check_width(until: float) -> None:
    """Raises RegaliaError for an interval that no run can reach, or that says nothing."""
    if not NARROWEST <= until <= WIDEST:
        asked = f"{until:.12f}".rstrip("0").rstrip(".")
        raise RegaliaError(
            f"An interval of ±{asked} cannot be asked for: {NARROWEST:g} to {WIDEST:g} can be reached (0.01 is one "
            "percentage point)."
        )


class Known(msgspec.Struct, frozen=True):
    """The starter's share with an interval that holds although it decided when to stop."""

    asked: float  # half of the width
    share: Interval
    games: int
    reached: bool


class Until:
    """When to look, and when to stop: the mean is known within ``width`` or ``most`` games are played."""

    def __init__(self, width: float, most: int | None) -> None:
        check_width(width)
        self.width = width
        self.most = MOST_GAMES if most is None else most
        self.mean = BoundedMean(sharpest=sharpest_for(width))
        self.played = 0

    def batches(self) -> Iterator[int]:
        """How many games to play before the next look."""
        while self.played < self.most and not self.reached:
            due = FIRST_BATCH
            if self.mean.count:
                due = min(max(self.mean.needed(self.width) - self.mean.count, LEAST_BATCH), 2 * self.played)
            yield min(due, self.most - self.played)

    def add(self, results: Counter[float], games: int) -> None:
        """Take in a batch. Raises RegaliaError if the most games cannot be enough."""
        self.mean.add(results)
        self.played += games
        needed = self.mean.needed(self.width)
        if self.mean.count >= min(FIRST_BATCH, self.most) and needed > 1.5 * self.most:
            raise RegaliaError(
                f"An interval of ±{self.width:g} needs about {estimated(needed)} games, and --games allows {self.most:,}. "
                f"Allow more, or ask for ±{ceil(1000 * self.mean.reachable(self.most)) / 1000:g}."
            )

    @property
    def reached(self) -> bool:
        return self.mean.count > 0 and self.mean.radius <= self.width

    @property
    def known(self) -> Known:
        """What is known of the starter's share."""
        return Known(self.width, self.mean.interval, self.mean.count, self.reached)

    @property
    def expected(self) -> int:
        """About how many games it takes in all."""
        return min(self.most, max(self.played, self.mean.needed(self.width))) if self.mean.count else self.most


def play_until(
    study: Study,
    until: float,
    games: int | None,
    *,
    first: int,
    odds: bool,
    choices: bool,
    played: Callable[[int], None],
    stopped: Stopped,
) -> pl.DataFrame:
    """The rows of the games that it takes until the starter's share is known within ``until``."""
    polars = needs("polars")
    wanted = Until(until, games)
    tables: list[pl.DataFrame] = []
    for batch in wanted.batches():
        table = study.play(
            batch, first=first + wanted.played, odds=odds, choices=choices, played=played, stopped=stopped
        )
        tables.append(table)
        if table.height < batch:
            break
        wanted.add(Counter(table["starter_result"].drop_nans().to_list()), batch)
    found: pl.DataFrame = polars.concat(tables)
    return found
