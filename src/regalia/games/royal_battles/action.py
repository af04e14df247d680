# native
"""Actions: Trumps, hits, damage and healing, Advantages and Key Positions (sections 4.7 and 5.3 to 5.6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER, SUIT
from regalia.games.royal_battles.bags import CLASS
from regalia.games.royal_battles.model import (
    AT,
    DECK,
    FRONT,
    INJURY,
    KIND,
    STANDING,
    Table,
    card_at,
    colour_at,
    unit_at,
)
from regalia.games.royal_battles.position import Position, leave_board
from regalia.games.royal_battles.squares import DIRECTION, DIRECTIONS, NEIGHBOUR, REACHED, SQUARES
from regalia.games.royal_battles.terms import (
    ADVANTAGE,
    ADVANTAGE_REACH,
    ALWAYS_HITS,
    ARMOUR,
    ARMY,
    ATTACK,
    BASE,
    BY_ADVANTAGE,
    DAMAGE,
    DRAW_ON_HIT,
    ELIMINATION,
    ENDED,
    HEAL_PER_TRUMP,
    HIT_DRAWING,
    HOLD,
    IGNORES_ARMOUR,
    LIFE,
    PER_FRIEND,
    PER_TRUMP,
    POST_TURN,
    REACH,
    SHEET,
    SPLASH,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.state import CHANCE, OVER
from regalia.kernel.vecs import vec

# ---- what an action comes to; every result is known before it is declared


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


# ---- legal actions


def may_use(options: Options, table: Table, unit: i64, target: i64) -> bool:
    """Whether the unit's Advantage may be used on a unit in its reach (rules 21, 27 and 28)."""
    sheet = table.units[KIND + unit] * SHEET
    if (unit // ARMY == target // ARMY) != (options.sheets[sheet + TARGETS_OWN] != 0):
        return False
    if options.idle_healing or options.sheets[sheet + HEAL_PER_TRUMP] == 0:
        return True
    own = card_at(table, table.units[AT + unit])
    if trumps(table, BY_ADVANTAGE, own, card_at(table, table.units[AT + target])) == 0:
        return False
    first = target // ARMY * ARMY
    for other in range(first, first + ARMY):
        if table.units[INJURY + other] and in_group(options, table, table.units[KIND + unit], target, other):
            return True
    return False


def action_moves(position: Position, out: vec[i64]) -> i64:
    """For the unit that has moved. Attacks first; without any target there is nothing to choose, not even to hold."""
    table = position.table
    options = position.options
    unit = table.mover
    sheet = table.units[KIND + unit] * SHEET
    start = table.units[AT + unit]
    count: i64 = 0
    for way in range(DIRECTIONS):
        square = NEIGHBOUR[start * DIRECTIONS + way]
        if square < 0:
            continue
        target = unit_at(table, square)
        if target < 0:
            continue
        if options.sheets[sheet + REACH] & REACHED[way] and target // ARMY != unit // ARMY:
            for style in range(BY_ADVANTAGE):
                out[count] = ATTACK | square << 6 | style << 12
                count += 1
        if options.sheets[sheet + ADVANTAGE_REACH] & REACHED[way] and may_use(options, table, unit, target):
            out[count] = ADVANTAGE | square << 6
            count += 1
    if count:
        out[count] = HOLD
        count += 1
    return count


def any_action(position: Position) -> bool:
    table = position.table
    options = position.options
    unit = table.mover
    sheet = table.units[KIND + unit] * SHEET
    start = table.units[AT + unit]
    for way in range(DIRECTIONS):
        square = NEIGHBOUR[start * DIRECTIONS + way]
        if square < 0:
            continue
        target = unit_at(table, square)
        if target < 0:
            continue
        if options.sheets[sheet + REACH] & REACHED[way] and target // ARMY != unit // ARMY:
            return True
        if options.sheets[sheet + ADVANTAGE_REACH] & REACHED[way] and may_use(options, table, unit, target):
            return True
    return False


# ---- the action


def begin_action(position: Position) -> None:
    table = position.table
    if any_action(position):
        table.chooser = table.active
    else:
        table.step = POST_TURN


def act(position: Position, square: i64, style: i64) -> None:
    """An attack or an Advantage of the moved unit on the unit there."""
    options = position.options
    table = position.table
    unit = table.mover
    kind = table.units[KIND + unit]
    start = table.units[AT + unit]
    target = unit_at(table, square)
    count = trumps(table, style, card_at(table, start), card_at(table, square))
    table.key = is_key(options, table, table.active, start, square)
    table.step = POST_TURN
    if count < needed_trumps(options, kind, table.units[KIND + target], style):
        return
    if style != BY_ADVANTAGE:
        hurt(
            options,
            table,
            target,
            suffered(options, table.units[KIND + target], listed(options, table, unit, style, count), False),
        )
    else:
        use_advantage(position, unit, target, count)
    if table.row[STANDING + 1 - table.active] == 0:
        eliminate(table)
    elif style == BY_ADVANTAGE:
        draw_on_hit(table, options.sheets[kind * SHEET + DRAW_ON_HIT])


def use_advantage(position: Position, unit: i64, target: i64, count: i64) -> None:
    """One routine for all Advantages, by their parameters: the target, and with a splash its group, is hurt or healed."""
    options = position.options
    table = position.table
    kind = table.units[KIND + unit]
    damage = listed(options, table, unit, BY_ADVANTAGE, count)
    healing = healed(options, kind, count)
    ignores = options.sheets[kind * SHEET + IGNORES_ARMOUR] != 0
    colour = colour_at(table, table.units[AT + target])
    splash = options.sheets[kind * SHEET + SPLASH] != 0
    first = target // ARMY * ARMY
    for other in range(first, first + ARMY):
        square = table.units[AT + other]
        if square < 0 or not (other == target or (splash and colour_at(table, square) & colour)):
            continue
        injury = table.units[INJURY + other]
        if healing:  # rule 50
            table.units[INJURY + other] = injury - healing if injury > healing else 0
        if damage:
            hurt(options, table, other, suffered(options, table.units[KIND + other], damage, ignores))


def hurt(options: Options, table: Table, unit: i64, damage: i64) -> None:
    """A unit whose injury reaches its Life is removed."""
    table.units[INJURY + unit] += damage
    if table.units[INJURY + unit] >= options.sheets[table.units[KIND + unit] * SHEET + LIFE]:
        leave_board(table, unit)
        table.row[STANDING + unit // ARMY] -= 1


def eliminate(table: Table) -> None:
    """The other seat has no unit left (rule 46: the acting one always has)."""
    table.winner = table.active
    table.reason = ELIMINATION
    table.step = ENDED
    table.chooser = OVER


def draw_on_hit(table: Table, cards: i64) -> None:
    """Cards drawn at once, as many as there are (rules 31 and 41)."""
    deck = table.row[DECK + table.active]
    if cards and deck:
        table.owed = cards if cards < deck else deck
        table.drawn = 0
        table.step = HIT_DRAWING
        table.chooser = CHANCE
