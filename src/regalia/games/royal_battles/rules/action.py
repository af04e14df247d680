# native
"""Actions of the unit that has moved (sections 4.7 and 5.3 to 5.6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.combat import healed, in_group, is_key, listed, needed_trumps, suffered, trumps
from regalia.games.royal_battles.rules.ending import finish, life_left
from regalia.games.royal_battles.rules.fields import HOLD, make_advantage, make_attack
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    INJURY,
    KIND,
    SLOT_BITS,
    SLOTS,
    STANDING,
    UNIT_AT,
    VACANT,
    Table,
    colour_at,
    owner,
    unit_at,
)
from regalia.games.royal_battles.rules.position import Position, leave_board, stand
from regalia.games.royal_battles.rules.squares import DIRECTIONS, LINE, REACHED, SQUARES
from regalia.games.royal_battles.rules.terms import (
    ADVANTAGE_REACH,
    BOSS_FALLEN,
    BY_ADVANTAGE,
    DRAW_ON_HIT,
    ELIMINATION,
    HEAL_PER_TRUMP,
    HIT_DRAWING,
    IGNORES_ARMOUR,
    LIFE,
    POST_TURN,
    PUSH,
    RANGE,
    REACH,
    SELF_DAMAGE,
    SHEET,
    SPLASH,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec

# ---- legal actions


def beyond(options: Options, table: Table, start: i64, way: i64) -> i64:
    """The unit two squares away in that direction, with no unit between; -1 if there is none (rule 61)."""
    square = options.neighbour[start * DIRECTIONS + way]
    if square < 0 or unit_at(table, square) >= 0:
        return -1
    square = options.neighbour[square * DIRECTIONS + way]
    return unit_at(table, square) if square >= 0 else -1


def may_attack(options: Options, table: Table, unit: i64, target: i64, way: i64) -> bool:
    """Whether the unit's weapon reaches an enemy in that direction (rules 21 and 78)."""
    reach = options.sheets[table.units[KIND + unit] * SHEET + REACH]
    return reach & REACHED[way] != 0 and options.side[unit >> SLOT_BITS] != options.side[target >> SLOT_BITS]


def may_use(options: Options, table: Table, unit: i64, target: i64, way: i64) -> bool:
    """Whether the unit's Advantage may be used in that direction (rule 21)."""
    if not options.sheets[table.units[KIND + unit] * SHEET + ADVANTAGE_REACH] & REACHED[way]:
        return False
    return usable(options, table, unit, target)


def usable(options: Options, table: Table, unit: i64, target: i64) -> bool:
    """Whether the unit's Advantage may be used on a target in reach (rules 27, 28 and 62)."""
    sheet = table.units[KIND + unit] * SHEET
    friends = options.side[unit >> SLOT_BITS] == options.side[target >> SLOT_BITS]
    if friends != (options.sheets[sheet + TARGETS_OWN] != 0):
        return False
    cost = options.sheets[sheet + SELF_DAMAGE]
    if cost and life_left(options, table, unit) <= cost:
        return False
    heals = options.sheets[sheet + HEAL_PER_TRUMP] != 0
    return options.idle_healing or not heals or would_heal(options, table, unit, target)


def would_heal(options: Options, table: Table, unit: i64, target: i64) -> bool:
    """Whether healing aimed at the target would heal any unit (rule 57)."""
    kind = table.units[KIND + unit]
    count = trumps(options, table, unit, target, BY_ADVANTAGE)
    if count == 0 or count < needed_trumps(options, kind, table.units[KIND + target], BY_ADVANTAGE):
        return False
    side = options.side[owner(target)]
    for seat in range(options.seats):
        if options.side[seat] != side:
            continue
        for other in range(seat * SLOTS, seat * SLOTS + options.slots):
            if table.units[INJURY + other] and in_group(options, table, kind, target, other):
                return True
    return False


def action_moves(position: Position, out: vec[i64]) -> i64:
    """Write the actions of the moved unit; without a target not even ``hold``."""
    table = position.table
    options = position.options
    unit = table.mover
    board = table.board
    neighbour = options.neighbour
    start = table.units[AT + unit]
    far = options.sheets[table.units[KIND + unit] * SHEET + RANGE] > 1
    count: i64 = 0
    for way in range(DIRECTIONS):
        square = neighbour[start * DIRECTIONS + way]
        if square < 0:
            continue
        target = (board[square] >> UNIT_AT) - 1
        if target >= 0:
            if may_attack(options, table, unit, target, way):
                for style in range(BY_ADVANTAGE):
                    out[count] = make_attack(square, style)
                    count += 1
        elif far:
            target = beyond(options, table, start, way)
        if target >= 0 and may_use(options, table, unit, target, way):
            out[count] = make_advantage(table.units[AT + target])
            count += 1
    if count:
        out[count] = HOLD
        count += 1
    return count


