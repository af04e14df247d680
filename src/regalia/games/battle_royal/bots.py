# native
"""Advice for the house bots (section 13): what a position is worth, and how good a move looks.

A move is judged by the position after it. Everything read here lies open on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bot_threats import best_capture, chance_of, chances
from regalia.games.battle_royal.ground import SQUARES
from regalia.games.battle_royal.model import STANDING
from regalia.games.battle_royal.position import Position, leave, pawns_of
from regalia.games.battle_royal.terms import CAPTURE, ENDED, PLACE, TAKE
from regalia.games.battle_royal.way import FARTHEST, way_to
from regalia.kernel.state import VERB_MASK

# ---- weights

WON: Final[float] = 10000.0
PAWN: Final[float] = 10.0
OWN_WAY: Final[float] = 1.0  # a point less on the own way to the nearest enemy centre
ENEMY_WAY: Final[float] = 0.6
CALM: Final[i64] = 8  # an enemy who is farther than so many points from the own centre is no worry
DANGER: Final[float] = 2.0  # for each pawn that the best enemy capture would take, by its chance
CHANCE: Final[float] = 2.0  # the same for the own best capture
CENTRE_DANGER: Final[float] = 100.0  # that the enemy's next card brings him into the own centre
CENTRE_CHANCE: Final[float] = 30.0
IN_REACH: Final[float] = 1000.0  # the points left bring the force into an enemy centre
POINT: Final[float] = 0.3  # a point that is still to be spent
URGENCY: Final[float] = 3.0  # how much faster a side that is not ahead goes on when a quiet end comes near


def hint(position: Position, move: i64) -> float:
    """How good a move of the force to act looks."""
    force = position.table.active
    verb = move & VERB_MASK
    after = position.clone()
    assert isinstance(after, Position)
    if verb == TAKE:
        leave(after, force, move >> 6)
        return value(after, force) + PAWN + POINT * float(position.table.points)
    after.play(move)
    same_turn = after.table.active == force and after.table.turns == position.table.turns
    return value(after, force) + (POINT * float(after.table.points) if same_turn else 0.0)


def value(position: Position, force: i64) -> float:
    """What the position is worth to a force, in its own and its partner's interest."""
    table = position.table
    if table.decision == ENDED:
        return 0.0 if table.winner < 0 else WON if table.winner == force % 2 else -WON
    lead = ahead(position, force)
    worth = PAWN * float(lead)
    if table.row[STANDING + force] == 0:
        return worth
    odds = chances(position)
    points = table.points if table.active == force else i64(0)
    nearest: i64 = FARTHEST
    coming: i64 = FARTHEST
    danger = 0.0
    chance = 0.0
    enemy = 1 - force % 2
    while enemy < position.options.forces:
        if table.row[STANDING + enemy]:
            nearest = min(nearest, way_to(position, force, position.options.centres[enemy]))
            coming = min(coming, way_to(position, enemy, position.options.centres[force]))
            danger = max(danger, best_capture(position, enemy, force, odds, 0))
            chance = max(chance, best_capture(position, force, enemy, odds, points))
        enemy += 2
    if nearest <= points:
        worth += IN_REACH
    haste = 1.0
    if lead <= 0:
        haste += URGENCY * float(table.quiet) / float(position.options.quiet_limit)
    worth += CENTRE_CHANCE * chance_of(odds, nearest) - CENTRE_DANGER * chance_of(odds, coming)
    worth += CHANCE * chance - DANGER / haste * danger
    return worth - OWN_WAY * haste * float(nearest) + ENEMY_WAY * float(min(coming, CALM))


def ahead(position: Position, force: i64) -> i64:
    """Pawns of the own side more than of the other."""
    count: i64 = 0
    for other in range(position.options.forces):
        count += pawns_of(position, other) if (other - force) % 2 == 0 else -pawns_of(position, other)
    return count


# ---- the urge to attack, without looking ahead


def urge(position: Position, move: i64) -> float:
    """Capture if possible; else place nearest to an enemy centre; else take the pawn farthest from it."""
    verb = move & VERB_MASK
    if verb == CAPTURE:
        return 1000.0
    if verb == PLACE:
        return -float(steps_to_centre(position, move >> 6))
    if verb == TAKE:
        return float(steps_to_centre(position, move >> 6)) - 500.0
    return -1000.0


def steps_to_centre(position: Position, square: i64) -> i64:
    """King's steps to the nearest enemy centre that is not taken."""
    table = position.table
    nearest: i64 = FARTHEST
    enemy = 1 - table.active % 2
    while enemy < position.options.forces:
        if not table.taken >> enemy & 1:
            nearest = min(nearest, position.options.steps[enemy * SQUARES + square])
        enemy += 2
    return nearest
