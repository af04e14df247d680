# native
"""How likely the force to move is to win, between two forces: a small network's judgement where a turn begins."""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.battle_royal.bots.inputs import IN_REACH, NUMBERS, sight
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.net import Net, read_net

JUDGE: Final[Net] = read_net("regalia.games.battle_royal", NUMBERS)
SURE: Final[float] = (
    0.99  # whose points bring a pawn into an enemy centre wins, unless something very odd is in the way
)


def prospect(position: Position) -> float:
    seen = sight(position)
    if seen[IN_REACH] == 1.0:
        return SURE
    return 1.0 / (1.0 + exp(-JUDGE.judge(seen)))
