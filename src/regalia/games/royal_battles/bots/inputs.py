# native
"""Inputs of the judge: a duel as a round begins, the seat whose turn it is first, then its enemy.

Reads nothing but the table: hands count by their size, and by the cards that are still unseen. Units count by the numbers of
their sheets, so that units of your own are judged like those of the rulebook.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.odds import CLASSES
from regalia.games.royal_battles.bots.strikes import OF_CLASS, Strikes
from regalia.games.royal_battles.bots.values import nearest, unit_worth
from regalia.games.royal_battles.rules.bags import CLASS, size
from regalia.games.royal_battles.rules.ending import life_left, standing_colour
from regalia.games.royal_battles.rules.model import AT, DECK, FRONT, HAND, KIND, PROVEN, SLOTS, STANDING, UNSEEN, Table
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import (
    ACCURACY,
    ARMOUR,
    DRAW_ON_HIT,
    EVASION,
    HEAL_PER_TRUMP,
    INITIATING,
    LIFE,
    RANGED,
    REACH,
    SHEET,
    Options,
)
from regalia.kernel.vecs import vec

# ---- one side: its units

UNITS: Final[i64] = 0
LAST_UNITS: Final[i64] = 1  # 1 for a last unit, less for each further one
LIFE_LEFT: Final[i64] = 2
ARMOURED: Final[i64] = 3  # Life times armour
EVASIVE: Final[i64] = 4  # Life times evasion
WORTH: Final[i64] = 5
WEAKEST: Final[i64] = 6  # the least Life of a unit
TOUGH: Final[i64] = 7  # how many strikes of the enemy's living units they survive
LEAST_TOUGH: Final[i64] = 8
STRIKES: Final[i64] = 9  # what they do to the enemy's living units
BEST_STRIKE: Final[i64] = 10
SHOOTERS: Final[i64] = 11
AIM: Final[i64] = 12
FAR: Final[i64] = 13  # steps to the nearest enemy, on average
NEAREST: Final[i64] = 14
HEALING: Final[i64] = 15
DRAWS: Final[i64] = 16

# ---- its cards

HELD: Final[i64] = 17  # cards in hand, the first three
MORE_HELD: Final[i64] = 18
IN_DECK: Final[i64] = 19
DECK_LATE: Final[i64] = 20  # 1 for an empty deck
SHARE: Final[i64] = 21  # of the unseen cards, by class: four inputs
ONE_COLOUR: Final[i64] = 25  # whether all units stand on one colour
STUCK: Final[i64] = 26  # whether its hand is known to have one colour

# ---- what it can do, in this round and later

PAIRS: Final[i64] = 27
HARM: Final[i64] = 28
KILL: Final[i64] = 29
NEXT_KILL: Final[i64] = 30  # the chance of the second-best target
ALL_HARM: Final[i64] = 31  # over all targets
KEY: Final[i64] = 32
BEST: Final[i64] = 33
LATER_HARM: Final[i64] = 34
LATER_KILL: Final[i64] = 35
LATER_ALL: Final[i64] = 36
LATER_KILLS: Final[i64] = 37
OF_SIDE: Final[i64] = 38

# ---- the whole

LATE: Final[i64] = 2 * OF_SIDE  # from almost 0 with full decks to 1 with empty ones
LEAD_LATE: Final[i64] = LATE + 1  # the lead in units times that
LIFE_LATE: Final[i64] = LATE + 2
CARDS_LEAD: Final[i64] = LATE + 3
CARDS_LATE: Final[i64] = LATE + 4
LIMIT: Final[i64] = LATE + 5  # 1 in the last round of a battle with a limit
FRONTS: Final[i64] = LATE + 6  # the initiative cards by class: four inputs
NUMBERS: Final[i64] = LATE + 10

FEW: Final[float] = 16.0  # cards in both decks
MOST_STRIKES: Final[float] = 12.0  # that a unit can be said to survive


class Sight:
    """Looks at duels under some options. Each look overwrites the numbers of the one before."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.strikes = Strikes(options)
        self.worths = vec[float]([0.0] * options.kinds)
        for kind in range(options.kinds):
            self.worths[kind] = unit_worth(options, kind)
        self.numbers = vec[float]([0.0] * NUMBERS)

    def look(self, position: Position) -> vec[float]:
        table = position.table
        own = table.active
        out = self.numbers
        for i in range(NUMBERS):
            out[i] = 0.0
        known = table.step != INITIATING and table.row[FRONT] != 0 and table.row[FRONT + 1] != 0
        self.note_side(table, own, known, 0)
        self.note_side(table, 1 - own, known and table.place == 0, OF_SIDE)
        self.note_whole(table, own)
        if known:
            out[FRONTS + CLASS[table.row[FRONT] - 1]] += 0.5
            out[FRONTS + CLASS[table.row[FRONT + 1] - 1]] += 0.5
        return out

    def note_whole(self, table: Table, own: i64) -> None:
        out = self.numbers
        row = table.row
        late = 1.0 / (1.0 + float(row[DECK] + row[DECK + 1]) / FEW)
        cards = float(row[DECK + own] + row[HAND + own] - row[DECK + 1 - own] - row[HAND + 1 - own])
        limit = self.options.round_limit
        out[LATE] = late
        out[LEAD_LATE] = (out[UNITS] - out[OF_SIDE + UNITS]) * late * 2.0
        out[LIFE_LATE] = (out[LIFE_LEFT] - out[OF_SIDE + LIFE_LEFT]) * late * 2.0
        out[CARDS_LEAD] = cards / 8.0
        out[CARDS_LATE] = cards * late / 4.0
        out[LIMIT] = 1.0 / (1.0 + float(limit - table.round) / 3.0) if limit else 0.0

    def note_side(self, table: Table, seat: i64, known: bool, at: i64) -> None:
        """Note one side from ``at`` on; ``known`` if it still has a turn with the present initiative cards."""
        out = self.numbers
        standing = max(float(table.row[STANDING + seat]), 1.0)
        out[at + UNITS] = float(table.row[STANDING + seat]) / 4.0
        out[at + LAST_UNITS] = 1.0 / standing
        out[at + WEAKEST] = 2.0
        out[at + LEAST_TOUGH] = 2.0
        out[at + NEAREST] = 2.0
        for unit in range(seat * SLOTS, seat * SLOTS + self.options.slots):
            if table.units[AT + unit] >= 0:
                self.note_unit(table, unit, at)
                self.note_matches(table, unit, 1 - seat, at)
        out[at + FAR] /= standing
        self.note_cards(table, seat, at)
        self.strikes.look(table, seat, known)
        self.note_strikes(at)

    def note_unit(self, table: Table, unit: i64, at: i64) -> None:
        options = self.options
        out = self.numbers
        kind = table.units[KIND + unit]
        sheet = kind * SHEET
        sheets = options.sheets
        left = float(life_left(options, table, unit))
        out[at + LIFE_LEFT] += left / 20.0
        out[at + ARMOURED] += left * float(sheets[sheet + ARMOUR]) / 40.0
        out[at + EVASIVE] += left * float(sheets[sheet + EVASION]) / 60.0
        out[at + WORTH] += left / float(sheets[sheet + LIFE]) * self.worths[kind] / 60.0
        out[at + WEAKEST] = min(out[at + WEAKEST], left / 8.0)
        out[at + SHOOTERS] += 0.25 if sheets[sheet + REACH] == RANGED else 0.0
        out[at + AIM] += float(sheets[sheet + ACCURACY]) / 12.0
        out[at + DRAWS] += float(sheets[sheet + DRAW_ON_HIT]) / 4.0
        out[at + HEALING] = max(out[at + HEALING], float(sheets[sheet + HEAL_PER_TRUMP]) / 6.0)
        steps = float(nearest(options, table, unit)) / 4.0
        out[at + FAR] += steps
        out[at + NEAREST] = min(out[at + NEAREST], steps)

    def note_matches(self, table: Table, unit: i64, foe: i64, at: i64) -> None:
        """How the unit compares with the enemy's living units."""
        out = self.numbers
        kinds = self.options.kinds
        kind = table.units[KIND + unit]
        foes = max(float(table.row[STANDING + foe]), 1.0)
        mean = self.strikes.odds.mean
        suffers = 0.0
        deals = 0.0
        for enemy in range(foe * SLOTS, foe * SLOTS + self.options.slots):
            if table.units[AT + enemy] >= 0:
                other = table.units[KIND + enemy]
                suffers += mean[other * kinds + kind]
                deals += mean[kind * kinds + other]
        left = float(life_left(self.options, table, unit))
        tough = min(left * foes / max(suffers, 0.1), MOST_STRIKES) / 6.0
        out[at + TOUGH] += tough / 3.0
        out[at + LEAST_TOUGH] = min(out[at + LEAST_TOUGH], tough)
        out[at + STRIKES] += deals / foes / 8.0
        out[at + BEST_STRIKE] = max(out[at + BEST_STRIKE], deals / foes / 4.0)

    def note_cards(self, table: Table, seat: i64, at: i64) -> None:
        out = self.numbers
        row = table.row
        hand = float(row[HAND + seat])
        deck = float(row[DECK + seat])
        out[at + HELD] = min(hand, 3.0) / 3.0
        out[at + MORE_HELD] = max(hand - 3.0, 0.0) / 3.0
        out[at + IN_DECK] = deck / 30.0
        out[at + DECK_LATE] = 1.0 / (1.0 + deck / 4.0)
        unseen = row[UNSEEN + seat]
        cards = max(float(size(unseen)), 1.0)
        for style in range(CLASSES):
            out[at + SHARE + style] = float(size(unseen & OF_CLASS[style])) / cards
        out[at + ONE_COLOUR] = 1.0 if standing_colour(self.options, table, seat) else 0.0
        out[at + STUCK] = 1.0 if row[PROVEN + seat] else 0.0

    def note_strikes(self, at: i64) -> None:
        """Note the strikes that were looked at last."""
        out = self.numbers
        strikes = self.strikes
        out[at + PAIRS] = float(strikes.pairs) / 10.0
        out[at + KEY] = strikes.key
        out[at + BEST] = strikes.best / 10.0
        for target in range(self.options.slots):
            harm = strikes.harm[target] / 4.0
            kill = strikes.kill[target]
            later = strikes.later_harm[target] / 4.0
            out[at + HARM] = max(out[at + HARM], harm)
            out[at + ALL_HARM] += harm / 2.0
            out[at + NEXT_KILL] = max(out[at + NEXT_KILL], min(kill, out[at + KILL]))
            out[at + KILL] = max(out[at + KILL], kill)
            out[at + LATER_HARM] = max(out[at + LATER_HARM], later)
            out[at + LATER_ALL] += later / 2.0
            out[at + LATER_KILL] = max(out[at + LATER_KILL], strikes.later_kill[target])
            out[at + LATER_KILLS] += strikes.later_kill[target]
