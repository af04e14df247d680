"""What a run of games says: figures with 95 % intervals. The same games give the same report, to the byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.kernel.game import Game
from regalia.lab.statistics import Interval, mean, median, wilson
from regalia.lab.tally import Tally


class Spread(msgspec.Struct, frozen=True):
    """Decisions of a game."""

    mean: float
    median: float
    max: int


class Legal(msgspec.Struct, frozen=True):
    """Legal moves of a decision."""

    mean: float
    max: int


class SeatReport(msgspec.Struct, frozen=True):
    """How a seat did. ``result`` is the mean result, ``won`` the share of wins; a win is 1.0, a loss 0.0, a tie all
    between."""

    seat: int
    agent: str
    result: Interval
    won: Interval
    wins: int
    ties: int
    losses: int


class ReasonReport(msgspec.Struct, frozen=True):
    """How many games ended for a reason."""

    reason: str
    games: int
    share: Interval


class Report(msgspec.Struct, frozen=True):
    """A whole run. With the seed and the other words of the header it can be repeated."""

    game: str
    rules: int
    options: dict[str, Any]
    players: int
    seed: int
    games: int
    asked: int  # more than games when the run was stopped
    decisions: Spread
    legal: Legal
    seats: tuple[SeatReport, ...]
    reasons: tuple[ReasonReport, ...]


def report(
    game: Game, options: dict[str, Any], agents: Sequence[str], *, seed: int, asked: int, tally: Tally
) -> Report:
    """The report of the games in the tally."""
    decisions = tally.decisions
    return Report(
        game=game.key,
        rules=game.version,
        options=options,
        players=len(agents),
        seed=seed,
        games=tally.games,
        asked=asked,
        decisions=Spread(mean(tally.lengths), median(tally.lengths), max(tally.lengths, default=0)),
        legal=Legal(tally.legal / decisions if decisions else 0.0, tally.most_legal),
        seats=tuple(_seat(seat, agent, tally) for seat, agent in enumerate(agents)),
        reasons=tuple(
            ReasonReport(name, tally.reasons[number], wilson(tally.reasons[number], tally.games))
            for number, name in enumerate(game.reasons)
        ),
    )


def _seat(seat: int, agent: str, tally: Tally) -> SeatReport:
    counts = sorted((result[seat], count) for result, count in tally.results.items())
    wins = sum(count for value, count in counts if value == 1.0)
    losses = sum(count for value, count in counts if value == 0.0)
    return SeatReport(
        seat=seat,
        agent=agent,
        result=wilson(sum(value * count for value, count in counts), tally.games),
        won=wilson(wins, tally.games),
        wins=wins,
        ties=tally.games - wins - losses,
        losses=losses,
    )
