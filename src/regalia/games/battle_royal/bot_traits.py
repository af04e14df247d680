# native
"""What matters of a position where a turn begins, as numbers: the traits of the force to move and of its enemy.

Between two forces only. Everything read here lies open on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bot_threats import Prey, chance_of, chances
from regalia.games.battle_royal.bot_ways import Ways, nearest_of
from regalia.games.battle_royal.cost import NO_HAVENS, returning, within
from regalia.games.battle_royal.model import RESERVE, STANDING
from regalia.games.battle_royal.position import Position, holds
from regalia.kernel.vecs import vec

TRAITS: Final[i64] = 14  # of each force
INPUTS: Final[i64] = 31  # both forces' and three of the position
IN_REACH: Final[i64] = 6  # whether the points of the force to move bring it into the enemy's centre


def traits_of(position: Position) -> vec[float]:
    """First those of the force to move, then its enemy's, then its points, the pack, and how quiet it has been."""
    out = vec[float]([0.0] * INPUTS)
    table = position.table
    force = table.active
    own = Prey(position, force)
    foe = Prey(position, 1 - force)
    odds = chances(position)
    note_force(position, own, foe, odds, out, 0)
    note_force(position, foe, own, odds, out, TRAITS)
    at = 2 * TRAITS
    out[at] = float(table.points) / 2.0
    out[at + 1] = (chance_of(odds, 1) + chance_of(odds, 2) + chance_of(odds, 3) + chance_of(odds, 4)) / 2.0
    out[at + 2] = float(table.quiet) / float(position.options.quiet_limit)
    return out


def note_force(position: Position, own: Prey, foe: Prey, odds: vec[i64], out: vec[float], at: i64) -> None:
    """Pawns; the way to the enemy's centre; captures; thin places; whether the own centre is held."""
    table = position.table
    force = own.force
    standing = table.row[STANDING + force]
    out[at] = float(standing + table.row[RESERVE + force]) / 10.0
    out[at + 1] = float(table.row[RESERVE + force]) / 10.0
    out[at + 2] = 1.0 if holds(position, force, position.options.centres[force]) else 0.0
    note_way(position, own, odds, out, at + 3)
    note_captures(position, own, foe, odds, out, at + 8)
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
    out[at + 12] = float(thin) / float(standing) / 3.0
    out[at + 13] = float(worst) / 5.0


def note_way(position: Position, own: Prey, odds: vec[i64], out: vec[float], at: i64) -> None:
    """Points to the enemy's centre, and how likely it is to be taken with this turn's points or the next card's."""
    table = position.table
    points = table.points if table.active == own.force else i64(0)
    way = nearest_of(own.pool, Ways(position, own.force, returning(position, own.force)).points)
    out[at] = float(min(way, 24)) / 10.0
    out[at + 1] = float(min(way, 10)) / 5.0
    out[at + 2] = float(min(way, 5)) / 2.0
    out[at + 3] = 1.0 if way <= points else 0.0
    out[at + 4] = chance_of(odds, max(way - points, 1))


def note_captures(position: Position, own: Prey, foe: Prey, odds: vec[i64], out: vec[float], at: i64) -> None:
    """The most pawns that a capture takes that the points left pay for, and by the chance of a card; all of them; how many."""
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
    out[at] = float(sure) / 5.0
    out[at + 1] = best / 5.0
    out[at + 2] = min(total, 30.0) / 10.0
    out[at + 3] = float(count) / 5.0


def listed_traits(position: Position) -> list[float]:
    """The same as a list, for fitting."""
    traits = traits_of(position)
    return [traits[i] for i in range(INPUTS)]
