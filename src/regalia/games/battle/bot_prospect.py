# native
"""How likely the side whose turn begins is to win, between two: a small network's judgement (docs/bots.md)."""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.battle.bot_sight import NUMBERS, sight
from regalia.games.battle.bot_weights import HIDDEN, WEIGHTS
from regalia.games.battle.position import Position
from regalia.kernel.net import Net

JUDGE: Final[Net] = Net(NUMBERS, HIDDEN, WEIGHTS)


def winning_chance(position: Position) -> float:
    return 1.0 / (1.0 + exp(-JUDGE.judge(sight(position))))
