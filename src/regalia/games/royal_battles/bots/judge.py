# native
"""The judge of a duel: a small network's estimate, as a round begins, that the seat whose turn it is wins."""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.royal_battles.bots.inputs import NUMBERS, Sight
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import Options
from regalia.kernel.net import Net, read_net

JUDGE: Final[Net] = read_net("regalia.games.royal_battles", NUMBERS)


class Judge:
    """Judges duels under some options."""

    def __init__(self, options: Options) -> None:
        self.sight = Sight(options)

    def prospect(self, position: Position) -> float:
        """The chance that the seat whose turn it is wins."""
        return 1.0 / (1.0 + exp(-max(min(JUDGE.judge(self.sight.look(position)), 50.0), -50.0)))
