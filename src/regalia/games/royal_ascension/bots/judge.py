# native
"""The judge: a small network for two-player positions at the start of a turn (docs/reference/bots.md).

Its weights, ``data/judge.json``, were learnt from 1,477,760 games; 0.5903 nats a turn on held-out games.
"""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.royal_ascension.bots.inputs import NUMBERS, sight
from regalia.games.royal_ascension.rules.position import Position
from regalia.kernel.net import Net, read_net

JUDGE: Final[Net] = read_net("regalia.games.royal_ascension", NUMBERS)


def prospect(position: Position) -> float:
    return 1.0 / (1.0 + exp(-JUDGE.judge(sight(position))))
