# native
"""Moves and tables after a card or a move is chosen, for previews."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.action import action_moves
from regalia.games.royal_battles.rules.fields import move_square, move_start, played_card
from regalia.games.royal_battles.rules.model import HIDDEN, Table, colour_at, unit_at
from regalia.games.royal_battles.rules.movement import standing_as, unit_moves
from regalia.games.royal_battles.rules.position import Position, leave_board, pave, stand
from regalia.games.royal_battles.rules.terms import ACTING, MOVING, Options
from regalia.kernel.vecs import vec


def moves_with(options: Options, table: Table, card: i64) -> list[int]:
    """The moves of the active seat with this card."""
    after = table.copy()
    after.step = MOVING
    after.card = card + 1
    out = vec[i64]([0] * 64)
    return listed(out, unit_moves(Position(options, after, vec[i64]([0] * HIDDEN)), out))


def table_after(options: Options, table: Table, move: i64) -> Table:
    """The table after that move of the active seat, before any action."""
    after = table.copy()
    start = move_start(move)
    square = move_square(move)
    card = played_card(move)
    unit = unit_at(table, start)
    leave_board(after, unit)
    pave(after, table.active, square, card, standing_as(options, card, colour_at(table, start)))
    stand(after, unit, square)
    after.mover = unit
    after.step = ACTING
    return after


def actions_at(options: Options, table: Table) -> list[int]:
    """The actions of the unit that has moved, without ``hold``."""
    out = vec[i64]([0] * 64)
    return listed(out, action_moves(Position(options, table, vec[i64]([0] * HIDDEN)), out) - 1)


def listed(out: vec[i64], count: i64) -> list[int]:
    return [out[i] for i in range(count)]
