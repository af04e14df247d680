# native
"""The end of the game (section 6): result and ranking."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.model import FELL, LANDS, Table, living
from regalia.games.royal_ascension.rules.terms import POINTS, TERRITORIES, THRONE, Options


def points_of(table: Table, seat: i64) -> i64:
    """The total points of a seat's territories."""
    total: i64 = 0
    for territory in range(TERRITORIES):
        if table.owner[territory] == seat:
            total += POINTS[territory]
    return total


def standing(table: Table, seat: i64) -> i64:
    """A rank number, higher is better: living seats by territories and points, then by fall."""
    if living(table, seat):
        return 1000 * (table.row[LANDS + seat] + 1) + points_of(table, seat)
    return table.row[FELL + seat]


def place(options: Options, table: Table, seat: i64) -> i64:
    """The place of a seat, from 1; equal seats share a place."""
    mine = standing(table, seat)
    before: i64 = 1
    for other in range(options.seats):
        if standing(table, other) > mine:
            before += 1
    return before


def score(options: Options, table: Table, seat: i64) -> float:
    if place(options, table, seat) > 1:
        return 0.0
    if table.reason == THRONE:
        return 1.0
    leaders: i64 = 0
    for other in range(options.seats):
        if place(options, table, other) == 1:
            leaders += 1
    return 1.0 if leaders == 1 else 0.5
