"""Evidence: the games that were played, as sections read them, and the example games that they point at."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from regalia.kernel.game import Game
from regalia.kernel.optional.statistics import Statistics
from regalia.kernel.record import write
from regalia.lab.balance.batches import LADDER, Table
from regalia.lab.balance.estimates import Floats
from regalia.lab.balance.model import Example, Section, Source, Verdict
from regalia.lab.balance.play import Played, player_of
from regalia.lab.balance.variants import Refused, Variant
from regalia.lab.simulate import Player

Found = tuple[Section, list[Verdict]]


@dataclass
class Evidence:
    """All that sections may use. Records of example games are played when they are first asked for."""

    game: Game
    table: Table
    statistics: Statistics
    played: Played
    variants: Sequence[Variant]
    refused: Sequence[Refused]
    verbs: Sequence[str]
    unused: Sequence[str]
    dealt: Variant | None
    records: list[dict[str, Any]] = field(default_factory=list)
    _places: dict[tuple[str, int], int] = field(default_factory=dict)
    _players: dict[str, Player] = field(default_factory=dict)

    def frame(self, key: str) -> pl.DataFrame:
        return self.played.frames[key]

    def column(self, key: str, name: str) -> Floats:
        return self.frame(key)[name].to_numpy().astype(np.float64)

    def mirrors(self, least: int = 2) -> list[str]:
        """The bots of the ladder that have played themselves, weak to strong."""
        return [bot for bot in LADDER if len(self.frame(f"mirror {bot}")) >= least]

    @property
    def equal(self) -> float:
        """The share of a seat in a fair game, in per cent."""
        return 100 / self.table.seats

    def shared(self, one: str, other: str) -> tuple[Floats, Floats]:
        """The first bot's share of a deal's two seatings; several seats of a bot count together."""
        found = []
        for turn in range(2):
            frame = self.frame(f"{one} or {other} {turn}")
            found.append(self.side(frame, turn))
        both = min(map(len, found))
        return found[0][:both], found[1][:both]

    def side(self, frame: pl.DataFrame, turn: int) -> Floats:
        """What the seats of the first bot took together, between 0 and 1."""
        seats = [seat for seat in range(self.table.seats) if (seat + turn) % 2 == 0]
        total = sum(frame[f"result_{seat}"].to_numpy() for seat in range(self.table.seats))
        mine = sum(frame[f"result_{seat}"].to_numpy() for seat in seats)
        return np.asarray(mine / np.where(total == 0, 1, total), dtype=np.float64)

    def source(
        self, bots: Sequence[str], keys: Sequence[str], method: str, weakness: str, examples: Sequence[Example] = ()
    ) -> Source:
        """Where a figure comes from."""
        games = sum(len(self.frame(key)) for key in keys)
        return Source(tuple(bots), games, (self.table.seed,), self.options_text(), method, weakness, tuple(examples))

    def options_text(self) -> str:
        if not self.table.options:
            return "default options"
        known = {option.name: option for option in self.game.options}
        return "options " + ", ".join(f"{known[n].title}: {known[n].said(v)}" for n, v in self.table.options.items())

    # ---- example games

    def examples(self, key: str, column: str, low: str = "", high: str = "") -> tuple[Example, ...]:
        """A typical game by one column, its extremes where they have a name, and a random one."""
        frame = self.frame(key)
        if not len(frame):
            return ()
        values = frame[column].to_numpy().astype(np.float64)
        picked = [("typical", int(np.argmin(np.abs(values - np.median(values)))))]
        if low:
            picked.append((low, int(np.argmin(values))))
        if high:
            picked.append((high, int(np.argmax(values))))
        picked.append(("random", int(np.random.default_rng(len(key)).integers(len(frame)))))
        return tuple(self.example(why, key, place + 1) for why, place in picked)

    def example(self, why: str, key: str, number: int) -> Example:
        """One game of a batch by its number."""
        place = (key, number)
        if place not in self._places:
            self._places[place] = len(self.records)
            self.records.append(self._record(key, number))
        return Example(why, f"game {number}", self._places[place])

    def _record(self, key: str, number: int) -> dict[str, Any]:
        if key not in self._players:
            run = replace(self.played.runs[key], records=True, rows=False)
            self._players[key] = player_of(run)
        record: dict[str, Any] = json.loads(write(self._players[key].recorded(number)[0]))
        return record


def differing(one: pl.DataFrame, other: pl.DataFrame) -> NDArray[np.bool_]:
    """For each deal that both batches have: whether its two games differ at all."""
    both = min(len(one), len(other))
    found = np.zeros(both, dtype=bool)
    for name in ("decisions", "rounds", "legal_mean", "forced", "starter_result", "result_0"):
        found |= one[name][:both].to_numpy() != other[name][:both].to_numpy()
    return found


def per_cent(value: float, decimals: int = 1) -> str:
    return f"{value:.{decimals}f} %"


def plus_minus(reach: float, decimals: int = 1) -> str:
    return f"± {reach:.{decimals}f}"


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number != 1 else f"1 {noun.removesuffix('s')}"
