# native
"""Inputs of the judge: a position as numbers, the force to move first, then its enemy.

Only for two forces. Reads nothing but what lies open on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.threats import Prey, chance_of, chances
from regalia.games.battle_royal.bots.ways import Ways
from regalia.games.battle_royal.rules.cost import NO_HAVENS, returning, within
from regalia.games.battle_royal.rules.model import RESERVE, STANDING
from regalia.games.battle_royal.rules.position import Position, holds
from regalia.kernel.vecs import vec

# ---- one force

PAWNS: Final[i64] = 0
IN_RESERVE: Final[i64] = 1
AT_HOME: Final[i64] = 2  # whether it holds its own centre
WAY: Final[i64] = 3  # to the enemy's centre in points, capped at three lengths: three inputs
IN_REACH: Final[i64] = 6  # whether the points left bring it there
NEXT_REACH: Final[i64] = 7  # the chance that the next card does
SURE_CAPTURE: Final[i64] = 8  # the most pawns that a capture takes which the points left pay for,
CAPTURE: Final[i64] = 9  # and each by the chance of a card that pays
CAPTURES: Final[i64] = 10  # all of these together
CAPTURABLE: Final[i64] = 11  # how many there are
THIN: Final[i64] = 12  # how many pawns would fall with one of its own, on average
THINNEST: Final[i64] = 13
OF_FORCE: Final[i64] = 14

# ---- the whole

POINTS: Final[i64] = 2 * OF_FORCE
PACK: Final[i64] = POINTS + 1  # what it gives on average
QUIET: Final[i64] = POINTS + 2
NUMBERS: Final[i64] = POINTS + 3


def sight(position: Position) -> vec[float]:
    out = vec[float]([0.0] * NUMBERS)
    table = position.table
    force = table.active
    own = Prey(position, force)
    foe = Prey(position, 1 - force)
    odds = chances(position)
    note_force(position, own, foe, odds, out, 0)
    note_force(position, foe, own, odds, out, OF_FORCE)
    out[POINTS] = float(table.points) / 2.0
    out[PACK] = (chance_of(odds, 1) + chance_of(odds, 2) + chance_of(odds, 3) + chance_of(odds, 4)) / 2.0
    out[QUIET] = float(table.quiet) / float(position.options.quiet_limit)
    return out


def note_force(position: Position, own: Prey, foe: Prey, odds: vec[float], out: vec[float], at: i64) -> None:
    """The numbers of one force, from ``at`` on."""
    table = position.table
    force = own.force
    standing = table.row[STANDING + force]
    out[at + PAWNS] = float(standing + table.row[RESERVE + force]) / 10.0
    out[at + IN_RESERVE] = float(table.row[RESERVE + force]) / 10.0
    out[at + AT_HOME] = 1.0 if holds(position, force, position.options.centres[force]) else 0.0
    note_way(position, own, odds, out, at)
    note_captures(position, own, foe, odds, out, at)
    worst: i64 = 0
    thin: i64 = 0
    for i in range(1, i64(len(own.pool)) - 1):
        word = own.pool[i]
        while word:
            bit = word & -word
            word ^= bit
            lost = own.lost(position, i, bit) - 1
            thin += lost
            worst = max(worst, lost)
    out[at + THIN] = float(thin) / float(standing) / 3.0
    out[at + THINNEST] = float(worst) / 5.0


def note_way(position: Position, own: Prey, odds: vec[float], out: vec[float], at: i64) -> None:
    table = position.table
    points = table.points if table.active == own.force else i64(0)
    way = Ways(position, own.force, returning(position, own.force)).nearest(own.pool)
    out[at + WAY] = float(min(way, 24)) / 10.0
    out[at + WAY + 1] = float(min(way, 10)) / 5.0
    out[at + WAY + 2] = float(min(way, 5)) / 2.0
    out[at + IN_REACH] = 1.0 if way <= points else 0.0
    out[at + NEXT_REACH] = chance_of(odds, max(way - points, 1))


def note_captures(position: Position, own: Prey, foe: Prey, odds: vec[float], out: vec[float], at: i64) -> None:
    table = position.table
    points = table.points if table.active == own.force else i64(0)
    sure: i64 = 0
    best = 0.0
    total = 0.0
    count: i64 = 0
    for i in range(1, i64(len(own.pool)) - 1):
        if foe.pool[i] & own.near[i]:
            _, two, three, four = within(position, own.force, own.pool, NO_HAVENS, i)
            word = four & foe.pool[i]
            while word:
                bit = word & -word
                word ^= bit
                price: i64 = 2 if two & bit else 3 if three & bit else 4
                lost = foe.lost(position, i, bit)
                if price <= points:
                    sure = max(sure, lost)
                gain = chance_of(odds, price) * float(lost)
                best = max(best, gain)
                total += gain
                count += 1
    out[at + SURE_CAPTURE] = float(sure) / 5.0
    out[at + CAPTURE] = best / 5.0
    out[at + CAPTURES] = min(total, 30.0) / 10.0
    out[at + CAPTURABLE] = float(count) / 5.0
