# native
"""Advice for the house bots."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.ending import army_life
from regalia.games.royal_battles.model import STANDING
from regalia.games.royal_battles.position import Position


def hint(position: Position, move: i64) -> float:
    return 0.0


def worth(position: Position, seat: i64) -> float:
    """Units, and the Life they have left, against the other side's."""
    table = position.table
    lead = table.row[STANDING + seat] - table.row[STANDING + 1 - seat]
    life = army_life(position.options, table, seat) - army_life(position.options, table, 1 - seat)
    return 5.0 * float(lead) + float(life)
