# native
"""The judge: a small network's chance of winning for the side to move, at the start of a turn."""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.royals.bots.inputs import NUMBERS, sight
from regalia.games.royals.rules.position import Position
from regalia.kernel.net import Net, read_net

JUDGE: Final[Net] = read_net("regalia.games.royals", NUMBERS)


def prospect(position: Position) -> float:
    return 1.0 / (1.0 + exp(-JUDGE.judge(sight(position))))
