# native
"""The judge: a small network's estimate of the winner between two players (docs/reference/bots.md).

Its weights were learned from 1,030,620 games of greedy, then from 13,644 of a policy that imitates the search.
"""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.battle.bots.inputs import NUMBERS, sight
from regalia.games.battle.rules.position import Position
from regalia.kernel.net import Net, read_net

JUDGE: Final[Net] = read_net("regalia.games.battle", NUMBERS)


def winning_chance(position: Position) -> float:
    """The winning chance of the side whose turn begins."""
    return 1.0 / (1.0 + exp(-JUDGE.judge(sight(position))))
