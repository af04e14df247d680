# native
"""The judge of a battle with a master: the logarithm of the players' chance against the master's.

Time is the master's: he wins when the players' cards run out (rule 82), and they win when the boss falls. The weights were
fitted to 3,000 games of greedy play with two, three and four players (62,068 rounds). On games left out of the fit the error
is 0.39 nats a round; a coin that knows how often players win has 0.51.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.values import danger, distance, threatened
from regalia.games.royal_battles.rules.ending import life_left
from regalia.games.royal_battles.rules.model import AT, DECK, HAND, KIND, SLOTS, STANDING, Table, card_at
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMOUR, EVASION, SHEET, Options

EVEN: Final[float] = 1.004
BOSS_LIFE: Final[float] = 0.1654
BOSS_ARMOUR: Final[float] = -0.0385  # times Life
BOSS_EVASION: Final[float] = -0.0674  # times Life
BOSS_DANGER: Final[float] = 0.0638
AWAY: Final[float] = -0.3421  # the mean number of steps from the players' units to the boss
LATE: Final[float] = -3.5132
PLAYERS: Final[float] = 0.2317  # the number of players at the start

# what follows is for each of these players

LIFE: Final[float] = 0.0937
UNITS: Final[float] = 0.1564
TURNS: Final[float] = -0.0187
CARDS: Final[float] = 0.1145  # in hand
DANGER: Final[float] = -0.016
GUARDS_LIFE: Final[float] = -0.0117  # of the master's units beside the boss
GUARDS: Final[float] = -0.14

WORST: Final[float] = 15.0  # dangers above count the same: the unit falls
FEW: Final[float] = 4.0  # turns
IN_RANGE: Final[i64] = 2  # steps


def players_chance(position: Position) -> float:
    """The logarithm of the players' chance to win divided by the master's."""
    options = position.options
    table = position.table
    if table.round == 0:
        return 0.0  # nobody stands yet
    boss = boss_of(options, table)
    players = float(options.master)
    turns = turns_left(options, table) / players
    value = EVEN + PLAYERS * players + LATE / (1.0 + turns / FEW) + TURNS * turns
    value += boss_value(options, table, boss) + guards_value(options, table, boss) / players
    steps: i64 = 0
    units: i64 = 0
    for seat in range(options.master):
        if table.row[STANDING + seat] == 0:
            continue
        value += (CARDS * float(table.row[HAND + seat]) + DANGER * min(danger(options, table, seat), WORST)) / players
        for unit in range(seat * SLOTS, seat * SLOTS + options.slots):
            if table.units[AT + unit] >= 0:
                value += (UNITS + LIFE * float(life_left(options, table, unit))) / players
                steps += distance(table, unit, boss)
                units += 1
    return value + AWAY * float(steps) / float(units)


def boss_of(options: Options, table: Table) -> i64:
    """The number of the boss, who stands as long as the battle lasts."""
    unit = options.master * SLOTS
    while table.units[KIND + unit] < options.kinds:
        unit += 1
    return unit


def turns_left(options: Options, table: Table) -> float:
    """The turns that the players have cards for: each costs a card, and a second one for initiative while a deck lasts."""
    turns = 0.0
    for seat in range(options.master):
        if table.row[STANDING + seat]:
            turns += float(table.row[HAND + seat]) + float(table.row[DECK + seat]) / 2.0
    return turns


def boss_value(options: Options, table: Table, boss: i64) -> float:
    """What the boss's Life and its danger mean to the players."""
    sheet = table.units[KIND + boss] * SHEET
    armour = float(options.sheets[sheet + ARMOUR])
    evasion = float(options.sheets[sheet + EVASION])
    worst = 0.0
    card = card_at(table, table.units[AT + boss])
    for seat in range(options.master):
        for unit in range(seat * SLOTS, seat * SLOTS + options.slots):
            if table.units[AT + unit] >= 0 and distance(table, unit, boss) <= IN_RANGE:
                worst = max(worst, threatened(options, table, options.master, boss, unit, card))
    life = float(life_left(options, table, boss))
    return life * (BOSS_LIFE + BOSS_ARMOUR * armour + BOSS_EVASION * evasion) + BOSS_DANGER * min(worst, WORST)


def guards_value(options: Options, table: Table, boss: i64) -> float:
    """What the master's other units mean to the players."""
    value = 0.0
    for unit in range(options.master * SLOTS, options.master * SLOTS + options.slots):
        if unit != boss and table.units[AT + unit] >= 0:
            value += GUARDS + GUARDS_LIFE * float(life_left(options, table, unit))
    return value
