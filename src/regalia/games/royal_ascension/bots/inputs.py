# native
"""The judge's inputs: a two-player position at the start of a turn as numbers.

The player to move comes first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.bots.estimate import own_strength, top_hearts
from regalia.games.royal_ascension.bots.shopping import shopping
from regalia.games.royal_ascension.rules.bags import copies, size, worth
from regalia.games.royal_ascension.rules.chances import chance_of
from regalia.games.royal_ascension.rules.model import (
    ALLIANCES,
    COUNTED,
    DISPLAY,
    GOLD_IN,
    HEARTS_IN,
    LANDS,
    LEFT,
    MARKERS,
    SPACE,
    WEAPONS,
    WIDTH,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.ring import destinations
from regalia.games.royal_ascension.rules.terms import ACTION, ALL_IN, DECREE, HOME, POINTS, RANKS, SPADES, TERRITORIES
from regalia.kernel.vecs import vec

DIE: Final[i64] = 6

# ---- one side

BEST: Final[i64] = 0  # the strongest territory, the next one, the weakest, and all together
HEARTS_TOP: Final[i64] = 4  # the best two, the next two, how many
ARMS: Final[i64] = 7  # worth and number
GOLD: Final[i64] = 9  # worth and number
BASKET: Final[i64] = 11  # what a visit to the shop would bring
FRIENDS: Final[i64] = 12
SICK: Final[i64] = 13
REACH: Final[i64] = 14  # by kind of space: the share of rolls that lead there; for the player to move, this roll only
AT_HOME: Final[i64] = 18
ON_SIDE: Final[i64] = 19

# ---- the whole

TO_THRONE: Final[i64] = 2 * ON_SIDE  # + territories that are missing, of both
CHANCE_NOW: Final[i64] = TO_THRONE + 2 * (TERRITORIES + 1)  # in a battle of both with all they have
STRONGER: Final[i64] = CHANCE_NOW + 1
IN_PILE: Final[i64] = STRONGER + 1  # All In and decrees among the spades to come
FOR_SALE: Final[i64] = IN_PILE + 2
LATE: Final[i64] = FOR_SALE + 1
NUMBERS: Final[i64] = LATE + 1


def sight(position: Position) -> vec[float]:
    options = position.options
    table = position.table
    seat = table.active
    other = 1 - seat
    found = vec[float]([0.0] * NUMBERS)
    side(position, seat, table.die, found, 0)
    side(position, other, 0, found, ON_SIDE)
    found[TO_THRONE + options.win_territories - table.row[LANDS + seat]] = 1.0
    found[TO_THRONE + TERRITORIES + 1 + options.win_territories - table.row[LANDS + other]] = 1.0
    lead = own_strength(position, seat) - own_strength(position, other)
    found[CHANCE_NOW] = chance_of(lead, options.battle_dice)
    found[STRONGER] = float(lead) / 20.0
    pile = float(max(table.bags[LEFT + SPADES], 1)) / 10.0
    for rank in range(RANKS):
        left = float(copies(table.bags[COUNTED + SPADES], rank)) / pile
        if ACTION[rank] == ALL_IN:
            found[IN_PILE] += left
        elif ACTION[rank] == DECREE:
            found[IN_PILE + 1] += left
    found[FOR_SALE] = float(worth(table.bags[DISPLAY], options.values)) / 20.0
    found[LATE] = float(table.round) / float(options.max_rounds)
    return found


def side(position: Position, seat: i64, die: i64, found: vec[float], at: i64) -> None:
    options = position.options
    row = position.table.row
    lands(position, seat, found, at)
    hearts = position.hands[seat * WIDTH + HEARTS_IN]
    two = top_hearts(options, hearts, 2)
    found[at + HEARTS_TOP] = float(two) / 20.0
    found[at + HEARTS_TOP + 1] = float(top_hearts(options, hearts, 4) - two) / 20.0
    found[at + HEARTS_TOP + 2] = float(size(hearts)) / 5.0
    found[at + ARMS] = float(worth(row[WEAPONS + seat], options.values)) / 20.0
    found[at + ARMS + 1] = float(size(row[WEAPONS + seat])) / 3.0
    gold = position.hands[seat * WIDTH + GOLD_IN]
    found[at + GOLD] = float(worth(gold, options.values)) / 20.0
    found[at + GOLD + 1] = float(size(gold)) / 5.0
    found[at + BASKET] = float(shopping(position, seat)) / 20.0
    found[at + FRIENDS] = float(size(row[ALLIANCES + seat]))
    found[at + SICK] = float(row[MARKERS + seat])
    reach(position, seat, die, found, at + REACH)
    if row[SPACE + seat] == HOME:
        found[at + AT_HOME] = 1.0


def lands(position: Position, seat: i64, found: vec[float], at: i64) -> None:
    best: i64 = 0
    next_best: i64 = 0
    weakest: i64 = 0
    total: i64 = 0
    for territory in range(TERRITORIES):  # they are in the order of their points
        if position.table.owner[territory] == seat:
            points = POINTS[territory]
            if weakest == 0:
                weakest = points
            total += points
            next_best = best
            best = points
    found[at + BEST] = float(best) / 20.0
    found[at + BEST + 1] = float(next_best) / 20.0
    found[at + BEST + 2] = float(weakest) / 20.0
    found[at + BEST + 3] = float(total) / 100.0


def reach(position: Position, seat: i64, die: i64, found: vec[float], at: i64) -> None:
    """Add the kinds of spaces in reach with this roll; 0 means any roll."""
    options = position.options
    space = position.table.row[SPACE + seat]
    ends = vec[i64]([0] * max(2, 2 * i64(len(options.gates))))
    for pips in range(1, DIE + 1):
        if die and pips != die:
            continue
        kinds: i64 = 0
        for i in range(destinations(options, space, pips, ends)):
            kinds |= 1 << options.spaces[ends[i]]
        for kind in range(i64(4)):
            if kinds >> kind & 1:
                found[at + kind] += 1.0 if die else 1.0 / float(DIE)
