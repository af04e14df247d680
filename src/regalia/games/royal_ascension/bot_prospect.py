# native
"""How likely whoever is to move is to ascend, between two, as a turn begins: a small network's judgement (docs/bots.md)."""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.royal_ascension.bot_sight import NUMBERS, sight
from regalia.games.royal_ascension.bot_weights import HIDDEN, WEIGHTS
from regalia.games.royal_ascension.position import Position
from regalia.kernel.net import Net

JUDGE: Final[Net] = Net(NUMBERS, HIDDEN, WEIGHTS)


def prospect(position: Position) -> float:
    return 1.0 / (1.0 + exp(-JUDGE.judge(sight(position))))
