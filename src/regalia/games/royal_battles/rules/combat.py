# native
"""Combat: Trumps, hits, damage, healing and Key Positions (sections 5.3 to 5.6).

Every result is known before it is declared, so all functions only read a table. With more than two seats: sections 16.5, 16.6.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER, SUIT
from regalia.games.royal_battles.rules.bags import TRUMP
from regalia.games.royal_battles.rules.model import (
    AT,
    FRONT,
    KIND,
    STANDING,
    TURN_BITS,
    TURN_MASK,
    Table,
    card_at,
    colour_at,
    owner,
)
from regalia.games.royal_battles.rules.squares import LINE, SQUARES
from regalia.games.royal_battles.rules.terms import (
    ALWAYS_HITS,
    ARMOUR,
    BASE,
    BY_ADVANTAGE,
    BY_BOSS,
    DAMAGE,
    DUEL,
    EXTRA_TRUMP,
    HEAL_PER_TRUMP,
    PER_FRIEND,
    PER_TRUMP,
    SHEET,
    SPLASH,
    Options,
)

ALL_TRUMPS: Final[i64] = 4  # no count is higher (rule 60)
MOST_FRIENDS: Final[i64] = 4  # rule 63


def is_trump(card: i64, style: i64) -> bool:
    """Whether the card belongs to the style's class (rule 23)."""
    return TRUMP[card] >> style & 1 != 0


def style_of(options: Options, kind: i64, style: i64) -> i64:
    """The style by which Trumps are counted: a boss's Advantage has more of them (rule 81)."""
    return BY_BOSS if style == BY_ADVANTAGE and kind >= options.kinds else style


def rival(options: Options, table: Table, seat: i64, other: i64) -> i64:
    """Whose initiative card counts beside the acting seat's (rules 73 and 74).

    The target's owner; for a friendly target, the first living enemy in this round's order.
    """
    if options.side[seat] != options.side[other]:
        return other
    if options.mode == DUEL:
        return 1 - seat
    order = table.order
    while order:
        enemy = (order & TURN_MASK) - 1
        if options.side[enemy] != options.side[seat] and table.row[STANDING + enemy]:
            return enemy
        order >>= TURN_BITS
    return seat


def trumps(options: Options, table: Table, unit: i64, target: i64, style: i64) -> i64:
    """The number of Trumps: two initiative cards and both standing cards; an Advantage may have an extra one."""
    row = table.row
    seat = owner(unit)
    enemy = owner(target)
    if options.side[seat] == options.side[enemy]:  # most targets are enemies, and need no call
        enemy = rival(options, table, seat, enemy)
    kind = table.units[KIND + unit]
    by = style if style != BY_ADVANTAGE else style_of(options, kind, style)
    count = (
        (TRUMP[row[FRONT + seat] - 1] >> by & 1)
        + (TRUMP[row[FRONT + enemy] - 1] >> by & 1)
        + (TRUMP[card_at(table, table.units[AT + unit])] >> by & 1)
        + (TRUMP[card_at(table, table.units[AT + target])] >> by & 1)
    )
    if style == BY_ADVANTAGE:
        count += options.sheets[kind * SHEET + EXTRA_TRUMP]
        return count if count < ALL_TRUMPS else ALL_TRUMPS
    return count


def needed_trumps(options: Options, kind: i64, target: i64, style: i64) -> i64:
    """The Trumps needed, by the kinds of unit and target; 0: it always hits."""
    if style == BY_ADVANTAGE and options.sheets[kind * SHEET + ALWAYS_HITS]:
        return 0
    return options.needed[kind * options.sheet_count + target]


def listed(options: Options, table: Table, unit: i64, style: i64, count: i64) -> i64:
    """The damage before armour with ``count`` Trumps; four double it (rules 24 and 25)."""
    sheet = table.units[KIND + unit] * SHEET
    sheets = options.sheets
    value = sheets[sheet + DAMAGE + style]
    if style == BY_ADVANTAGE:
        friends = table.row[STANDING + owner(unit)]  # rules 30 and 63
        friends = friends if friends < MOST_FRIENDS else MOST_FRIENDS
        value = sheets[sheet + BASE] + sheets[sheet + PER_TRUMP] * count + sheets[sheet + PER_FRIEND] * friends
    return 2 * value if count == ALL_TRUMPS else value


def healed(options: Options, kind: i64, count: i64) -> i64:
    """The Life that each unit of the group regains with ``count`` Trumps."""
    value = options.sheets[kind * SHEET + HEAL_PER_TRUMP] * count
    return 2 * value if count == ALL_TRUMPS else value


def suffered(options: Options, target: i64, damage: i64, ignores: bool) -> i64:
    """The injury of a unit of that kind by this listed damage (rule 26)."""
    if ignores:
        return damage
    armour = options.sheets[target * SHEET + ARMOUR]
    return damage - armour if damage > armour else 0


def in_group(options: Options, table: Table, kind: i64, target: i64, unit: i64) -> bool:
    """Whether that kind's Advantage on the target also affects this unit of its side (rule 75)."""
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
    return card == JOKER or SUIT[card] == options.position[LINE[start * SQUARES + square]]
