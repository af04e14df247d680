# native
"""Armies: recruited, drawn at random, or given (sections 3 and 4.1)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.fields import make_recruit
from regalia.games.royal_battles.rules.model import PICKS, RECRUITED, RECRUITS, Table, pick, with_pick
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import (
    ARMED,
    ARMING,
    ARMY,
    ARMY_DRAWING,
    DRAFT,
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
    """Set who adds the next unit; once both armies are complete, what follows."""
    options = position.options
    table = position.table
    row = table.row
    seat: i64 = 0 if row[RECRUITS] < ARMY else 1
    if options.army_choice == DRAFT and row[RECRUITS + 1] < row[RECRUITS]:
        seat = 1
    table.active = seat
    if row[RECRUITS + seat] == ARMY:
        if position.hidden[PICKS] or position.hidden[PICKS + 1]:
            table.step = ARMING
            table.chooser = REVEAL
        else:
            table.step = ARMED
    elif options.army_choice == RANDOM:
        table.step = ARMY_DRAWING
        table.chooser = CHANCE
    else:
        table.step = RECRUITING
        table.chooser = seat


def recruited(position: Position, seat: i64, n: i64) -> i64:
    """The kind of a seat's n-th recruit, known to all or secret."""
    if position.options.army_choice == SECRET and position.options.armies[seat * ARMY] < 0:
        return pick(position.hidden[PICKS + seat], n)
    return position.table.units[RECRUITED + seat * ARMY + n]


def completions(options: Options, last: i64, used: i64, kind: i64, left: i64) -> i64:
    """The number of ways to complete an army if this kind comes next.

    ``left`` units are still to come, this one included. The last one was of kind ``last``, of which the army has ``used``.
    """
    of_it = used + 1 if kind == last else i64(1)
    ways: i64 = 0
    rest = left - 1
    while rest >= 0 and of_it <= options.limits[kind]:
        ways += options.ways[(kind + 1) * (ARMY + 1) + rest]
        rest -= 1
        of_it += 1
    return ways


def fitting(position: Position, kind: i64) -> i64:
    """The number of ways to complete the active seat's army with this kind next."""
    options = position.options
    seat = position.table.active
    count = position.table.row[RECRUITS + seat]
    used: i64 = 0
    for n in range(count):
        if recruited(position, seat, n) == kind:
            used += 1
    if options.army_choice == DRAFT:
        return i64(used < options.limits[kind])
    last = recruited(position, seat, count - 1) if count else i64(-1)
    return completions(options, last, used, kind, ARMY - count) if kind >= last else 0


def recruit_moves(position: Position, out: vec[i64]) -> i64:
    n: i64 = 0
    for kind in range(position.options.kinds):
        if fitting(position, kind):
            out[n] = make_recruit(position.options.names[kind])
            n += 1
    return n


def recruit(position: Position, kind: i64) -> None:
    """Add a unit to the active seat's army, openly or secretly (rule 5)."""
    table = position.table
    seat = table.active
    count = table.row[RECRUITS + seat]
    table.row[RECRUITS + seat] += 1
    if position.options.army_choice == SECRET:
        position.hidden[PICKS + seat] = with_pick(position.hidden[PICKS + seat], count, kind)
    else:
        enlist(table, seat, count, kind)
    table.step = UNARMED


def enlist(table: Table, seat: i64, count: i64, kind: i64) -> None:
    """Insert the kind into the army of ``count`` units, which stays sorted."""
    units = table.units
    i = RECRUITED + seat * ARMY + count
    while i > RECRUITED + seat * ARMY and units[i - 1] > kind:
        units[i] = units[i - 1]
        i -= 1
    units[i] = kind


def show_armies(position: Position) -> None:
    """Make the secret recruits of both complete armies known to all."""
    for seat in range(i64(2)):
        picks = position.hidden[PICKS + seat]
        for n in range(ARMY):
            if picks:
                position.table.units[RECRUITED + seat * ARMY + n] = pick(picks, n)
        position.hidden[PICKS + seat] = 0
    position.table.step = ARMED


def kind_named(options: Options, name: i64) -> i64:
    """The kind of that name; -1 if there is none."""
    for kind in range(options.kinds):
        if options.names[kind] == name:
            return kind
    return -1


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
