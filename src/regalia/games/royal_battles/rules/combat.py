# native
"""Combat: Trumps, hits, damage, healing and Key Positions (sections 5.3 to 5.6). Every result is known before it is
declared, so these are questions about a table."""

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
    """Whether the card belongs to the style's class; a Joker is a Trump for Advantages only (rule 23)."""
    return CLASS[card] == style


def trumps(table: Table, style: i64, own: i64, target: i64) -> i64:
    """Both initiative cards, and the standing cards of the acting unit and of its target."""
    row = table.row
    return (
        i64(CLASS[row[FRONT] - 1] == style)
        + i64(CLASS[row[FRONT + 1] - 1] == style)
        + i64(CLASS[own] == style)
        + i64(CLASS[target] == style)
    )


def needed_trumps(options: Options, kind: i64, target: i64, style: i64) -> i64:
    """By the kinds of the acting unit and its target; 0: it always hits."""
    if style == BY_ADVANTAGE and options.sheets[kind * SHEET + ALWAYS_HITS]:
        return 0
    return options.needed[kind * options.kinds + target]


def listed(options: Options, table: Table, unit: i64, style: i64, count: i64) -> i64:
    """The damage before armour with so many Trumps; four of them double all of it (rules 24 and 25)."""
    sheet = table.units[KIND + unit] * SHEET
    sheets = options.sheets
    value = sheets[sheet + DAMAGE + style]
    if style == BY_ADVANTAGE:
        friends = table.row[STANDING + unit // ARMY]  # rule 30
        value = sheets[sheet + BASE] + sheets[sheet + PER_TRUMP] * count + sheets[sheet + PER_FRIEND] * friends
    return 2 * value if count == 4 else value


def healed(options: Options, kind: i64, count: i64) -> i64:
    """The Life that each unit of the group regains with so many Trumps."""
    value = options.sheets[kind * SHEET + HEAL_PER_TRUMP] * count
    return 2 * value if count == 4 else value


def suffered(options: Options, target: i64, damage: i64, ignores: bool) -> i64:
    """The injury of a unit of that kind by so much listed damage (rule 26)."""
    if ignores:
        return damage
    armour = options.sheets[target * SHEET + ARMOUR]
    return damage - armour if damage > armour else 0


def in_group(options: Options, table: Table, kind: i64, target: i64, unit: i64) -> bool:
    """Whether the Advantage of that kind, aimed at the target, also takes a unit of the target's side."""
    if unit == target:
        return True
    square = table.units[AT + unit]
    if square < 0 or not options.sheets[kind * SHEET + SPLASH]:
        return False
    return colour_at(table, square) & colour_at(table, table.units[AT + target]) != 0


def is_key(options: Options, table: Table, seat: i64, start: i64, square: i64) -> bool:
    """By the suit of the acting seat's own initiative card; a Joker makes every position Key (rules 33 and 34)."""
    card = table.row[FRONT + seat] - 1
    return card == JOKER or SUIT[card] == options.position[DIRECTION[start * SQUARES + square]]
