# native
"""Estimates of strength in battle, from open facts and the player's own hand (section 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import copies, size, worth
from regalia.games.royal_ascension.rules.chances import chance_against_all, chance_between
from regalia.games.royal_ascension.rules.model import (
    FIGHTER,
    HEARTS_HELD,
    HEARTS_IN,
    KNOWN,
    MARKERS,
    WEAPONS,
    WIDTH,
    Table,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import MOST_HEARTS, PLAGUE_COST, POINTS, RANKS, TERRITORIES, Options

BEST_OF: Final[list[float]] = [
    0.0,
    7.0,
    9.4,
    10.6,
    11.2,
    11.7,
    12.0,
]  # mean of the highest heart, by the number of unknown hearts
BEST_TWO_OF: Final[list[float]] = [0.0, 7.0, 14.0, 17.4, 19.4, 20.7, 21.6]
DOUBT: Final[i64] = 4  # how far an estimate may be wrong, either way


def best_territory(table: Table, seat: i64) -> i64:
    """The points of a seat's strongest territory."""
    best: i64 = 0
    for territory in range(TERRITORIES):
        if table.owner[territory] == seat and POINTS[territory] > best:
            best = POINTS[territory]
    return best


def top_hearts(options: Options, hearts: i64, count: i64) -> i64:
    """The total value of the highest ``count`` cards of a bag."""
    total: i64 = 0
    for i in range(RANKS - 1, -1, -1):
        rank = options.ascending[i]
        for _ in range(copies(hearts, rank)):
            if count:
                total += options.values[rank]
                count -= 1
    return total


def armed(options: Options, table: Table, seat: i64) -> i64:
    """The value of a seat's weapons, less its plague."""
    return worth(table.row[WEAPONS + seat], options.values) - PLAGUE_COST * table.row[MARKERS + seat]


def own_strength(position: Position, seat: i64) -> i64:
    """The greatest strength that a seat can bring to a battle, from its hand."""
    options = position.options
    hearts = top_hearts(options, position.hands[seat * WIDTH + HEARTS_IN], MOST_HEARTS)
    return best_territory(position.table, seat) + hearts + armed(options, position.table, seat)


def likely_strength(options: Options, table: Table, seat: i64) -> float:
    """The strength that the other players may expect of a seat."""
    known = table.row[KNOWN + seat]
    unknown = table.row[HEARTS_HELD + seat] - size(known)
    if unknown >= len(BEST_OF):
        unknown = i64(len(BEST_OF)) - 1
    hearts = float(top_hearts(options, known, MOST_HEARTS))
    mixed = float(top_hearts(options, known, 1)) + BEST_OF[unknown]
    if mixed > hearts:
        hearts = mixed
    if BEST_TWO_OF[unknown] > hearts:
        hearts = BEST_TWO_OF[unknown]
    return float(best_territory(table, seat) + armed(options, table, seat)) + hearts - 1.0


def duel_chance(position: Position, seat: i64, opponent: i64) -> float:
    """A seat's chance in a duel in which both use all they have."""
    options = position.options
    lead = i64(float(own_strength(position, seat)) - likely_strength(options, position.table, opponent))
    return chance_between(lead - DOUBT, lead + DOUBT, options.battle_dice)


def battle_chance(position: Position, seat: i64, strength: i64) -> float:
    """The chance of a fighter with this strength in the battle that is due."""
    options = position.options
    table = position.table
    leads: list[float] = []
    for place in range(table.fighters):
        other = table.row[FIGHTER + place]
        if other != seat:
            leads.append(float(strength) - likely_strength(options, table, other))
    if len(leads) == 1:
        lead = i64(leads[0])
        return chance_between(lead - DOUBT, lead + DOUBT, options.battle_dice)
    return chance_against_all(leads, options.battle_dice)
