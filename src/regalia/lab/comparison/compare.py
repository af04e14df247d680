"""Compare: is B different from A, by how much, and how many games did it take?"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.lab.comparison.kept import FORMAT, Head, KeptDeals
from regalia.lab.comparison.pairs import LENGTHS, MEASURES, SHARES, Pairs
from regalia.lab.comparison.verdicts import sentence_of
from regalia.lab.executors.executor import Executor, Stopped, never
from regalia.lab.extra import needs
from regalia.lab.inference.confidence_sequence import BoundedMean, asymptotic_radius

if TYPE_CHECKING:
    import polars as pl

MARGIN = 0.02  # a difference in shares that matters
MOST_PAIRS = 20_000
FIRST_LOOK = 200  # pairs before the first look
GROWTH = 1.5  # from one look to the next
SHARPEST = 40.0  # sum of squares at which the intervals of shares are narrowest; differences of pairs vary little

Verdict = Literal["different", "alike", "untested", "undecided"]
CLEAR = ("different", "alike")


class Measure(msgspec.Struct, frozen=True):
    """One measure under A and B, and their difference, B − A.

    Its 95 % interval holds whenever one stops.
    """

    name: str
    a: float
    b: float
    difference: float
    low: float
    high: float
    saved: float  # how many times more games it would take without pairing

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2


class Comparison(msgspec.Struct, frozen=True):
    """What was compared, what was found, and everything that is needed to repeat it."""

    game: str
    rules: int
    a: dict[str, Any]
    b: dict[str, Any]
    bots: tuple[str, ...]
    players: int
    seed: int
    pairs: int
    games: int
    measure: str  # that the verdict is about
    margin: float
    verdict: Verdict
    sentence: str
    needed: int  # pairs that it takes, about, until the interval reaches only as far as the margin
    measures: tuple[Measure, ...]

    def __getitem__(self, name: str) -> Measure:
        return next(measure for measure in self.measures if measure.name == name)


def compare(
    game: str,
    against: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str] | str = "greedy",
    seed: int = 1,
    players: int | None = None,
    *,
    measure: str = "starter",
    margin: float = MARGIN,
    most: int = MOST_PAIRS,
    all_pairs: bool = False,
    executor: Executor | None = None,
    played: Callable[[int], None] = lambda games: None,
    stopped: Stopped = never,
    go_on: Path | None = None,
) -> Comparison:
    """Compare the options ``against`` (B) with ``options`` (A): the same deals, until the verdict is clear.

    measure: what the verdict is about: the share of the starter, of the first side, of ties; or a length. margin: a smaller
    difference does not matter; of lengths, a share of A's. most: pairs of deals at most. all_pairs: play them all, even if
    the verdict is clear before. go_on: a file that keeps the deals, from which the same call continues after a stop. Raises
    RegaliaError.
    """
    if measure not in MEASURES:
        raise RegaliaError(f"There is no measure '{measure}' to compare; there are: {', '.join(MEASURES)}.")
    if not 0.0 < margin < 1.0 or most < 1:
        raise RegaliaError("A comparison needs a margin between 0 and 1, and at least one pair.")
    pairs = Pairs(game, options or {}, against, bots, seed, players, executor)
    one, other = pairs.one, pairs.other
    head = Head(FORMAT, game, one.game.version, one.options, other.options, tuple(one.bots), seed)
    kept = KeptDeals(go_on, head)
    seen = Seen()
    seen.recall(kept)
    clear = not all_pairs and at_a_look(most, seen.pairs) and verdict_of(seen, measure, margin) in CLEAR
    for deals in () if clear else looks(most, seen.pairs):
        seen.add(*pairs.play(seen.pairs + 1, deals, played, stopped))
        seen.keep(kept)
        if stopped() or (not all_pairs and verdict_of(seen, measure, margin) in CLEAR):
            break
    return _found(pairs, seen, measure, margin)


def looks(most: int, done: int = 0) -> Iterator[int]:
    """How many more pairs to play before each look, after those that are done already."""
    at = 0
    while at < most:
        at = min(FIRST_LOOK if at == 0 else at + round(at * (GROWTH - 1)), most)
        if at > done:
            yield at - done
            done = at


def at_a_look(most: int, done: int) -> bool:
    """Whether the verdict is looked at after ``done`` pairs."""
    return done in accumulate(looks(most))


class Seen:
    """The values of all pairs so far."""

    def __init__(self) -> None:
        self._pl: Any = needs("polars")
        self.pairs = 0
        self.means = {name: BoundedMean(-1.0, 1.0, sharpest=SHARPEST) for name in SHARES}
        self.tables: list[tuple[pl.DataFrame, pl.DataFrame]] = []

    def add(self, one: pl.DataFrame, other: pl.DataFrame) -> None:
        self.pairs += one.height
        self.tables.append((one, other))
        for name, mean in self.means.items():
            mean.add(Counter((other[name] - one[name]).to_list()))

    def keep(self, kept: KeptDeals) -> None:
        """Add the pairs of the last look to the file."""
        one, other = self.tables[-1]
        columns = {f"a_{name}": one[name].to_list() for name in MEASURES}
        kept.add(columns | {f"b_{name}": other[name].to_list() for name in MEASURES})

    def recall(self, kept: KeptDeals) -> None:
        """Take the pairs that the file holds."""
        if kept.columns:
            one, other = ({name: kept.columns[f"{side}_{name}"] for name in MEASURES} for side in ("a", "b"))
            self.add(self._pl.DataFrame(one), self._pl.DataFrame(other))

    @property
    def untouched(self) -> bool:
        """Whether every pair came out the same, to the last decision."""
        return all((one == other).select(self._pl.all_horizontal("*").all()).item() for one, other in self.tables)

    def measure(self, name: str) -> Measure:
        one = self._pl.concat([table[name] for table, _ in self.tables])
        other = self._pl.concat([table[name] for _, table in self.tables])
        change = other - one
        difference = float(change.mean() or 0.0)
        variance = float(change.var() or 0.0)
        apart = float(one.var() or 0.0) + float(other.var() or 0.0)
        reach = self.means[name].radius if name in SHARES else asymptotic_radius(self.pairs, variance)
        most = 1.0 if name in SHARES else math.inf
        return Measure(
            name=name,
            a=float(one.mean() or 0.0),
            b=float(other.mean() or 0.0),
            difference=difference,
            low=max(-most, difference - reach),
            high=min(most, difference + reach),
            saved=apart / variance if variance else 1.0,
        )

    def needed(self, name: str, reach: float) -> int:
        """About how many pairs it takes until the interval of a measure reaches only that far."""
        if name in SHARES:
            return self.means[name].needed(reach)
        return round(self.pairs * (self.measure(name).reach / reach) ** 2)


def verdict_of(seen: Seen, name: str, margin: float) -> Verdict:
    """What the pairs so far tell about one measure."""
    if seen.pairs == 0:
        return "undecided"
    found = seen.measure(name)
    matters = margin * (found.a if name in LENGTHS else 1.0)
    if found.low > 0.0 or found.high < 0.0:
        return "different"
    if -matters < found.low and found.high < matters:
        return "untested" if seen.untouched else "alike"
    return "undecided"


def _found(pairs: Pairs, seen: Seen, name: str, margin: float) -> Comparison:
    if seen.pairs == 0:
        raise RegaliaError("The comparison was stopped before its first pair; nothing can be said.")
    measures = tuple(seen.measure(one) for one in MEASURES)
    headline = next(one for one in measures if one.name == name)
    verdict = verdict_of(seen, name, margin)
    matters = margin * (headline.a if name in LENGTHS else 1.0)
    needed = seen.needed(name, matters) if matters else 0
    return Comparison(
        game=pairs.one.game.key,
        rules=pairs.one.game.version,
        a=pairs.one.options,
        b=pairs.other.options,
        bots=pairs.one.bots,
        players=len(pairs.one.bots),
        seed=pairs.one.seed,
        pairs=seen.pairs,
        games=seen.pairs * pairs.games_a_pair,
        measure=name,
        margin=margin,
        verdict=verdict,
        sentence=sentence_of(verdict, headline, margin, seen.pairs, needed, seen.untouched),
        needed=needed,
        measures=measures,
    )
