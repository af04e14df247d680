# native
"""The census: how many of each card there are, hidden or not (law 8)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import copies
from regalia.games.royal_ascension.rules.model import (
    ALLIANCES,
    COUNTED,
    DISCARD,
    DISPLAY,
    GOLD_IN,
    HEARTS_IN,
    WEAPONS,
    WIDTH,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES


def census(position: Position) -> list[int]:
    """How many of each card there are, by suit and rank."""
    bags = position.table.bags
    row = position.table.row
    totals = [0] * (4 * RANKS)
    add(totals, CLUBS, bags[COUNTED + CLUBS])
    add(totals, SPADES, bags[COUNTED + SPADES])
    add(totals, DIAMONDS, position.piles[DIAMONDS - 1])
    add(totals, HEARTS, position.piles[HEARTS - 1])
    add(totals, CLUBS, bags[DISPLAY])
    for suit in range(i64(4)):
        add(totals, suit, bags[DISCARD + suit])
    for seat in range(position.options.seats):
        add(totals, HEARTS, position.hands[seat * WIDTH + HEARTS_IN])
        add(totals, DIAMONDS, position.hands[seat * WIDTH + GOLD_IN])
        add(totals, CLUBS, row[WEAPONS + seat])
        add(totals, SPADES, row[ALLIANCES + seat])
    return totals


def add(totals: list[int], suit: i64, bag: i64) -> None:
    for rank in range(RANKS):
        totals[suit * RANKS + rank] += copies(bag, rank)
