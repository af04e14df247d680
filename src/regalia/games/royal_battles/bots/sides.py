# native
"""The judge of battles between more than two seats: the logarithm of a side's chance to win.

Its weights were fitted to 700 duels of greedy play (31,620 turns). Cards are worth more than they look, and units gain
value as the decks run out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.master import players_chance
from regalia.games.royal_battles.bots.values import danger, nearest
from regalia.games.royal_battles.rules.ending import life_left
from regalia.games.royal_battles.rules.model import AT, DECK, HAND, KIND, SLOTS, STANDING
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMOUR, LIFE, SHEET
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


def lateness(position: Position) -> float:
    """From almost 0 with full decks to 1 when all living seats' decks are empty."""
    row = position.table.row
    cards: i64 = 0
    seats: i64 = 0
    for seat in range(position.options.seats):
        if row[STANDING + seat]:
            cards += row[DECK + seat]
            seats += 1
    return 1.0 / (1.0 + float(cards) / (float(seats) * FEW)) if seats else 1.0


def log_chance(position: Position, worths: vec[float], seat: i64) -> float:
    """The logarithm for one seat, given the worth of an unhurt unit by kind."""
    options = position.options
    table = position.table
    late = lateness(position)
    value = UNIT_LATE * late * float(table.row[STANDING + seat])
    for unit in range(seat * SLOTS, seat * SLOTS + options.slots):
        if table.units[AT + unit] < 0:
            continue
        kind = table.units[KIND + unit]
        left = float(life_left(options, table, unit))
        share = left / float(options.sheets[kind * SHEET + LIFE])
        value += (LIFE_LEFT + LIFE_LATE * late) * left
        value += (ARMOURED + ARMOURED_LATE * late) * left * float(options.sheets[kind * SHEET + ARMOUR])
        value += (WORTH + WORTH_LATE * late) * share * worths[kind % options.kinds]
        value += FAR * float(nearest(options, table, unit))
    hand = float(table.row[HAND + seat])
    value += CARD * min(hand, 3.0) + MORE_CARDS * max(hand - 3.0, 0.0) + DECK_CARD * float(table.row[DECK + seat])
    return value + FEAR * danger(options, table, seat)


def share_by_sides(position: Position, worths: vec[float], results: vec[float]) -> None:
    """The result that each seat may hope for where sides are not just two seats; a side shares its chance."""
    options = position.options
    if options.master >= 0:
        share_with_master(position, results)
        return
    chances = vec[float]([0.0] * options.seats)  # by side
    total = 0.0
    top = side_chance(position, worths, options.side[position.table.active])
    for side in range(options.seats):
        if side_stands(position, side):
            chances[side] = exp(max(min(side_chance(position, worths, side) - top, 50.0), -50.0))
            total += chances[side]
    for seat in range(options.seats):
        results[seat] = chances[options.side[seat]] / total


def share_with_master(position: Position, results: vec[float]) -> None:
    """The players' chance for each of them, and the master's for the last seat."""
    chance = 1.0 / (1.0 + exp(max(min(-players_chance(position), 50.0), -50.0)))
    for seat in range(position.options.seats):
        results[seat] = chance if seat < position.options.master else 1.0 - chance


def side_stands(position: Position, side: i64) -> bool:
    for seat in range(position.options.seats):
        if position.options.side[seat] == side and position.table.row[STANDING + seat]:
            return True
    return False


def side_chance(position: Position, worths: vec[float], side: i64) -> float:
    """The logarithm for a side: the sum over its living seats."""
    options = position.options
    value = 0.0
    for seat in range(options.seats):
        if options.side[seat] == side and position.table.row[STANDING + seat]:
            value += log_chance(position, worths, seat)
    return value
