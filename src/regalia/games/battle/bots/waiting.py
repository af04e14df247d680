# native
"""Waiting: before the first card both camps may end their turns and collect cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
