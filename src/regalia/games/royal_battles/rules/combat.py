# native
"""Combat: Trumps, hits, damage, healing and Key Positions (sections 5.3 to 5.6).

Every result is known before it is declared, so all functions only read a table.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER, SUIT
from regalia.games.royal_battles.rules.bags import CLASS
from regalia.games.royal_battles.rules.model import (
    AT,
    FRONT,
    KIND,
    STANDING,
    Table,
    colour_at,
)
from regalia.games.royal_battles.rules.squares import DIRECTION, SQUARES
from regalia.games.royal_battles.rules.terms import (
    ALWAYS_HITS,
    ARMOUR,
    ARMY,
    BASE,
    BY_ADVANTAGE,
    DAMAGE,
    HEAL_PER_TRUMP,
    PER_FRIEND,
    PER_TRUMP,
    SHEET,
    SPLASH,
    Options,
)


def is_trump(card: i64, style: i64) -> bool:
    """Whether the card belongs to the style's class (rule 23)."""
    return CLASS[card] == style


def trumps(table: Table, style: i64, own: i64, target: i64) -> i64:
    """The number of Trumps: initiative cards and both standing cards."""
    row = table.row
    return (
        i64(CLASS[row[FRONT] - 1] == style)
        + i64(CLASS[row[FRONT + 1] - 1] == style)
        + i64(CLASS[own] == style)
        + i64(CLASS[target] == style)
    )


def needed_trumps(options: Options, kind: i64, target: i64, style: i64) -> i64:
    """The Trumps needed, by the kinds of unit and target; 0: it always hits."""
    if style == BY_ADVANTAGE and options.sheets[kind * SHEET + ALWAYS_HITS]:
        return 0
    return options.needed[kind * options.kinds + target]


def listed(options: Options, table: Table, unit: i64, style: i64, count: i64) -> i64:
    """The damage before armour with ``count`` Trumps; four double it (rules 24 and 25)."""
    sheet = table.units[KIND + unit] * SHEET
    sheets = options.sheets
    value = sheets[sheet + DAMAGE + style]
    if style == BY_ADVANTAGE:
        friends = table.row[STANDING + unit // ARMY]  # rule 30
        value = sheets[sheet + BASE] + sheets[sheet + PER_TRUMP] * count + sheets[sheet + PER_FRIEND] * friends
    return 2 * value if count == 4 else value


def healed(options: Options, kind: i64, count: i64) -> i64:
    """The Life that each unit of the group regains with ``count`` Trumps."""
    value = options.sheets[kind * SHEET + HEAL_PER_TRUMP] * count
    return 2 * value if count == 4 else value


def suffered(options: Options, target: i64, damage: i64, ignores: bool) -> i64:
    """The injury of a unit of that kind by this listed damage (rule 26)."""
    if ignores:
        return damage
    armour = options.sheets[target * SHEET + ARMOUR]
    return damage - armour if damage > armour else 0


def in_group(options: Options, table: Table, kind: i64, target: i64, unit: i64) -> bool:
    """Whether that kind's Advantage on the target also affects this unit of its side."""
    if unit == target:
        return True
    square = table.units[AT + unit]
    if square < 0 or not options.sheets[kind * SHEET + SPLASH]:
        return False
    return colour_at(table, square) & colour_at(table, table.units[AT + target]) != 0


def is_key(options: Options, table: Table, seat: i64, start: i64, square: i64) -> bool:
    """Whether the square is in a Key Position to ``start`` (rules 33 and 34).

    The suit of the seat's own initiative card decides; a Joker makes every position Key.
    """
    card = table.row[FRONT + seat] - 1
    return card == JOKER or SUIT[card] == options.position[DIRECTION[start * SQUARES + square]]
