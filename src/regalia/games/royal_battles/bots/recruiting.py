# native
"""Recruiting: mixed armies that differ from battle to battle (section 13).

A bot draws among the units that can still lead to one of the best mixed armies. It reads its own recruits only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.values import unit_worth
from regalia.games.royal_battles.rules.armies import recruited
from regalia.games.royal_battles.rules.model import PICK_BITS, RECRUITS
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMY, DRAFT, HEAL_PER_TRUMP, SHEET, Options
from regalia.kernel.vecs import vec

MIXED: Final[i64] = 3  # kinds of units in an army
ALIKE: Final = 100.0  # for each kind that is missing: more than units differ in worth
HEALS: Final = 1.5  # for each point of healing
CLOSE: Final = 3.5  # an army is good if its worth falls short of the best by less
NO_ARMY: Final = -1000000.0


class Recruiting:
    """What bots think of units and armies under some options. Armies are judged once, and remembered."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.worths = vec[float]([0.0] * options.kinds)  # of an unhurt unit, by kind
        self.shares = vec[float]([0.0] * options.kinds)  # of an army's worth, for each unit of the kind
        for kind in range(options.kinds):
            self.worths[kind] = unit_worth(options, kind)
            self.shares[kind] = self.worths[kind] + HEALS * float(options.sheets[kind * SHEET + HEAL_PER_TRUMP])
        self.best = self.best_army(vec[i64]([0] * options.kinds), 0, ARMY)
        self.known: dict[int, float] = {}  # by the units recruited and the next one

    def value(self, position: Position, kind: i64) -> float:
        """0 for a unit that can lead to a good army; else how far its best army falls short."""
        seat = position.table.active
        count = position.table.row[RECRUITS + seat]
        army = kind + 1
        for n in range(count):
            army = army << PICK_BITS | recruited(position, seat, n) + 1
        known = self.known.get(army)
        if known is not None:
            return known
        held = vec[i64]([0] * self.options.kinds)
        for n in range(count):
            held[recruited(position, seat, n)] += 1
        held[kind] += 1
        first = i64(0) if self.options.army_choice == DRAFT else kind
        short = self.best_army(held, first, ARMY - count - 1) - self.best
        value = 0.0 if short > -CLOSE else short
        self.known[army] = value
        return value

    def best_army(self, held: vec[i64], first: i64, left: i64) -> float:
        """The worth of the best army with the units held and ``left`` more, none before kind ``first``."""
        if left == 0:
            return self.army_worth(held)
        best = NO_ARMY
        for kind in range(first, self.options.kinds):
            if held[kind] < self.options.limits[kind]:
                held[kind] += 1
                value = self.best_army(held, kind, left - 1)
                held[kind] -= 1
                best = value if value > best else best
        return best

    def army_worth(self, held: vec[i64]) -> float:
        """The worth of an army, by the number of its units of each kind."""
        worth = 0.0
        kinds: i64 = 0
        for kind in range(self.options.kinds):
            if held[kind]:
                kinds += 1
                worth += float(held[kind]) * self.shares[kind]
        return worth - ALIKE * float(MIXED - kinds) if kinds < MIXED else worth