def any_action(options: Options, table: Table, unit: i64) -> bool:
    board = table.board
    neighbour = options.neighbour
    start = table.units[AT + unit]
    far = options.sheets[table.units[KIND + unit] * SHEET + RANGE] > 1
    for way in range(DIRECTIONS):
        square = neighbour[start * DIRECTIONS + way]
        if square < 0:
            continue
        target = (board[square] >> UNIT_AT) - 1
        if target >= 0:
            if may_attack(options, table, unit, target, way) or may_use(options, table, unit, target, way):
                return True
        elif far:
            target = beyond(options, table, start, way)
            if target >= 0 and may_use(options, table, unit, target, way):
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
    """Carry out an attack or an Advantage of the moved unit on that square (section 14.4)."""
    options = position.options
    table = position.table
    unit = table.mover
    kind = table.units[KIND + unit]
    start = table.units[AT + unit]
    target = unit_at(table, square)
    count = trumps(options, table, unit, target, style)
    hits = count >= needed_trumps(options, kind, table.units[KIND + target], style)
    table.key = is_key(options, table, table.active, start, square)
    table.step = POST_TURN
    fallen: i64 = 0
    if style != BY_ADVANTAGE:
        if hits:
            damage = suffered(options, table.units[KIND + target], listed(options, table, unit, style, count), False)
            fallen = hurt(options, table, target, damage)
        if fallen:
            settle(position)
        return
    if hits:
        fallen = use_advantage(position, unit, target, count)
    table.units[INJURY + unit] += options.sheets[kind * SHEET + SELF_DAMAGE]
    if fallen and settle(position):
        return
    if hits:
        push(options, table, target, LINE[start * SQUARES + square], options.sheets[kind * SHEET + PUSH])
        draw_on_hit(table, options.sheets[kind * SHEET + DRAW_ON_HIT])


def use_advantage(position: Position, unit: i64, target: i64, count: i64) -> i64:
    """Hurt or heal the target, and with a splash its group; the number of units that fall.

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
    side = options.side[owner(target)]
    fallen: i64 = 0
    for seat in range(options.seats):
        if options.side[seat] != side:
            continue
        for other in range(seat * SLOTS, seat * SLOTS + options.slots):
            square = table.units[AT + other]
            if square < 0 or not (other == target or (splash and colour_at(table, square) & colour)):
                continue
            injury = table.units[INJURY + other]
            if healing:  # rule 50
                table.units[INJURY + other] = injury - healing if injury > healing else 0
            if damage:
                fallen += hurt(options, table, other, suffered(options, table.units[KIND + other], damage, ignores))
    return fallen


def hurt(options: Options, table: Table, unit: i64, damage: i64) -> i64:
    """Add an injury; remove the unit if the injury reaches its Life: 1 if so."""
    table.units[INJURY + unit] += damage
    if table.units[INJURY + unit] >= options.sheets[table.units[KIND + unit] * SHEET + LIFE]:
        leave_board(table, unit)
        table.row[STANDING + owner(unit)] -= 1
        return 1
    return 0


def settle(position: Position) -> bool:
    """End the battle if the boss has fallen (rule 81).

    Or if only the acting side has units left (rules 46 and 76).
    """
    options = position.options
    table = position.table
    mine = options.side[table.active]
    if options.master >= 0 and table.active != options.master and boss_fell(options, table):
        finish(table, BOSS_FALLEN, 1 << mine)
        return True
    for seat in range(options.seats):
        if options.side[seat] != mine and table.row[STANDING + seat]:
            return False
    finish(table, ELIMINATION, 1 << mine)
    return True


def boss_fell(options: Options, table: Table) -> bool:
    for unit in range(options.master * SLOTS, options.master * SLOTS + options.slots):
        if table.units[KIND + unit] >= options.kinds:
            return table.units[AT + unit] < 0
    return False


def landing(options: Options, table: Table, start: i64, way: i64, steps: i64) -> i64:
    """The square where a push from ``start`` ends: it passes over vacant cards only (rule 58)."""
    for _ in range(steps):
        square = options.neighbour[start * DIRECTIONS + way]
        if square < 0 or table.board[square] == 0 or table.board[square] >= VACANT:
            return start
        start = square
    return start


def push(options: Options, table: Table, target: i64, way: i64, steps: i64) -> None:
    """Push the target away if it still stands; other units and cards stay (rule 59)."""
    start = table.units[AT + target]
    if start < 0:
        return
    square = landing(options, table, start, way, steps)
    if square != start:
        leave_board(table, target)
        stand(table, target, square)


def draw_on_hit(table: Table, cards: i64) -> None:
    """Begin a draw of these cards, or of the whole deck (rules 31, 41)."""
    deck = table.row[DECK + table.active]
    if cards and deck:
        table.owed = cards if cards < deck else deck
        table.drawn = 0
        table.step = HIT_DRAWING
        table.chooser = CHANCE
