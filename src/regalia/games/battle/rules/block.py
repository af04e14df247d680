# native
"""Decision D2, choosing blockers, and the hits of unblocked groups (sections 4.2 and 5.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.army import free_place, last_free, read, written
from regalia.games.battle.rules.attack import following
from regalia.games.battle.rules.fields import FIGHTER_AT, PASS, fighter_name, make_block, make_pass
from regalia.games.battle.rules.model import BLOCKED, FELL, FIRST_HIT, HITS, Table, group_side, group_size
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.strike import begin_fights
from regalia.games.battle.rules.terms import FALLING, Options
from regalia.kernel.state import REVEAL, VERB_MASK
from regalia.kernel.vecs import vec


def next_blocker(position: Position) -> None:
    """Ask about the next group that a soldier of the seat may block.

    Seats follow each other; after the last one the hits are counted.
    """
    options = position.options
    table = position.table
    while True:
        side = options.side_of[table.seat]
        while table.group <= table.count:
            if group_side(table.groups[table.group]) == side:
                last = last_free(table, table.seat)
                if last < 0:
                    break
                if last >= table.last:
                    table.chooser = table.seat
                    return
            table.group += 1
            table.last = -1
        table.group = 1
        table.last = -1
        table.seat += options.sides
        if table.seat >= options.seats:
            table.seat = following(options, side)
            if table.seat == table.active:
                score_hits(options, table)
                return


def block_moves(position: Position, out: vec[i64]) -> i64:
    """Write the legal blocks by soldier, then the pass."""
    table = position.table
    army = table.army
    duty = table.duty
    seat = table.seat
    blocking = make_block(0, table.group)
    n: i64 = 0
    before: i64 = -1
    for i in range(table.start[seat], table.start[seat + 1]):
        soldier = army[i]
        if duty[i] == 0 and soldier != before and soldier >= table.last:
            out[n] = blocking | written(position.options, seat, soldier) << FIGHTER_AT
            n += 1
            before = soldier
    out[n] = make_pass(table.group)
    return n + 1


def block(position: Position, move: i64) -> None:
    """Play a move of decision D2."""
    table = position.table
    if move & VERB_MASK == PASS:
        table.group += 1
        table.last = -1
        return
    soldier = read(position.options, table.seat, fighter_name(move))
    table.duty[free_place(table, table.seat, soldier)] = table.group
    table.groups[table.group] |= BLOCKED
    table.last = soldier


def score_hits(options: Options, table: Table) -> None:
    """Count a hit for every soldier of an unblocked group (rules 13, 18, 22).

    Sides with too many hits fall all at once.
    """
    row = table.row
    through = False
    falls = False
    for group in range(1, table.count + 1):
        packed = table.groups[group]
        if not packed & BLOCKED:
            side = group_side(packed)
            row[HITS + side] += group_size(packed)
            through = True
            if row[HITS + side] >= options.hits_to_lose:
                row[FELL + side] = table.turn
                falls = True
    if through:
        table.busy = True
        if row[FIRST_HIT + table.active] == 0:
            row[FIRST_HIT + table.active] = table.turn
    if falls:
        table.step = FALLING
        table.chooser = REVEAL
    else:
        begin_fights(options, table)
