# native
"""Actions of the unit that has moved (sections 4.7 and 5.3 to 5.6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.combat import healed, in_group, is_key, listed, needed_trumps, suffered, trumps
from regalia.games.royal_battles.rules.fields import HOLD, make_advantage, make_attack
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    INJURY,
    KIND,
    STANDING,
    Table,
    card_at,
    colour_at,
    unit_at,
)
from regalia.games.royal_battles.rules.position import Position, leave_board
from regalia.games.royal_battles.rules.squares import DIRECTIONS, NEIGHBOUR, REACHED
from regalia.games.royal_battles.rules.terms import (
    ADVANTAGE_REACH,
    ARMY,
    BY_ADVANTAGE,
    DRAW_ON_HIT,
    ELIMINATION,
    ENDED,
    HEAL_PER_TRUMP,
    HIT_DRAWING,
    IGNORES_ARMOUR,
    LIFE,
    POST_TURN,
    REACH,
    SHEET,
    SPLASH,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.state import CHANCE, OVER
from regalia.kernel.vecs import vec

# ---- legal actions


def near(table: Table, start: i64, way: i64) -> i64:
    """The unit on the next square in that direction; -1 if there is none."""
    square = NEIGHBOUR[start * DIRECTIONS + way]
    if square < 0:
        return -1
    return unit_at(table, square)


def may_attack(options: Options, table: Table, unit: i64, target: i64, way: i64) -> bool:
    """Whether the unit's weapon reaches an enemy in that direction (rule 21)."""
    reach = options.sheets[table.units[KIND + unit] * SHEET + REACH]
    return reach & REACHED[way] != 0 and unit // ARMY != target // ARMY


def may_use(options: Options, table: Table, unit: i64, target: i64, way: i64) -> bool:
    """Whether the unit's Advantage may be used in that direction (rule 21)."""
    if not options.sheets[table.units[KIND + unit] * SHEET + ADVANTAGE_REACH] & REACHED[way]:
        return False
    return usable(options, table, unit, target)


def usable(options: Options, table: Table, unit: i64, target: i64) -> bool:
    """Whether the unit's Advantage may be used on a target in reach (rules 27, 28)."""
    sheet = table.units[KIND + unit] * SHEET
    if (unit // ARMY == target // ARMY) != (options.sheets[sheet + TARGETS_OWN] != 0):
        return False
    heals = options.sheets[sheet + HEAL_PER_TRUMP] != 0
    return options.idle_healing or not heals or would_heal(options, table, unit, target)


def would_heal(options: Options, table: Table, unit: i64, target: i64) -> bool:
    """Whether healing aimed at the target would heal any unit."""
    own = card_at(table, table.units[AT + unit])
    if trumps(table, BY_ADVANTAGE, own, card_at(table, table.units[AT + target])) == 0:
        return False
    first = target // ARMY * ARMY
    for other in range(first, first + ARMY):
        if table.units[INJURY + other] and in_group(options, table, table.units[KIND + unit], target, other):
            return True
    return False


def action_moves(position: Position, out: vec[i64]) -> i64:
    """Write the actions of the moved unit; without a target not even ``hold``."""
    table = position.table
    options = position.options
    unit = table.mover
    start = table.units[AT + unit]
    count: i64 = 0
    for way in range(DIRECTIONS):
        target = near(table, start, way)
        if target < 0:
            continue
        square = table.units[AT + target]
        if may_attack(options, table, unit, target, way):
            for style in range(BY_ADVANTAGE):
                out[count] = make_attack(square, style)
                count += 1
        if may_use(options, table, unit, target, way):
            out[count] = make_advantage(square)
            count += 1
    if count:
        out[count] = HOLD
        count += 1
    return count


def any_action(options: Options, table: Table, unit: i64) -> bool:
    start = table.units[AT + unit]
    for way in range(DIRECTIONS):
        target = near(table, start, way)
        if target >= 0 and (
            may_attack(options, table, unit, target, way) or may_use(options, table, unit, target, way)
        ):
            return True
    return False


# ---- the action


def begin_action(position: Position) -> None:
    table = position.table
    if any_action(position.options, table, table.mover):
        table.chooser = table.active
    else:
        table.step = POST_TURN


def act(position: Position, square: i64, style: i64) -> None:
    """Carry out an attack or an Advantage of the moved unit on that square."""
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
    """Hurt or heal the target, and with a splash its group.

    The Advantage's parameters decide everything.
    """
    options = position.options
    table = position.table
    kind = table.units[KIND + unit]
    damage = listed(options, table, unit, BY_ADVANTAGE, count)
    healing = healed(options, kind, count)
    ignores = options.sheets[kind * SHEET + IGNORES_ARMOUR] != 0
    colour = colour_at(table, table.units[AT + target])  # before a unit is removed
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
    """Add an injury; remove the unit if the injury reaches its Life."""
    table.units[INJURY + unit] += damage
    if table.units[INJURY + unit] >= options.sheets[table.units[KIND + unit] * SHEET + LIFE]:
        leave_board(table, unit)
        table.row[STANDING + unit // ARMY] -= 1


def eliminate(table: Table) -> None:
    """End the battle: the other seat has no unit left (rule 46)."""
    table.winner = table.active
    table.reason = ELIMINATION
    table.step = ENDED
    table.chooser = OVER


def draw_on_hit(table: Table, cards: i64) -> None:
    """Begin a draw of these cards, or of the whole deck (rules 31, 41)."""
    deck = table.row[DECK + table.active]
    if cards and deck:
        table.owed = cards if cards < deck else deck
        table.drawn = 0
        table.step = HIT_DRAWING
        table.chooser = CHANCE
