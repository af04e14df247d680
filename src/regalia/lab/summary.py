"""The summary of a run: figures with 95 % intervals. Equal games give equal bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.kernel.game import Game
from regalia.lab.statistics import Interval, mean, median, wilson
from regalia.lab.tally import Tally


class Spread(msgspec.Struct, frozen=True):
    """The number of decisions per game."""

    mean: float
    median: float
    max: int


class Legal(msgspec.Struct, frozen=True):
    """The number of legal moves per decision."""

    mean: float
    max: int


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat did: its mean result, and its shares of wins (1.0), losses (0.0) and ties (between)."""

    seat: int
    agent: str
    result: Interval
    won: Interval
    wins: int
    ties: int
    losses: int


class ReasonSummary(msgspec.Struct, frozen=True):
    """How many games ended for a reason."""

    reason: str
    games: int
    share: Interval


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
    legal: Legal
    seats: tuple[SeatSummary, ...]
    reasons: tuple[ReasonSummary, ...]


def summary(
    game: Game, options: dict[str, Any], agents: Sequence[str], *, seed: int, asked: int, tally: Tally
) -> Summary:
    """The summary of the games in the tally."""
    decisions = tally.decisions
    return Summary(
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
            ReasonSummary(name, tally.reasons[number], wilson(tally.reasons[number], tally.games))
            for number, name in enumerate(game.reasons)
        ),
    )


def _seat(seat: int, agent: str, tally: Tally) -> SeatSummary:
    counts = sorted((result[seat], count) for result, count in tally.results.items())
    wins = sum(count for value, count in counts if value == 1.0)
    losses = sum(count for value, count in counts if value == 0.0)
    return SeatSummary(
        seat=seat,
        agent=agent,
        result=wilson(sum(value * count for value, count in counts), tally.games),
        won=wilson(wins, tally.games),
        wins=wins,
        ties=tally.games - wins - losses,
        losses=losses,
    )
