# native
"""The judge: the logarithm of a side's chance to win.

Its weights were fitted to 700 games of greedy play (31,620 turns). On games left out of the fit its error is 0.54 nats a
turn; ``worth`` has 0.57, and a coin 0.69. Cards are worth more than they look, and units gain value as the decks run out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.values import danger, nearest
from regalia.games.royal_battles.rules.ending import life_left
from regalia.games.royal_battles.rules.model import AT, DECK, HAND, KIND, STANDING
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMOUR, ARMY, LIFE, SHEET
from regalia.kernel.vecs import vec

UNIT_LATE: Final[float] = 4.28
LIFE_LEFT: Final[float] = 0.287
LIFE_LATE: Final[float] = 0.292
ARMOURED: Final[float] = 0.038  # Life times armour
ARMOURED_LATE: Final[float] = 0.033
WORTH: Final[float] = -0.073  # the share of Life left times the unit's worth
WORTH_LATE: Final[float] = -0.163
CARD: Final[float] = 0.29  # in hand, the first three
MORE_CARDS: Final[float] = 0.44
DECK_CARD: Final[float] = 0.235
FEAR: Final[float] = -0.067
FAR: Final[float] = -0.05  # per unit and step to its nearest enemy
FEW: Final[float] = 8.0  # cards in a deck


def log_chance(position: Position, worths: vec[float], seat: i64) -> float:
    """The logarithm for one seat, given the worth of an unhurt unit by kind."""
    options = position.options
    table = position.table
    late = 1.0 / (1.0 + float(table.row[DECK] + table.row[DECK + 1]) / (2.0 * FEW))
    value = UNIT_LATE * late * float(table.row[STANDING + seat])
    for unit in range(seat * ARMY, seat * ARMY + ARMY):
        if table.units[AT + unit] < 0:
            continue
        kind = table.units[KIND + unit]
        left = float(life_left(options, table, unit))
        share = left / float(options.sheets[kind * SHEET + LIFE])
        value += (LIFE_LEFT + LIFE_LATE * late) * left
        value += (ARMOURED + ARMOURED_LATE * late) * left * float(options.sheets[kind * SHEET + ARMOUR])
        value += (WORTH + WORTH_LATE * late) * share * worths[kind]
        value += FAR * float(nearest(table, unit))
    hand = float(table.row[HAND + seat])
    value += CARD * min(hand, 3.0) + MORE_CARDS * max(hand - 3.0, 0.0) + DECK_CARD * float(table.row[DECK + seat])
    return value + FEAR * danger(options, table, seat)
