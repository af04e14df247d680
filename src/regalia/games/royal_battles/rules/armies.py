# native
"""Armies: recruited, drawn at random, or given (sections 3, 4.1, 15.3 and 16.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.counts import NO_BOSS, armies_after, armies_of_boss
from regalia.games.royal_battles.rules.fields import BOSS_NAME, DONE, make_boss, make_recruit
from regalia.games.royal_battles.rules.model import (
    ARMED_AT,
    PICKS,
    RECRUITED,
    RECRUITS,
    SLOTS,
    Table,
    pick,
    with_pick,
)
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import (
    ARMED,
    ARMING,
    ARMY_DRAWING,
    DRAFT,
    NO_MASTER,
    RANDOM,
    RECRUITING,
    SECRET,
    UNARMED,
    Options,
)
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE, REVEAL
from regalia.kernel.vecs import vec

# ---- recruiting


def next_recruit(position: Position) -> None:
    """Set who adds the next unit; once all armies are complete, what follows."""
    options = position.options
    table = position.table
    seat = next_recruiter(options, table)
    if seat < 0:
        table.active = options.seats - 1
        for owner in range(options.seats):
            if position.hidden[PICKS + owner]:
                table.step = ARMING
                table.chooser = REVEAL
                return
        table.step = ARMED
        return
    table.active = seat
    if options.army_choice == RANDOM:
        table.step = ARMY_DRAWING
        table.chooser = CHANCE
    else:
        table.step = RECRUITING
        table.chooser = seat


def next_recruiter(options: Options, table: Table) -> i64:
    """The lowest seat whose army is not complete; in a draft, of those with the fewest units; -1: all are complete."""
    found: i64 = -1
    for seat in range(options.seats):
        if table.row[ARMED_AT + seat]:
            continue
        if found < 0 or (options.army_choice == DRAFT and table.row[RECRUITS + seat] < table.row[RECRUITS + found]):
            found = seat
    return found


def recruited(position: Position, seat: i64, n: i64) -> i64:
    """The kind of a seat's n-th recruit in the order of kinds, known to all or secret; a boss is the last one."""
    if position.options.army_choice == SECRET and position.options.armies[seat * SLOTS] < 0:
        return pick(position.hidden[PICKS + seat], n)
    return position.table.units[RECRUITED + seat * SLOTS + n]


def boss_of(position: Position, seat: i64) -> i64:
    """The kind of the seat's boss; NO_BOSS if it has none yet."""
    count = position.table.row[RECRUITS + seat]
    if seat != position.options.master or count == 0:
        return NO_BOSS
    return recruited(position, seat, count - 1) - position.options.kinds


def chooses_boss(position: Position) -> bool:
    """Whether the active seat is the master and has no unit yet (rule 81)."""
    seat = position.table.active
    return seat == position.options.master and position.table.row[RECRUITS + seat] == 0


def points_left(position: Position, seat: i64) -> i64:
    """The points that the seat can still spend; 0 without points."""
    options = position.options
    if len(options.budgets) == 0:
        return 0
    points = options.budgets[seat]
    for n in range(position.table.row[RECRUITS + seat]):
        kind = recruited(position, seat, n)
        points -= options.prices[kind] if kind < options.kinds else 2 * options.prices[kind - options.kinds]
    return points


def fits(position: Position, kind: i64) -> bool:
    """Whether the active seat's army may have one more of the kind, or have it as its boss."""
    options = position.options
    if len(options.budgets) == 0 and options.limits[kind] >= options.slots:
        return True
    seat = position.table.active
    used: i64 = 0
    for n in range(position.table.row[RECRUITS + seat]):
        held = recruited(position, seat, n)
        if held == kind or held == kind + options.kinds:
            used += 1
    price = options.prices[kind]
    if chooses_boss(position):
        price *= 2
    return used < options.limits[kind] and price <= points_left(position, seat)


def recruit_moves(position: Position, out: vec[i64]) -> i64:
    options = position.options
    boss = chooses_boss(position)
    n: i64 = 0
    for kind in range(options.kinds):
        if fits(position, kind):
            out[n] = make_boss(options.names[kind]) if boss else make_recruit(options.names[kind])
            n += 1
    if len(options.budgets) and position.table.row[RECRUITS + position.table.active]:
        out[n] = DONE
        n += 1
    return n


