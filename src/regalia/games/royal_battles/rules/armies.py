# native
"""Armies: recruited, drawn by lot, or given (sections 3 and 4.1)."""

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
    """Who adds a unit now; with all armies complete, they are shown or the starting cards are laid."""
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
    """The kind of a seat's n-th recruit, seen by all or by the seat alone."""
    if position.options.army_choice == SECRET and position.options.armies[seat * ARMY] < 0:
        return pick(position.hidden[PICKS + seat], n)
    return position.table.units[RECRUITED + seat * ARMY + n]


def completions(options: Options, last: i64, used: i64, kind: i64, left: i64) -> i64:
    """In how many ways an army can be completed in canonical order if this kind comes next: ``left`` units are to come,
    this one among them; the last one was of kind ``last``, of which there are ``used``."""
    of_it = used + 1 if kind == last else i64(1)
    ways: i64 = 0
    rest = left - 1
    while rest >= 0 and of_it <= options.limits[kind]:
        ways += options.ways[(kind + 1) * (ARMY + 1) + rest]
        rest -= 1
        of_it += 1
    return ways


def fitting(position: Position, kind: i64) -> i64:
    """In how many ways the active seat's army can be completed if this kind comes next; 0: it may not."""
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
    """The active seat's army has one unit more; known to all, or secretly (rule 5)."""
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
    """Into the army of so many units, in canonical order."""
    units = table.units
    i = RECRUITED + seat * ARMY + count
    while i > RECRUITED + seat * ARMY and units[i - 1] > kind:
        units[i] = units[i - 1]
        i -= 1
    units[i] = kind


def show_armies(position: Position) -> None:
    """Both armies are complete: secret recruits become known to all."""
    for seat in range(i64(2)):
        picks = position.hidden[PICKS + seat]
        for n in range(ARMY):
            if picks:
                position.table.units[RECRUITED + seat * ARMY + n] = pick(picks, n)
        position.hidden[PICKS + seat] = 0
    position.table.step = ARMED


def kind_named(options: Options, name: i64) -> i64:
    """The kind of that name; -1 where there is none."""
    for kind in range(options.kinds):
        if options.names[kind] == name:
            return kind
    return -1


def deal_kind(position: Position, rng: Rng) -> i64:
    """A kind for a random army, so that all armies are equally likely."""
    total: i64 = 0
    for kind in range(position.options.kinds):
        total += fitting(position, kind)
    left = rng.below(total)
    for kind in range(position.options.kinds):
        left -= fitting(position, kind)
        if left < 0:
            return kind
    return -1
