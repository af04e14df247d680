# native
"""What units, actions and dangers are worth to bots, in points of Life (section 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import CLASS
from regalia.games.royal_battles.rules.combat import (
    healed,
    in_group,
    is_key,
    listed,
    needed_trumps,
    suffered,
    trumps,
)
from regalia.games.royal_battles.rules.ending import life_left
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    FRONT,
    HAND,
    INJURY,
    KIND,
    STANDING,
    Table,
    card_at,
    unit_at,
)
from regalia.games.royal_battles.rules.squares import DISTANCE, SQUARES
from regalia.games.royal_battles.rules.terms import (
    ACCURACY,
    ARMOUR,
    ARMY,
    BASE,
    BY_ADVANTAGE,
    DAMAGE,
    DRAW_ON_HIT,
    EVASION,
    IGNORES_ARMOUR,
    LIFE,
    PER_FRIEND,
    PER_TRUMP,
    SHEET,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.vecs import vec

KILL: Final = 6.0  # beside the Life that is taken
WIN: Final = 1000.0
CARD: Final = 0.7  # in hand
SHARES: Final[vec[float]] = vec[float]([0.37, 0.30, 0.22, 0.11])  # of each class in a deck


def unit_worth(options: Options, kind: i64) -> float:
    """The value of an unhurt unit of that kind, for recruiting."""
    sheets = options.sheets
    sheet = kind * SHEET
    harm = sheets[sheet + DAMAGE] + sheets[sheet + DAMAGE + 1] + sheets[sheet + DAMAGE + 2]
    gift = sheets[sheet + BASE] + 2 * sheets[sheet + PER_TRUMP] + 3 * sheets[sheet + PER_FRIEND]
    return (
        float(sheets[sheet + LIFE])
        + 2.0 * float(sheets[sheet + ARMOUR])
        + float(sheets[sheet + EVASION] + sheets[sheet + ACCURACY])
        + float(harm) / 3.0
        + float(gift) / 4.0
        + float(sheets[sheet + DRAW_ON_HIT])
    )


# ---- an action


def action_value(options: Options, table: Table, unit: i64, square: i64, style: i64) -> float:
    """The value of the unit's action on that square, with its Key draw."""
    seat = unit // ARMY
    value = effect_value(options, table, unit, unit_at(table, square), style)
    if is_key(options, table, seat, table.units[AT + unit], square):
        value += draw_value(table, seat, 2)
    return value


def effect_value(options: Options, table: Table, unit: i64, target: i64, style: i64) -> float:
    """The value of the unit's action on the target if it is in reach, without a Key draw."""
    kind = table.units[KIND + unit]
    own = card_at(table, table.units[AT + unit])
    count = trumps(table, style, own, card_at(table, table.units[AT + target]))
    if count < needed_trumps(options, kind, table.units[KIND + target], style):
        return 0.0
    if style == BY_ADVANTAGE:
        return advantage_value(options, table, unit, target, count)
    return harm(options, table, target, listed(options, table, unit, style, count), False)


def advantage_value(options: Options, table: Table, unit: i64, target: i64, count: i64) -> float:
    kind = table.units[KIND + unit]
    sheet = kind * SHEET
    value = draw_value(table, unit // ARMY, options.sheets[sheet + DRAW_ON_HIT])
    damage = listed(options, table, unit, BY_ADVANTAGE, count)
    healing = healed(options, kind, count)
    ignores = options.sheets[sheet + IGNORES_ARMOUR] != 0
    first = target // ARMY * ARMY
    for other in range(first, first + ARMY):
        if in_group(options, table, kind, target, other):
            injury = table.units[INJURY + other]
            value += float(healing if healing < injury else injury)
            if damage:
                value += harm(options, table, other, damage, ignores)
    return value


def harm(options: Options, table: Table, target: i64, damage: i64, ignores: bool) -> float:
    """The value of this listed damage to the target's enemy."""
    left = life_left(options, table, target)
    taken = suffered(options, table.units[KIND + target], damage, ignores)
    if taken < left:
        return float(taken) * (1.0 + float(taken) / float(left))
    return float(left) + KILL if table.row[STANDING + target // ARMY] > 1 else WIN


def draw_value(table: Table, seat: i64, cards: i64) -> float:
    """The value of drawing cards; the fifth card in hand is of little use."""
    deck = table.row[DECK + seat]
    drawn = cards if cards < deck else deck
    held = table.row[HAND + seat]
    return CARD * float(drawn) if held < 4 else 0.2 * float(drawn)


# ---- dangers


def danger(options: Options, table: Table, seat: i64) -> float:
    """The largest expected loss of one unit in the other seat's next turn."""
    worst = 0.0
    for unit in range(seat * ARMY, seat * ARMY + ARMY):
        if table.units[AT + unit] < 0:
            continue
        for enemy in range((1 - seat) * ARMY, (1 - seat) * ARMY + ARMY):
            if table.units[AT + enemy] >= 0 and distance(table, unit, enemy) <= 2:
                threat = threatened(options, table, seat, unit, enemy, CLASS[card_at(table, table.units[AT + unit])])
                worst = threat if threat > worst else worst
    return worst


def distance(table: Table, unit: i64, other: i64) -> i64:
    """The distance between two units in steps."""
    return DISTANCE[table.units[AT + unit] * SQUARES + table.units[AT + other]]


def threatened(options: Options, table: Table, seat: i64, unit: i64, enemy: i64, standing: i64) -> float:
    """The expected loss by the enemy's best style, if it comes into position.

    The unit stands on a card of class ``standing``; the card that the enemy would move with is unknown.
    """
    kind = table.units[KIND + enemy]
    this_round = table.active == seat and table.first == seat
    worst = 0.0
    for style in range(BY_ADVANTAGE + 1):
        if style == BY_ADVANTAGE and options.sheets[kind * SHEET + TARGETS_OWN]:
            continue
        there = i64(standing == style)
        unknown: i64 = 3
        if this_round:
            there += i64(CLASS[table.row[FRONT] - 1] == style) + i64(CLASS[table.row[FRONT + 1] - 1] == style)
            unknown = 1
        missing = needed_trumps(options, kind, table.units[KIND + unit], style) - there
        chance = at_least(missing, unknown, SHARES[style])
        if chance == 0.0:
            continue
        ignores = style == BY_ADVANTAGE and options.sheets[kind * SHEET + IGNORES_ARMOUR] != 0
        loss = chance * harm(options, table, unit, listed(options, table, enemy, style, 2), ignores)
        worst = loss if loss > worst else worst
    return worst


def at_least(missing: i64, cards: i64, share: float) -> float:
    """The chance that at least ``missing`` unknown cards belong to a class.

    ``cards`` is 1 or 3, and ``share`` the class's share of a deck.
    """
    if missing <= 0:
        return 1.0
    if missing > cards:
        return 0.0
    if cards == 1:
        return share
    none = (1.0 - share) * (1.0 - share) * (1.0 - share)
    one = 3.0 * share * (1.0 - share) * (1.0 - share)
    if missing == 1:
        return 1.0 - none
    if missing == 2:
        return 1.0 - none - one
    return share * share * share


# ---- where units stand


def nearest(table: Table, unit: i64) -> i64:
    """The number of steps to the nearest enemy."""
    best: i64 = 9
    first = (1 - unit // ARMY) * ARMY
    for enemy in range(first, first + ARMY):
        if table.units[AT + enemy] >= 0:
            steps = distance(table, unit, enemy)
            if steps < best:
                best = steps
    return best
