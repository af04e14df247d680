# native
"""Waiting: when a camp may end its turns and collect cards, and when that alone wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.ending import camp_hits, living_sides
from regalia.games.battle.rules.model import HITS
from regalia.games.battle.rules.position import Position

EVEN: Final[float] = 0.5


def both_wait(position: Position) -> bool:
    """Whether of two camps neither has a soldier in play or a hit: if nobody begins, the game is drawn.

    Never among more camps. There a draw pays more than the average share of a win, so bots that expect one never begin.
    """
    options = position.options
    table = position.table
    if options.camps != 2 or table.start[options.seats]:
        return False
    hits: i64 = 0
    for side in range(options.sides):
        hits += table.row[HITS + side]
    return hits == 0


def wins_by_waiting(position: Position) -> bool:
    """Whether the camp to move, one of two, has fewer hits, and a quiet turn ends the game."""
    options = position.options
    table = position.table
    if options.camps != 2 or options.stall_limit == 0 or table.busy:
        return False
    if table.quiet + 1 < options.stall_limit * living_sides(options, table):
        return False
    own = options.camp_of[table.seat]
    return camp_hits(options, table, own) < camp_hits(options, table, 1 - own)
