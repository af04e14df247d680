# native
"""Hints of an eager beginner, who does not look ahead."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.fields import CAPTURE, PLACE, TAKE, square_in, verb_of
from regalia.games.battle_royal.rules.ground import SQUARES
from regalia.games.battle_royal.rules.least import FARTHEST
from regalia.games.battle_royal.rules.model import in_set
from regalia.games.battle_royal.rules.position import Position


def eager_hint(position: Position, move: i64) -> float:
    """How much an eager beginner wants a move.

    Captures come first, then placements near an enemy centre, then taking up a pawn far from it.
    """
    verb = verb_of(move)
    if verb == CAPTURE:
        return 1000.0
    if verb == PLACE:
        return -float(steps_to_centre(position, square_in(move)))
    if verb == TAKE:
        return float(steps_to_centre(position, square_in(move))) - 500.0
    return -1000.0


def steps_to_centre(position: Position, square: i64) -> i64:
    """King's steps to the nearest enemy centre that is not taken."""
    table = position.table
    nearest: i64 = FARTHEST
    enemy = 1 - table.active % 2
    while enemy < position.options.forces:
        if not in_set(table.taken, enemy):
            nearest = min(nearest, position.options.steps[enemy * SQUARES + square])
        enemy += 2
    return nearest
