# native
"""How likely the force to move is to win, by a small net of its traits and its enemy's (``bot_traits.py``).

The weights were fitted to games of greedy play; ``docs/games/battle-royal.md`` says to which, and how well they tell.
"""

from __future__ import annotations

from math import exp
from typing import Final

from regalia.games.battle_royal.bot_traits import IN_REACH, INPUTS, traits_of
from regalia.games.battle_royal.bot_weights import BIAS, FIRST, HIDDEN, OUTPUT, SECOND
from regalia.games.battle_royal.position import Position

SURE: Final[float] = (
    0.99  # whose points bring a pawn into an enemy centre wins, unless something very odd is in the way
)


def prospect(position: Position) -> float:
    """The share of games that the force to move wins from here, between two forces."""
    traits = traits_of(position)
    if traits[IN_REACH] == 1.0:
        return SURE
    total = OUTPUT
    for cell in range(HIDDEN):
        sum = BIAS[cell]
        first = cell * INPUTS
        for i in range(INPUTS):
            sum += FIRST[first + i] * traits[i]
        if sum > 0.0:
            total += SECOND[cell] * sum
    return 1.0 / (1.0 + exp(max(min(-total, 30.0), -30.0)))
