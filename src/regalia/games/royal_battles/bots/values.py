# native
"""What units, actions and dangers are worth to bots, in points of Life (section 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import TRUMP, size
from regalia.games.royal_battles.rules.combat import (
    healed,
    in_group,
    is_key,
    listed,
    needed_trumps,
    style_of,
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
    SLOTS,
    STANDING,
    Table,
    card_at,
    owner,
    seat_of_turn,
    unit_at,
)
from regalia.games.royal_battles.rules.squares import DISTANCE, SQUARES
from regalia.games.royal_battles.rules.terms import (
    ACCURACY,
    ARMOUR,
    BASE,
    BY_ADVANTAGE,
    DAMAGE,
    DRAW_ON_HIT,
    DUEL,
    EVASION,
    EXTRA_TRUMP,
    IGNORES_ARMOUR,
    LIFE,
    MELEE_MODE,
    PER_FRIEND,
    PER_TRUMP,
    SELF_DAMAGE,
    SHEET,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.vecs import vec

KILL: Final = 6.0  # beside the Life that is taken
WIN: Final = 1000.0
CARD: Final = 0.7  # in hand
BOSS: Final = 2.0  # what the boss's Life counts beside another unit's (section 16.11)
MELEE_KILL: Final = 10.0  # in a melee: units decide it, and there are more enemies than time to bring them down
MELEE_CARD: Final = 3.0  # a card drawn in a melee, however many are held: its turns are what a seat runs out of first
MELEE_CHOICE: Final = 1.5  # more for a seat that would have no choice of cards
LEADER: Final = 1.0  # in a melee, how much less an enemy's units count for each unit that he has less than the leader
LEAST: Final = 0.02
SHARES: Final[vec[float]] = vec[float]([0.37, 0.30, 0.22, 0.11, 0.33])  # of each style's Trumps in a deck


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
    seat = owner(unit)
    value = effect_value(options, table, unit, unit_at(table, square), style)
    if is_key(options, table, seat, table.units[AT + unit], square):
        value += draw_value(options, table, seat, 2)
    return value


def effect_value(options: Options, table: Table, unit: i64, target: i64, style: i64) -> float:
    """The value of the unit's action on the target if it is in reach, without a Key draw."""
    kind = table.units[KIND + unit]
    count = trumps(options, table, unit, target, style)
    hits = count >= needed_trumps(options, kind, table.units[KIND + target], style)
    if style == BY_ADVANTAGE:
        value = advantage_value(options, table, unit, target, count) if hits else 0.0
        return value - float(options.sheets[kind * SHEET + SELF_DAMAGE])
    if not hits:
        return 0.0
    return harm(options, table, target, listed(options, table, unit, style, count), False)


def advantage_value(options: Options, table: Table, unit: i64, target: i64, count: i64) -> float:
    kind = table.units[KIND + unit]
    sheet = kind * SHEET
    value = draw_value(options, table, owner(unit), options.sheets[sheet + DRAW_ON_HIT])
    damage = listed(options, table, unit, BY_ADVANTAGE, count)
    healing = healed(options, kind, count)
    ignores = options.sheets[sheet + IGNORES_ARMOUR] != 0
    side = options.side[owner(target)]
    for seat in range(options.seats):
        if options.side[seat] != side:
            continue
        for other in range(seat * SLOTS, seat * SLOTS + options.slots):
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
        value = float(taken) * (1.0 + float(taken) / float(left))
        return value if options.mode == DUEL else value * weight(options, table, target)
    if options.mode == DUEL:
        return float(left) + KILL if table.row[STANDING + owner(target)] > 1 else WIN
    if table.units[KIND + target] >= options.kinds or last_of_side(options, table, owner(target)):
        return WIN
    kill = MELEE_KILL if options.mode == MELEE_MODE else KILL
    return (float(left) + kill) * weight(options, table, target)


def weight(options: Options, table: Table, target: i64) -> float:
    """How much more the target's Life counts: the boss is worth the battle, and in a melee the leader's units count more."""
    if table.units[KIND + target] >= options.kinds:
        return BOSS
    if options.mode != MELEE_MODE:
        return 1.0
    most: i64 = 0
    for seat in range(options.seats):
        if seat != table.active and table.row[STANDING + seat] > most:
            most = table.row[STANDING + seat]
    return max(LEAST, 1.0 - LEADER * float(most - table.row[STANDING + owner(target)]))


