"""Strength: is bot B stronger than bot A? The same deals with seats exchanged, until the verdict is clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab.comparison.compare import at_a_look, looks
from regalia.lab.comparison.kept import FORMAT, Head, KeptDeals
from regalia.lab.executors.executor import Executor, Stopped, never
from regalia.lab.inference.confidence_sequence import BoundedMean
from regalia.lab.inference.pentanomial import PairTest
from regalia.lab.study.study import Study

MARGIN = 0.02
MOST_DEALS = 10_000

Verdict = Literal["stronger", "weaker", "alike", "undecided"]


class Strength(msgspec.Struct, frozen=True):
    """The share that bot B takes at a table of bots A, with a 95 % interval.

    Every deal is played with B in each seat.
    """

    game: str
    rules: int
    options: dict[str, Any]
    a: str
    b: str
    players: int
    seed: int
    deals: int
    games: int
    fair: float  # the share of equal bots
    share: float
    low: float
    high: float
    margin: float
    verdict: Verdict
    sentence: str


def stronger(
    game: str,
    a: str,
    b: str,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    players: int | None = None,
    *,
    margin: float = MARGIN,
    most: int = MOST_DEALS,
    executor: Executor | None = None,
    played: Callable[[int], None] = lambda games: None,
    stopped: Stopped = never,
    go_on: Path | None = None,
) -> Strength:
    """Whether bot B is stronger than bot A.

    B takes each seat of every deal in turn, A all others, until the verdict is clear.

    With two seats the verdict is that of the pentanomial test; with more, of the confidence sequence. margin: a smaller
    difference from the fair share does not matter. go_on: a file that keeps the deals, from which the same call continues after
    a stop. Raises RegaliaError.
    """
    if a == b:
        raise RegaliaError(f"'{a}' cannot be stronger than itself: name two bots.")
    seats = find(game).usual_seats if players is None else players
    studies = [
        Study(game, options, [b if owner == seat else a for owner in range(seats)], seed, seats, executor=executor)
        for seat in range(seats)
    ]
    found = Strengths(seats, margin)
    same = studies[0].options
    kept = KeptDeals(go_on, Head(FORMAT, game, studies[0].game.version, same, same, (a, b) + (a,) * (seats - 2), seed))
    found.add(Counter(kept.columns.get("share", [])))
    clear = at_a_look(most, found.deals) and found.verdict != "undecided"
    for deals in () if clear else looks(most, found.deals):
        tables = [study.play(deals, first=found.deals + 1, played=played, stopped=stopped) for study in studies]
        whole = min(table.height for table in tables)
        columns = [table[f"result_{seat}"][:whole].to_list() for seat, table in enumerate(tables)]
        shares = [sum(values) / seats for values in zip(*columns, strict=True)]
        found.add(Counter(shares))
        kept.add({"share": shares})
        if stopped() or found.verdict != "undecided":
            break
    if found.deals == 0:
        raise RegaliaError("The comparison was stopped before its first deal; nothing can be said.")
    share = found.mean.interval
    return Strength(
        game=studies[0].game.key,
        rules=studies[0].game.version,
        options=studies[0].options,
        a=a,
        b=b,
        players=seats,
        seed=seed,
        deals=found.deals,
        games=found.deals * seats,
        fair=1 / seats,
        share=share.share,
        low=share.low,
        high=share.high,
        margin=margin,
        verdict=found.verdict,
        sentence=_sentence(found, a, b),
    )


class Strengths:
    """The mean results of bot B over the seats of each deal, so far."""

    def __init__(self, seats: int, margin: float) -> None:
        self.fair = 1 / seats
        self.margin = margin
        self.mean = BoundedMean(sharpest=100.0)
        self.test = PairTest(margin) if seats == 2 else None

    @property
    def deals(self) -> int:
        return self.mean.count

    def add(self, results: Counter[float]) -> None:
        self.mean.add(results)
        if self.test is not None:
            for result, times in results.items():
                self.test.add(result, times)

    @property
    def verdict(self) -> Verdict:
        if self.test is not None:
            names: dict[str, Verdict] = {"higher": "stronger", "lower": "weaker", "equal": "alike", "": "undecided"}
            return names[self.test.verdict]
        found = self.mean.interval
        if found.low > self.fair:
            return "stronger"
        if found.high < self.fair:
            return "weaker"
        inside = self.fair - self.margin < found.low and found.high < self.fair + self.margin
        return "alike" if inside else "undecided"


def _sentence(found: Strengths, a: str, b: str) -> str:
    share = found.mean.interval
    figures = f"{100 * share.share:.1f} ± {100 * found.mean.radius:.1f} % in {found.deals:,} deals"
    if found.verdict in ("stronger", "weaker"):
        return f"{b} is {found.verdict} than {a}: it wins {figures}."
    if found.verdict == "alike":
        return f"{b} and {a} differ by less than {100 * found.margin:g} points: {b} wins {figures}."
    return f"Not enough games to tell whether {b} is stronger than {a}: it wins {figures}."
