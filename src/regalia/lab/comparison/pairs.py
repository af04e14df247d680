"""Pairs: the same deals under options A and under options B, with sides exchanged where sides differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.executor import Executor, Stopped
from regalia.lab.extra import needs
from regalia.lab.study.study import Study

if TYPE_CHECKING:
    import polars as pl

SHARES = ("starter", "first_side", "ties")  # measures from 0 to 1
LENGTHS = ("decisions", "turns", "minutes")
MEASURES = (*SHARES, *LENGTHS)
SLICES = 8  # of the deals between two looks
LEAST_SLICE = 25  # deals


class Pairs:
    """Plays deals under both options. Each deal gives one value a measure for A and one for B.

    A deal is played once if all sides are alike. If bots or options differ by side, it is played in every seating, with the
    options of two sides exchanged too (``Game.swapped_options``), and the values are means over the seatings. So no side is
    favoured by its seat or its cards.
    """

    def __init__(
        self,
        game: str,
        one: Mapping[str, Any],
        other: Mapping[str, Any],
        bots: Sequence[str] | str,
        seed: int,
        players: int | None,
        executor: Executor | None,
    ) -> None:
        """Raises RegaliaError for options or bots that do not fit, and for two equal sets of options."""
        self._pl: Any = needs("polars")
        base = Study(game, one, bots, seed, players, executor=executor)
        changed = Study(game, other, bots, seed, players, executor=executor)
        if base.options == changed.options:
            raise RegaliaError("A and B have the same options: vary one of them, as in --vary name=value.")
        self.one, self.other = base, changed
        seats = len(base.bots)
        self.seatings: list[tuple[Study, Study, int]] = [(base, changed, 0)]  # and where the first side sits
        for turn in range(1, seats):
            turned = base.bots[-turn:] + base.bots[:-turn]
            options = [self._turned(study, seats) for study in (base, changed)]
            if turned != base.bots or options != [base.options, changed.options]:
                pair = [Study(game, given, turned, seed, seats, executor=executor) for given in options]
                self.seatings.append((pair[0], pair[1], turn))

    @staticmethod
    def _turned(study: Study, seats: int) -> dict[str, Any]:
        return find(study.game.key).swapped_options(study.options) if seats == 2 else study.options

    @property
    def games_a_pair(self) -> int:
        return 2 * len(self.seatings)

    def play(
        self, first: int, deals: int, played: Callable[[int], None], stopped: Stopped
    ) -> tuple[pl.DataFrame, pl.DataFrame]:
        """The measures of both options, one row a deal, for deals from number ``first`` on.

        Deals are played slice by slice under all options, so that a stop leaves whole ones.
        """
        slices: list[tuple[pl.DataFrame, pl.DataFrame]] = []
        size = max(LEAST_SLICE, deals // SLICES)
        for begun in range(0, deals, size):
            slices.append(self._slice(first + begun, min(size, deals - begun), played, stopped))
            if stopped():
                break
        one, other = (self._pl.concat([tables[side] for tables in slices]) for side in (0, 1))
        return one, other

    def _slice(
        self, first: int, deals: int, played: Callable[[int], None], stopped: Stopped
    ) -> tuple[pl.DataFrame, pl.DataFrame]:
        found: list[list[pl.DataFrame]] = [[], []]
        for one, other, seat in self.seatings:
            for side, study in enumerate((one, other)):
                rows = study.play(deals, first=first, played=played, stopped=stopped)
                found[side].append(self._measured(rows, seat, len(one.bots)))
        whole = min(table.height for tables in found for table in tables)
        one_mean, other_mean = (self._mean([table[:whole] for table in tables]) for tables in found)
        return one_mean, other_mean

    def _measured(self, rows: pl.DataFrame, seat: int, seats: int) -> pl.DataFrame:
        polars = self._pl
        results = [f"result_{owner}" for owner in range(seats)]
        return rows.select(
            starter=polars.col("starter_result").fill_nan(0.5),
            first_side=polars.col(f"result_{seat}"),
            ties=(polars.max_horizontal(results) < 1.0).cast(polars.Float64),
            decisions=polars.col("decisions").cast(polars.Float64),
            turns=polars.col("turns").cast(polars.Float64),
            minutes=polars.col("minutes"),
        )

    @staticmethod
    def _mean(tables: Sequence[pl.DataFrame]) -> pl.DataFrame:
        total = tables[0]
        for table in tables[1:]:
            total = total + table
        return total / len(tables)
