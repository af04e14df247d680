# native
"""Recruiting: mixed armies that differ from battle to battle (section 13).

A bot draws among the units that can still lead to one of the best mixed armies. It reads its own recruits only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.values import unit_worth
from regalia.games.royal_battles.rules.armies import recruited
from regalia.games.royal_battles.rules.model import RECRUITS
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMY, DRAFT, HEAL_PER_TRUMP, SHEET, Options
from regalia.kernel.vecs import vec

MIXED: Final[i64] = 3  # kinds of units in an army
ALIKE: Final = 100.0  # for each kind that is missing: more than units differ in worth
HEALS: Final = 1.5  # for each point of healing
CLOSE: Final = 3.5  # an army is good if its worth falls short of the best by less
NO_ARMY: Final = -1000000.0


def recruit_value(position: Position, kind: i64) -> float:
    """0 for a unit that can lead to a good army; else how far its best army falls short."""
    options = position.options
    seat = position.table.active
    count = position.table.row[RECRUITS + seat]
    held = vec[i64]([0] * options.kinds)
    best = best_army(options, held, 0, ARMY)
    for n in range(count):
        held[recruited(position, seat, n)] += 1
    held[kind] += 1
    first = i64(0) if options.army_choice == DRAFT else kind
    short = best_army(options, held, first, ARMY - count - 1) - best
    return 0.0 if short > -CLOSE else short


def best_army(options: Options, held: vec[i64], first: i64, left: i64) -> float:
    """The worth of the best army with the units held and ``left`` more, none before kind ``first``."""
    if left == 0:
        return army_worth(options, held)
    best = NO_ARMY
    for kind in range(first, options.kinds):
        if held[kind] < options.limits[kind]:
            held[kind] += 1
            value = best_army(options, held, kind, left - 1)
            held[kind] -= 1
            best = value if value > best else best
    return best


def army_worth(options: Options, held: vec[i64]) -> float:
    """The worth of an army, by the number of its units of each kind."""
    worth = 0.0
    kinds: i64 = 0
    for kind in range(options.kinds):
        if held[kind]:
            kinds += 1
            healing = float(options.sheets[kind * SHEET + HEAL_PER_TRUMP])
            worth += float(held[kind]) * (unit_worth(options, kind) + HEALS * healing)
    return worth - ALIKE * float(MIXED - kinds) if kinds < MIXED else worth