def recruit(position: Position, kind: i64) -> None:
    """Add a unit to the active seat's army, openly or secretly (rules 5 and 53); the master's first one is the boss."""
    options = position.options
    table = position.table
    seat = table.active
    if chooses_boss(position):
        kind += options.kinds
    count = table.row[RECRUITS + seat]
    table.row[RECRUITS + seat] = count + 1
    if options.army_choice == SECRET:
        position.hidden[PICKS + seat] = with_pick(position.hidden[PICKS + seat], kind)
    else:
        enlist(table, seat, count, kind)
    if count + 1 == options.most[seat] or (options.army_choice == RANDOM and is_full(position, seat)):
        table.row[ARMED_AT + seat] = 1
    table.step = UNARMED


def end_recruiting(table: Table) -> None:
    """The active seat's army is complete as it is (section 15.3)."""
    table.row[ARMED_AT + table.active] = 1
    table.step = UNARMED


def is_full(position: Position, seat: i64) -> bool:
    """Whether points allow no further unit (rule 67)."""
    if len(position.options.budgets) == 0:
        return False
    for kind in range(position.options.kinds):
        if fits(position, kind):
            return False
    return True


def enlist(table: Table, seat: i64, count: i64, kind: i64) -> None:
    """Insert the kind into the army of ``count`` units, which stays sorted."""
    units = table.units
    i = RECRUITED + seat * SLOTS + count
    while i > RECRUITED + seat * SLOTS and units[i - 1] > kind:
        units[i] = units[i - 1]
        i -= 1
    units[i] = kind


def show_armies(position: Position) -> None:
    """Make the secret recruits of all complete armies known to all."""
    for seat in range(position.options.seats):
        picks = position.hidden[PICKS + seat]
        if picks:
            for n in range(position.table.row[RECRUITS + seat]):
                position.table.units[RECRUITED + seat * SLOTS + n] = pick(picks, n)
        position.hidden[PICKS + seat] = 0
    position.table.step = ARMED


def kind_named(options: Options, name: i64) -> i64:
    """The kind of that name; -1 if there is none."""
    for kind in range(options.kinds):
        if options.names[kind] == name:
            return kind
    return -1


def kind_to_place(options: Options, table: Table, name: i64) -> i64:
    """The kind that a placing names: the boss is a kind of its own (section 16.2)."""
    if name == BOSS_NAME and options.master != NO_MASTER:
        return table.units[RECRUITED + options.master * SLOTS + table.row[RECRUITS + options.master] - 1]
    return kind_named(options, name)


# ---- random armies


def completions(options: Options, last: i64, used: i64, kind: i64, left: i64) -> i64:
    """The number of ways to complete an army if this kind comes next.

    ``left`` units are still to come, this one included. The last one was of kind ``last``, of which the army has ``used``.
    """
    of_it = used + 1 if kind == last else i64(1)
    ways: i64 = 0
    rest = left - 1
    while rest >= 0 and of_it <= options.limits[kind]:
        ways += options.ways[(kind + 1) * (options.slots + 1) + rest]
        rest -= 1
        of_it += 1
    return ways


def fitting(position: Position, kind: i64) -> i64:
    """The number of armies of the active seat that this kind leads to, if it is drawn next."""
    options = position.options
    seat = position.table.active
    units = position.table.units
    count = position.table.row[RECRUITS + seat]
    boss = NO_BOSS
    if seat == options.master:
        if count == 0:
            return armies_of_boss(options, seat, kind)
        boss = boss_of(position, seat)
        count -= 1
    last = units[RECRUITED + seat * SLOTS + count - 1] if count else i64(-1)
    if kind < last:
        return 0
    if boss != NO_BOSS or len(options.budgets):
        held = [int(units[RECRUITED + seat * SLOTS + n]) for n in range(count)]
        return armies_after(options, seat, boss, held, kind)
    used: i64 = 0
    for n in range(count):
        if units[RECRUITED + seat * SLOTS + n] == kind:
            used += 1
    return completions(options, last, used, kind, options.most[seat] - count)


def deal_kind(position: Position, rng: Rng) -> i64:
    """A random kind, chosen so that all armies have the same probability."""
    total: i64 = 0
    for kind in range(position.options.kinds):
        total += fitting(position, kind)
    left = rng.below(total)
    for kind in range(position.options.kinds):
        left -= fitting(position, kind)
        if left < 0:
            return kind
    return -1
