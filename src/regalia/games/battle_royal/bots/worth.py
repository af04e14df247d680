# native
"""The worth of a position for a force: the weighted sum that hints are made of (section 13).

Reads nothing but what lies open on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.approach import CALM
from regalia.games.battle_royal.bots.forecast import ahead
from regalia.games.battle_royal.bots.threats import Prey, best_capture, chance_of, chances
from regalia.games.battle_royal.rules.least import FARTHEST
from regalia.games.battle_royal.rules.model import STANDING
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.terms import ENDED
from regalia.games.battle_royal.rules.way import way_to
from regalia.kernel.vecs import vec

# ---- weights

WON: Final[float] = 10000.0
PAWN: Final[float] = 10.0
OWN_WAY: Final[float] = 1.0  # for each point on the way to the nearest enemy centre
ENEMY_WAY: Final[float] = 0.6
DANGER: Final[float] = 2.0  # for each pawn that the enemy's best capture would take, times its chance
CHANCE: Final[float] = 2.0  # the same for this force's best capture
CENTRE_DANGER: Final[float] = 100.0  # times the chance that an enemy's next card takes this force's centre
CENTRE_CHANCE: Final[float] = 30.0
IN_REACH: Final[float] = 1000.0  # if the points left take an enemy centre
POINT: Final[float] = 0.3  # for each point still to be spent
URGENCY: Final[float] = 3.0  # how much more a side that is not ahead hurries as a quiet end comes near


def value(position: Position, force: i64) -> float:
    """The value of a position for a force and its partner."""
    return assess(position, force, FARTHEST, False, False)


def assess(position: Position, force: i64, nearest: i64, is_sure: bool, is_calm: bool) -> float:
    """The value, given an upper bound for the force's way; if sure, the way itself.

    If calm, enemies are known to be far away.
    """
    table = position.table
    if table.decision == ENDED:
        return outcome(position, force)
    lead = ahead(position, force)
    if table.row[STANDING + force] == 0:
        return PAWN * float(lead)
    odds = chances(position)
    points = table.points if table.active == force else i64(0)
    coming: i64 = CALM
    danger = 0.0
    chance = 0.0
    own = Prey(position, force)
    enemy = 1 - force % 2
    while enemy < position.options.forces:
        if table.row[STANDING + enemy]:
            if not is_sure:
                nearest = way_to(position, force, enemy, nearest)
            if not is_calm:
                coming = way_to(position, enemy, force, coming)
            foe = Prey(position, enemy)
            danger = max(danger, best_capture(position, enemy, foe.pool, own, odds, 0))
            chance = max(chance, best_capture(position, force, own.pool, foe, odds, points))
        enemy += 2
    return weigh(position, odds, lead, nearest, coming, danger, chance, points, table.quiet)


def outcome(position: Position, force: i64) -> float:
    """The value of the end for a force."""
    winner = position.table.winner
    return 0.0 if winner < 0 else WON if winner == force % 2 else -WON


def weigh(
    position: Position,
    odds: vec[float],
    lead: i64,
    nearest: i64,
    coming: i64,
    danger: float,
    chance: float,
    points: i64,
    quiet: i64,
) -> float:
    """The weighted sum of lead, ways, danger and chance, with these points and quiet turns."""
    worth = PAWN * float(lead)
    if nearest <= points:
        worth += IN_REACH
    haste = 1.0
    if lead <= 0:
        haste += URGENCY * float(quiet) / float(position.options.quiet_limit)
    worth += CENTRE_CHANCE * chance_of(odds, nearest) - CENTRE_DANGER * chance_of(odds, coming)
    worth += CHANCE * chance - DANGER / haste * danger
    return worth - OWN_WAY * haste * float(nearest) + ENEMY_WAY * float(coming)
