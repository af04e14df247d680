# native
"""Choosing some soldiers of a list, one move each, in order (section 4).

So every set is written in one way only. ``listed_seat`` says which seats' soldiers are in the list; its order is that
of ``Table.army``: by seat, then in soldier order. A soldier may be chosen if enough of the list remain from it on;
equal soldiers are one choice, the first of them.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.army import written
from regalia.games.battle.rules.fields import DESTROY, STRIKE, TAKE, make_choice
from regalia.games.battle.rules.model import Table
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import BY_JOKER, BY_THREE, STRIKING, Options
from regalia.kernel.vecs import vec


def enemy(options: Options, table: Table, seat: i64) -> bool:
    """Whether soldiers of this seat are being struck at (D3)."""
    return (options.side_of[seat] == table.active) == table.answering


def listed_seat(options: Options, table: Table, seat: i64) -> bool:
    """Whether soldiers of this seat are in the list."""
    if table.step == STRIKING:
        return enemy(options, table, seat)
    return table.step == BY_THREE or seat == table.victim


def remaining(options: Options, table: Table) -> i64:
    """The number of listed soldiers from the mark on."""
    duty = table.duty
    start = table.start
    group = table.group
    mark = table.mark
    count: i64 = 0
    striking = table.step == STRIKING
    for seat in range(options.seats):
        if not listed_seat(options, table, seat):
            continue
        first = start[seat]
        for i in range(first if first > mark else mark, start[seat + 1]):
            if not striking or duty[i] == group:
                count += 1
    return count


def only_choice(options: Options, table: Table) -> i64:
    """The place of the only soldier that may be chosen; -1 if several differ."""
    army = table.army
    duty = table.duty
    group = table.group
    mark = table.mark
    left = remaining(options, table)
    striking = table.step == STRIKING
    found: i64 = -1
    for seat in range(options.seats):
        if not listed_seat(options, table, seat):
            continue
        first = table.start[seat]
        for i in range(first if first > mark else mark, table.start[seat + 1]):
            if striking and duty[i] != group:
                continue
            if left < table.need:
                return found
            if found < 0:
                found = i
            elif found < first or army[i] != army[found]:
                return -1
            left -= 1
    return found


def choices(position: Position, out: vec[i64]) -> i64:
    """Write the legal moves of the choice that is due and return their number."""
    options = position.options
    table = position.table
    step = table.step
    verb = STRIKE if step == STRIKING else TAKE if step == BY_JOKER else DESTROY
    left = remaining(options, table)
    n: i64 = 0
    for seat in range(options.seats):
        if not listed_seat(options, table, seat):
            continue
        before: i64 = -1
        first = table.start[seat]
        for i in range(first if first > table.mark else table.mark, table.start[seat + 1]):
            if step == STRIKING and table.duty[i] != table.group:
                continue
            if left < table.need:
                return n
            soldier = table.army[i]
            if soldier != before:
                out[n] = make_choice(verb, seat, written(options, seat, soldier))
                n += 1
                before = soldier
            left -= 1
    return n


def chosen_place(table: Table, seat: i64, soldier: i64) -> i64:
    """The place of the soldier that a move names."""
    i = table.start[seat]
    if i < table.mark:
        i = table.mark
    while table.army[i] != soldier or (table.step == STRIKING and table.duty[i] != table.group):
        i += 1
    return i
