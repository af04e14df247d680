# native
"""Recruiting: mixed armies that differ from battle to battle (section 13).

A bot draws among the units that can still lead to one of the best mixed armies. It reads its own recruits only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.values import unit_worth
from regalia.games.royal_battles.rules.armies import chooses_boss, fits, recruited
from regalia.games.royal_battles.rules.model import PICK_BITS, RECRUITS
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import (
    ACCURACY,
    ADVANTAGE_REACH,
    DRAW_ON_HIT,
    HEAL_PER_TRUMP,
    MELEE_MODE,
    REACH,
    SHEET,
    Options,
)
from regalia.kernel.vecs import vec

MIXED: Final[i64] = 3  # kinds of units in an army
MELEE_MIXED: Final[i64] = 2
ALIKE: Final = 100.0  # for each kind that is missing: more than units differ in worth
HEALS: Final = 1.5  # for each point of healing
DRAWS: Final = 1.5  # in a melee, for each card drawn on a hit: turns are what a seat runs out of first
AIMS: Final = 1.5  # in a melee, for each point of Accuracy: no unit has time for misses
BOTH_WAYS: Final = 4.0  # in a melee, for a weapon and an Advantage that reach different neighbours: more Key Positions
CLOSE: Final = 3.5  # an army is good if its worth falls short of the best by less
MELEE_CLOSE: Final = 2.0
SIMILAR: Final = 1.5  # tenths by which a unit may give less for its points
REPEATED: Final = 0.85  # what a second unit of a kind is worth beside the first
NO_ARMY: Final = -1000000.0


def melee_worth(options: Options, kind: i64) -> float:
    """What a unit is worth in a melee beyond its worth elsewhere."""
    sheet = kind * SHEET
    sheets = options.sheets
    worth = DRAWS * float(sheets[sheet + DRAW_ON_HIT]) + AIMS * float(sheets[sheet + ACCURACY])
    if sheets[sheet + REACH] | sheets[sheet + ADVANTAGE_REACH] != sheets[sheet + REACH]:
        worth += BOTH_WAYS
    return worth


class Recruiting:
    """What bots think of units and armies under some options. Armies are judged once, and remembered."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.worths = vec[float]([0.0] * options.kinds)  # of an unhurt unit, by kind
        self.shares = vec[float]([0.0] * options.kinds)  # of an army's worth, for each unit of the kind
        for kind in range(options.kinds):
            self.worths[kind] = unit_worth(options, kind)
            self.shares[kind] = self.worths[kind] + HEALS * float(options.sheets[kind * SHEET + HEAL_PER_TRUMP])
            if options.mode == MELEE_MODE:
                self.shares[kind] += melee_worth(options, kind)
        self.mixed = MELEE_MIXED if options.mode == MELEE_MODE else MIXED
        self.close = MELEE_CLOSE if options.mode == MELEE_MODE else CLOSE
        self.known: dict[int, float] = {}  # by the units recruited and the next one

    def value(self, position: Position, kind: i64) -> float:
        """0 for a unit that can lead to a good army; else how far its best army falls short."""
        if len(self.options.budgets):
            return self.value_for_points(position, kind)
        seat = position.table.active
        count = position.table.row[RECRUITS + seat]
        army = kind + 1 + self.options.kinds if chooses_boss(position) else kind + 1
        held = vec[i64]([0] * self.options.kinds)
        for n in range(count):
            one = recruited(position, seat, n)
            held[one % self.options.kinds] += 1
            army = army << PICK_BITS | one + 1
        known = self.known.get(army)
        if known is not None:
            return known
        left = self.options.most[seat] - count
        best = self.best_army(held, 0, left)
        held[kind] += 1
        short = self.best_army(held, 0, left - 1) - best
        value = 0.0 if short > -self.close else short
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
        return worth - ALIKE * float(self.mixed - kinds) if kinds < self.mixed else worth

    def value_for_points(self, position: Position, kind: i64) -> float:
        """How much less a unit gives for its points than the best that can be had; the first of a kind is worth more."""
        best = 0.0
        for other in range(self.options.kinds):
            if fits(position, other):
                rate = self.rate(position, other)
                best = rate if rate > best else best
        short = 10.0 * (self.rate(position, kind) / best - 1.0)
        return 0.0 if short > -SIMILAR else short

    def rate(self, position: Position, kind: i64) -> float:
        """The kind's worth for each point that it costs."""
        seat = position.table.active
        worth = self.shares[kind] / float(self.options.prices[kind])
        for n in range(position.table.row[RECRUITS + seat]):
            if recruited(position, seat, n) % self.options.kinds == kind:
                return worth * REPEATED
        return worth
