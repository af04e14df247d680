"""Standings of a tournament: figures for each bot and for each pair of bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.lab.statistics import Interval, wilson
from regalia.lab.tournament.bout import Bout
from regalia.lab.tournament.line_up import LineUp
from regalia.lab.tournament.ratings import Table, rate


class Standing(msgspec.Struct, frozen=True):
    """How a bot did: its mean result with a 95 % interval, and its rating (the mean of all is 1500).

    The interval treats the games as independent. Games of one deal balance each other's luck, so it is slightly too wide.
    """

    bot: str
    games: int
    share: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float
    ms_per_move: float


def standings(bots: Sequence[str], line_ups: Sequence[LineUp], bouts: Sequence[Bout]) -> list[Standing]:
    """The standings of all bots, strongest first."""
    ratings = rate(bots, [_table(line_up, [b for b in bouts if b.line_up == n]) for n, line_up in enumerate(line_ups)])
    found: list[Standing] = []
    for bot in bots:
        mine = [bout for bout in bouts if bot in bout.seats]
        share = wilson(sum(mean_result(bout, bot) for bout in mine), len(mine))
        rating = ratings[bot]
        found.append(
            Standing(
                bot=bot,
                games=len(mine),
                share=share.share,
                low=share.low,
                high=share.high,
                rating=round(rating.value, 1),
                rating_low=round(rating.low, 1),
                rating_high=round(rating.high, 1),
                ms_per_move=ms_per_move(bouts, bot),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def against(bouts: Sequence[Bout], one: str, other: str) -> Interval | None:
    """The share of one bot in the games of these two alone; None without such games."""
    between = [bout for bout in bouts if set(bout.seats) == {one, other}]
    return wilson(sum(mean_result(bout, one) for bout in between), len(between)) if between else None


def mean_result(bout: Bout, bot: str) -> float:
    """The result that a bot took over all its seats."""
    results = [result for seat, result in zip(bout.seats, bout.result, strict=True) if seat == bot]
    return sum(results) / len(results)


def ms_per_move(bouts: Sequence[Bout], bot: str) -> float:
    """The mean wall time of a decision in milliseconds."""
    seats = [(bout, seat) for bout in bouts for seat, name in enumerate(bout.seats) if name == bot]
    decisions = sum(bout.decisions[seat] for bout, seat in seats)
    seconds = sum(bout.seconds[seat] for bout, seat in seats)
    return round(1000 * seconds / decisions, 6) if decisions else 0.0


def _table(line_up: LineUp, bouts: Sequence[Bout]) -> Table:
    taken = dict.fromkeys(line_up, 0.0)
    for bout in bouts:
        whole = sum(bout.result)
        for bot, result in zip(bout.seats, bout.result, strict=True):
            taken[bot] += result / whole if whole else 1 / len(bout.seats)
    return Table(len(bouts), {bot: line_up.count(bot) for bot in line_up}, taken)
