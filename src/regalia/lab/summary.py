"""The summary of a run: figures with 95 % intervals. Equal games give equal bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.kernel.game import Game
from regalia.lab.statistics import Interval, mean, mean_interval, quantile, wilson
from regalia.lab.study.until import Known
from regalia.lab.tally import Tally

BARS = 16  # of a histogram, at most
STEPS = (1, 2, 5)  # widths of bars, times a power of ten


class Bar(msgspec.Struct, frozen=True):
    """How many games fell between two values, the second excluded."""

    low: float
    high: float
    games: int


class Spread(msgspec.Struct, frozen=True):
    """How a number is distributed over the games."""

    mean: float
    median: float
    low: float  # a tenth of the games has less
    lower: float  # a quarter
    upper: float  # three quarters
    high: float  # nine tenths
    max: float
    bars: tuple[Bar, ...]


class Legal(msgspec.Struct, frozen=True):
    """The number of legal moves per decision, and the share of decisions with only one."""

    mean: float
    max: int
    forced: float


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat did: its mean result, and its shares of wins (1.0), losses (0.0) and ties (between)."""

    seat: int
    agent: str
    result: Interval
    won: Interval
    wins: int
    ties: int
    losses: int


class PlaceSummary(msgspec.Struct, frozen=True):
    """How the seat ``place`` places after the starter did; 0 is the starter."""

    place: int
    result: Interval
    wins: int
    ties: int
    losses: int


class ReasonSummary(msgspec.Struct, frozen=True):
    """How many games ended for a reason."""

    reason: str
    games: int
    share: Interval


class Pace(msgspec.Struct, frozen=True):
    """How fast people are assumed to play, in seconds."""

    choice: float  # a decision between two moves or more
    forced: float  # a decision with one legal move


class Summary(msgspec.Struct, frozen=True):
    """A whole run, with everything that is needed to repeat it."""

    game: str
    rules: int
    options: dict[str, Any]
    players: int
    seed: int
    games: int
    asked: int  # games that were asked for: more than ``games`` if the run was stopped
    decisions: Spread
    turns: Spread
    minutes: Spread
    pace: Pace
    legal: Legal
    starters: tuple[PlaceSummary, ...]
    seats: tuple[SeatSummary, ...]
    ties: Interval  # games without a single winner
    reasons: tuple[ReasonSummary, ...]
    until: Known | None = None  # of a run that was to stop when an interval is narrow enough


def summary(
    game: Game,
    options: dict[str, Any],
    agents: Sequence[str],
    *,
    seed: int,
    asked: int,
    tally: Tally,
    known: Known | None = None,
) -> Summary:
    """The summary of the games in the tally."""
    decisions = tally.decisions
    statistics = game.statistics(game.set_up(options, len(agents))[0])
    tied = sum(count for (_, result), count in tally.results.items() if max(result) < 1.0)
    return Summary(
        game=game.key,
        rules=game.version,
        options=options,
        players=len(agents),
        seed=seed,
        games=tally.games,
        asked=asked,
        decisions=spread(tally.lengths),
        turns=spread(tally.turns),
        minutes=spread(tally.seconds, 60),
        pace=Pace(statistics.seconds_a_choice, statistics.seconds_forced),
        legal=Legal(
            tally.legal / decisions if decisions else 0.0,
            tally.most_legal,
            tally.forced / decisions if decisions else 0.0,
        ),
        starters=tuple(_place(place, tally) for place in range(len(agents))),
        seats=tuple(_seat(seat, agent, tally) for seat, agent in enumerate(agents)),
        ties=wilson(tied, tally.games),
        reasons=tuple(
            ReasonSummary(name, tally.reasons[number], wilson(tally.reasons[number], tally.games))
            for number, name in enumerate(game.reasons)
        ),
        until=known,
    )


def spread(counts: Counter[int], unit: int = 1) -> Spread:
    """How values are distributed that are given with their counts, in ``unit`` of them."""
    if not counts:
        return Spread(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, ())
    tenth, quarter, half, upper, high = (quantile(counts, share) / unit for share in (0.1, 0.25, 0.5, 0.75, 0.9))
    return Spread(mean(counts) / unit, half, tenth, quarter, upper, high, max(counts) / unit, bars(counts, unit))


def bars(counts: Counter[int], unit: int = 1) -> tuple[Bar, ...]:
    """A histogram with round limits."""
    low, high = min(counts) / unit, max(counts) / unit
    widths = (step * 10.0**power for power in range(12) for step in STEPS)
    wide = next(width for width in widths if (high - low) / width <= BARS - 1)
    first = low // wide
    found = [0] * (int(high // wide - first) + 1)
    for value, count in counts.items():
        found[int(value / unit // wide - first)] += count
    return tuple(Bar((first + at) * wide, (first + at + 1) * wide, games) for at, games in enumerate(found))


def _place(place: int, tally: Tally) -> PlaceSummary:
    return PlaceSummary(place, *_counted(tally.after_starter(place)))


def _seat(seat: int, agent: str, tally: Tally) -> SeatSummary:
    counts = tally.of_seat(seat)
    result, wins, ties, losses = _counted(counts)
    return SeatSummary(seat, agent, result, wilson(wins, tally.games), wins, ties, losses)


def _counted(counts: Counter[float]) -> tuple[Interval, int, int, int]:
    wins, losses = counts[1.0], counts[0.0]
    return mean_interval(counts), wins, counts.total() - wins - losses, losses
