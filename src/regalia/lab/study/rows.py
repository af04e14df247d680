"""Rows: the packed figures of games as a polars table, one row a game.

Equal runs give equal tables, whatever played them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.games import find
from regalia.kernel.optional.statistics import Statistics
from regalia.lab.extra import needs
from regalia.lab.simulate import Packed, Player, Run
from regalia.lab.tally import Numbers

if TYPE_CHECKING:
    import numpy as np
    import polars as pl

DIGEST = 12  # letters of an options digest


def options_digest(options: dict[str, Any]) -> str:
    """A short name for a set of options: equal options, equal names."""
    return hashlib.sha256(msgspec.json.encode(options, order="sorted")).hexdigest()[:DIGEST]


class Frame:
    """Makes tables of the rows of one run."""

    def __init__(self, run: Run) -> None:
        self._np: Any = needs("numpy")
        self._pl: Any = needs("polars")
        self.run = run
        player = Player(run)
        self.statistics: Statistics = player.statistics
        self.game = find(run.game)
        self.seats = len(run.agents)
        self.digest = options_digest(player.options)
        self.verbs = {verb.number: verb.name for verb in self.game.codec.verbs if not verb.chance and not verb.outside}
        self._most_verbs = 1 + max(verb.number for verb in self.game.codec.verbs)

    def table(self, packs: Iterable[Packed], first: int) -> pl.DataFrame:
        """The rows of consecutive games, the first of which has that number."""
        found = list(packs)
        numbers = self._read(found, "numbers", "int64", len(Numbers._fields) + self._most_verbs)
        figures = self._read(found, "figures", "float64", self.seats * (1 + len(self.statistics.columns)))
        table: pl.DataFrame = self._pl.DataFrame(
            {
                **self._given(len(numbers), first),
                **self._counted(numbers, figures),
                **self._declared(figures),
                **self._listed(found, numbers),
            }
        )
        return table

    def _read(self, packs: Sequence[Packed], name: str, kind: str, width: int) -> np.ndarray[Any, Any]:
        whole = b"".join(getattr(pack, name) for pack in packs)
        found: np.ndarray[Any, Any] = self._np.frombuffer(whole, dtype=kind).reshape(-1, width)
        return found

    def _given(self, games: int, first: int) -> dict[str, Any]:
        """What was chosen before the games: their numbers, seed, options and bots."""
        pl = self._pl
        same = {"seed": (self.run.seed, pl.Int64), "options": (self.digest, pl.String)}
        same |= {f"bot_{seat}": (bot, pl.String) for seat, bot in enumerate(self.run.agents)}
        return {
            "number": pl.int_range(first, first + games, dtype=pl.Int64, eager=True),
            **{name: pl.repeat(value, games, dtype=kind, eager=True) for name, (value, kind) in same.items()},
        }

    def _counted(self, numbers: np.ndarray[Any, Any], figures: np.ndarray[Any, Any]) -> dict[str, Any]:
        """What the loop itself counts, and the results."""
        np, pl = self._np, self._pl
        at = {name: numbers[:, place] for place, name in enumerate(Numbers._fields)}
        free = at["decisions"] - at["forced"]
        pace = self.statistics.seconds_a_choice, self.statistics.seconds_forced
        starter = at["starter"]
        rows = np.arange(len(numbers))
        played = np.maximum(at["decisions"], 1)
        reasons = pl.Series(at["reason"]).replace_strict(
            dict(enumerate(self.game.reasons)), return_dtype=pl.Enum(self.game.reasons)
        )
        return {
            "starter": pl.Series(starter).cast(pl.Int8),
            **{f"result_{seat}": figures[:, seat] for seat in range(self.seats)},
            "starter_result": np.where(starter >= 0, figures[rows, np.maximum(starter, 0)], np.nan),
            "reason": reasons,
            **{name: pl.Series(at[name]).cast(pl.Int32) for name in ("decisions", "turns", "rounds")},
            "minutes": np.round(free * pace[0] + at["forced"] * pace[1]) / 60,
            "legal_mean": at["legal"] / played,
            "legal_most": pl.Series(at["most_legal"]).cast(pl.Int32),
            "forced": at["forced"] / played,
        }

    def _declared(self, figures: np.ndarray[Any, Any]) -> dict[str, Any]:
        """The columns that the game declares, for each seat."""
        seats = self.seats
        return {
            f"{column.name}_{seat}": figures[:, seats * (1 + place) + seat]
            for place, column in enumerate(self.statistics.columns)
            for seat in range(seats)
        }

    def _listed(self, packs: Sequence[Packed], numbers: np.ndarray[Any, Any]) -> dict[str, Any]:
        """The uses of each verb, and the lists with an entry for each round or decision."""
        pl, first = self._pl, len(Numbers._fields)
        uses = {f"uses_{name}": pl.Series(numbers[:, first + verb]).cast(pl.Int32) for verb, name in self.verbs.items()}
        rounds = numbers[:, Numbers._fields.index("rounds")]
        decisions = numbers[:, Numbers._fields.index("decisions")]
        standings = self._read(packs, "standings", "float64", self.seats)
        lists = {f"standing_{seat}": self._ragged(standings[:, seat], rounds) for seat in range(self.seats)}
        if self.run.odds and self.seats == 2:
            lists["odds_0"] = self._ragged(self._read(packs, "odds", "float64", 1)[:, 0], rounds)
        if self.run.choices:
            choices = self._read(packs, "choices", "int64", 3)
            names = ("choice_round", "choice_kind", "choice_legal")
            lists |= {name: self._ragged(choices[:, place], decisions) for place, name in enumerate(names)}
        return uses | lists

    def _ragged(self, flat: np.ndarray[Any, Any], lengths: np.ndarray[Any, Any]) -> Any:
        """One list for each game, of the given lengths."""
        pl = self._pl
        kind = pl.Float64 if flat.dtype.kind == "f" else pl.Int32
        owner = pl.Series("game", self._np.repeat(self._np.arange(len(lengths)), lengths))
        groups = (
            pl.DataFrame({"game": owner, "value": pl.Series(flat.copy()).cast(kind)})
            .group_by("game", maintain_order=True)
            .agg("value")
        )
        every = pl.DataFrame({"game": pl.int_range(len(lengths), dtype=pl.Int64, eager=True)})
        joined = every.join(groups, on="game", how="left", maintain_order="left")["value"]
        return joined.fill_null(pl.Series([[]], dtype=pl.List(kind)))