def last_of_side(options: Options, table: Table, seat: i64) -> bool:
    """Whether the seat's side has only one unit left, and no other enemy of its enemies stands: its fall decides."""
    units: i64 = 0
    for other in range(options.seats):
        if options.side[other] == options.side[seat]:
            units += table.row[STANDING + other]
    if units > 1:
        return False
    sides: i64 = 0
    for other in range(options.seats):
        if table.row[STANDING + other]:
            sides |= 1 << options.side[other]
    return size(sides) == 2


def draw_value(options: Options, table: Table, seat: i64, cards: i64) -> float:
    """The value of drawing cards; the fifth card in hand is of little use, but in a melee it is one more turn."""
    deck = table.row[DECK + seat]
    drawn = cards if cards < deck else deck
    held = table.row[HAND + seat]
    if options.mode == MELEE_MODE:
        return (MELEE_CARD if held > 1 else MELEE_CARD + MELEE_CHOICE) * float(drawn)
    return CARD * float(drawn) if held < 4 else 0.2 * float(drawn)


# ---- dangers


def danger(options: Options, table: Table, seat: i64) -> float:
    """The largest expected loss of one unit in another seat's next turn."""
    worst = 0.0
    for unit in range(seat * SLOTS, seat * SLOTS + options.slots):
        if table.units[AT + unit] < 0:
            continue
        for other in range(options.seats):
            if options.side[other] == options.side[seat]:
                continue
            for enemy in range(other * SLOTS, other * SLOTS + options.slots):
                if table.units[AT + enemy] >= 0 and distance(table, unit, enemy) <= 2:
                    card = card_at(table, table.units[AT + unit])
                    threat = threatened(options, table, seat, unit, enemy, card)
                    worst = threat if threat > worst else worst
    return worst


def distance(table: Table, unit: i64, other: i64) -> i64:
    """The distance between two units in steps."""
    return DISTANCE[table.units[AT + unit] * SQUARES + table.units[AT + other]]


def acts_later(table: Table, seat: i64) -> bool:
    """Whether the seat still has a turn of this round, after the present one."""
    place = table.place + 1
    found = seat_of_turn(table.order, place)
    while found >= 0:
        if found == seat:
            return True
        place += 1
        found = seat_of_turn(table.order, place)
    return False


def threatened(options: Options, table: Table, seat: i64, unit: i64, enemy: i64, standing: i64) -> float:
    """The expected loss by the enemy's best style, if it comes into position.

    The unit stands on the card ``standing``; the card that the enemy would move with is unknown.
    """
    kind = table.units[KIND + enemy]
    other = owner(enemy)
    on_card = TRUMP[standing]
    mine: i64 = 0  # both initiative cards, if they count
    theirs: i64 = 0
    unknown: i64 = 3
    if table.active == seat and acts_later(table, other):
        mine = TRUMP[table.row[FRONT + seat] - 1]
        theirs = TRUMP[table.row[FRONT + other] - 1]
        unknown = 1
    worst = 0.0
    for style in range(BY_ADVANTAGE + 1):
        by = style
        if style == BY_ADVANTAGE:
            if options.sheets[kind * SHEET + TARGETS_OWN]:
                continue
            by = style_of(options, kind, style)
        there = (on_card >> by & 1) + (mine >> by & 1) + (theirs >> by & 1)
        if style == BY_ADVANTAGE:
            there += options.sheets[kind * SHEET + EXTRA_TRUMP]
        missing = needed_trumps(options, kind, table.units[KIND + unit], style) - there
        chance = at_least(missing, unknown, SHARES[by])
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


def nearest(options: Options, table: Table, unit: i64) -> i64:
    """The number of steps to the nearest enemy."""
    best: i64 = 9
    for seat in range(options.seats):
        if options.side[seat] == options.side[owner(unit)]:
            continue
        for enemy in range(seat * SLOTS, seat * SLOTS + options.slots):
            if table.units[AT + enemy] >= 0:
                steps = distance(table, unit, enemy)
                if steps < best:
                    best = steps
    return best
