# native
"""Choosing attackers: decision D1 with its order rules (section 4.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.army import free_place, last_free, read, written
from regalia.games.battle.rules.fields import (
    AID,
    DONE,
    JOIN,
    SIDE_AT,
    attacked_side,
    fighter_name,
    make_aid,
    make_attack,
    make_join,
    named_group,
)
from regalia.games.battle.rules.model import FELL, ONE_SOLDIER, Table, group_side, group_size
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import ATTACKING, BLOCKING, MAIN, Options
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

AFTER_ALL: Final[i64] = 1 << 16  # comes after every soldier


def begin_attack(position: Position) -> None:
    """Begin the attack step of the active side."""
    table = position.table
    table.step = ATTACKING
    table.count = 0
    turn_to(table, table.active)


def turn_to(table: Table, seat: i64) -> None:
    """Let this seat choose attackers. It has no current group yet."""
    table.seat = seat
    table.group = 0
    table.last = -1
    table.opened = -1
    table.alike = False
    table.aided = 0
    table.must_join = False


def next_attacker(position: Position) -> None:
    """Ask the next seat of the side for which more than ``done`` is legal.

    After the last one the blocks follow, or the main step if nobody attacks.
    """
    options = position.options
    table = position.table
    while table.seat < options.seats:
        last = last_free(table, table.seat)
        if table.must_join and only_one_free(table, last):
            join(table, free_place(table, table.seat, last))
        elif last >= 0 and last >= table.opened:
            table.chooser = table.seat
            return
        else:
            turn_to(table, table.seat + options.sides)
    table.group = 0
    table.last = -1
    if table.count == 0:
        table.step = MAIN
        table.seat = table.active
        return
    table.step = BLOCKING
    table.seat = following(options, table.active)
    table.group = 1


def following(options: Options, side: i64) -> i64:
    """The side to the left."""
    return side + 1 if side + 1 < options.sides else 0


def only_one_free(table: Table, last: i64) -> bool:
    """Whether every soldier of the seat that could join equals the last one."""
    for i in range(table.start[table.seat], table.start[table.seat + 1]):
        if not table.duty[i] and table.army[i] != last:
            return False
    return True


def attack_moves(position: Position, out: vec[i64]) -> i64:
    """Write the legal moves: attacks and joins by soldier, then aids, then ``done``."""
    options = position.options
    table = position.table
    seat = table.seat
    army = table.army
    duty = table.duty
    like = equal_so_far(table) if table.alike else 0
    n: i64 = 0
    before: i64 = -1
    for i in range(table.start[seat], table.start[seat + 1]):
        soldier = army[i]
        if duty[i] or soldier == before:
            continue
        before = soldier
        name = written(options, seat, soldier)
        if soldier >= table.opened and not table.must_join:
            n = attacks(options, table, soldier, name, out, n)
        if table.group and soldier >= table.last and soldier >= like:
            out[n] = make_join(name, table.group)
            n += 1
    if table.must_join:
        return n
    if table.opened < 0:
        for group in range(table.aided + 1, table.count + 1):
            out[n] = make_aid(group)
            n += 1
    out[n] = DONE
    return n + 1


def attacks(options: Options, table: Table, soldier: i64, name: i64, out: vec[i64], n: i64) -> i64:
    """Write the attacks with which a soldier can open a group.

    A soldier like the one that opened the group before may not attack an earlier side (order rule 1).
    """
    first: i64 = 0
    if soldier == table.opened:
        first = group_side(table.groups[table.group])
    row = table.row
    camp_of = options.camp_of
    own = camp_of[table.active]
    opening = make_attack(name, 0)
    for side in range(first, options.sides):
        if row[FELL + side] == 0 and camp_of[side] != own:
            out[n] = opening | side << SIDE_AT
            n += 1
    return n


def equal_so_far(table: Table) -> i64:
    """The earliest soldier that may join a group equal to the previous one (order rule 3)."""
    size = group_size(table.groups[table.group])
    for i in range(table.start[table.seat], table.start[table.seat + 1]):
        if table.duty[i] == table.group - 1:
            if size == 0:
                return table.army[i]
            size -= 1
    return AFTER_ALL


def attack(position: Position, move: i64) -> None:
    """Play a move of decision D1."""
    table = position.table
    verb = move & VERB_MASK
    if verb == DONE:
        turn_to(table, table.seat + position.options.sides)
    elif verb == AID:
        table.group = named_group(move)
        table.aided = table.group
        table.last = -1
        table.must_join = True
    else:
        soldier = read(position.options, table.seat, fighter_name(move))
        place = free_place(table, table.seat, soldier)
        if verb == JOIN:
            join(table, place)
        else:
            open_group(table, place, attacked_side(move))


def open_group(table: Table, place: i64, side: i64) -> None:
    """Open a group with the soldier at this place."""
    soldier = table.army[place]
    table.alike = soldier == table.opened and side == group_side(table.groups[table.group])
    table.count += 1
    table.group = table.count
    table.groups[table.group] = side + ONE_SOLDIER
    table.duty[place] = table.group
    table.opened = soldier
    table.last = soldier


def join(table: Table, place: i64) -> None:
    """Add the soldier at this place to the current group."""
    soldier = table.army[place]
    if table.alike and soldier != equal_so_far(table):
        table.alike = False
    table.groups[table.group] += ONE_SOLDIER
    table.duty[place] = table.group
    table.last = soldier
    table.must_join = False
