# native
"""The flow of the game: setup, then turns (sections 3, 4.2 and 6.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.abilities import next_effect
from regalia.games.battle.rules.attack import begin_attack, following, next_attacker
from regalia.games.battle.rules.block import next_blocker
from regalia.games.battle.rules.building import next_cut, next_pick, next_pool
from regalia.games.battle.rules.draft import next_pack, next_picker
from regalia.games.battle.rules.drawing import begin_draw
from regalia.games.battle.rules.ending import end_game, reached_limit
from regalia.games.battle.rules.main_step import next_actor
from regalia.games.battle.rules.model import FELL, SPECIAL
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.strike import next_strike
from regalia.games.battle.rules.terms import (
    ATTACKING,
    BLOCKING,
    CUTTING,
    DEALING,
    DRAWING,
    MAIN,
    NO_REASON,
    NOBODY,
    PACKING,
    PICKING,
    POOLING,
    SPLITTING,
    STARTING,
    STRIKING,
    TURN_OVER,
)
from regalia.kernel.state import CHANCE


def go_on(position: Position) -> None:
    """Go from step to step until a seat, chance or a reveal is due.

    What leaves no choice is done on the way, without a move.
    """
    table = position.table
    table.chooser = NOBODY
    while table.chooser == NOBODY:
        step = table.step
        if step == MAIN:
            next_actor(position)
        elif step == ATTACKING:
            next_attacker(position)
        elif step == BLOCKING:
            next_blocker(position)
        elif step == STRIKING:
            next_strike(position)
        elif step == DRAWING:
            next_draw(position)
        elif step == TURN_OVER:
            end_turn(position)
        elif step > MAIN:
            next_effect(position)
        else:
            prepare(position)


def prepare(position: Position) -> None:
    """Carry out the steps before the first turn."""
    table = position.table
    step = table.step
    if step == POOLING:
        next_pool(position)
    elif step == PACKING:
        next_pack(position)
    elif step == PICKING:
        next_picker(position)
    elif step == SPLITTING:
        next_pick(position)
    elif step == CUTTING:
        next_cut(position)
    elif step == STARTING:
        if position.options.first_side == CHANCE:
            table.chooser = CHANCE
        else:
            begin_game(position, position.options.first_side)
    elif step == DEALING:
        next_hand(position)


def begin_game(position: Position, side: i64) -> None:
    """Deal the first hands, now that the first side is known."""
    position.table.active = side
    position.table.step = DEALING
    position.table.seat = 0


def next_hand(position: Position) -> None:
    table = position.table
    if table.seat < position.options.seats:
        begin_draw(position, table.seat, position.options.hand_size)
    else:
        begin_turn(position)


def begin_turn(position: Position) -> None:
    """Begin the active side's turn with its draw step.

    The very first draw may be skipped (rule 4).
    """
    options = position.options
    table = position.table
    table.turn += 1
    table.busy = False
    for seat in range(options.seats):
        table.row[SPECIAL + seat] = 0
    if table.turn == 1 and not options.first_draw:
        begin_attack(position)
    else:
        table.step = DRAWING
        table.seat = table.active


def next_draw(position: Position) -> None:
    """Let every seat of the side draw one card."""
    options = position.options
    table = position.table
    while table.seat < options.seats:
        if begin_draw(position, table.seat, 1):
            return
        table.seat += options.sides
    begin_attack(position)


def end_turn(position: Position) -> None:
    """Check the limits, then begin the turn of the next living side."""
    options = position.options
    table = position.table
    table.quiet = 0 if table.busy else table.quiet + 1
    reason = reached_limit(options, table)
    if reason != NO_REASON:
        end_game(table, reason)
        return
    table.active = following(options, table.active)
    while table.row[FELL + table.active]:
        table.active = following(options, table.active)
    begin_turn(position)
