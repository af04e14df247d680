# native
"""How likely the side to move is to win, judged where a turn begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bot_threats import Prey, chance_of, chances
from regalia.games.battle_royal.bot_ways import nearest_of, ways_of
from regalia.games.battle_royal.cost import NO_HAVENS, returning, within
from regalia.games.battle_royal.model import RESERVE, STANDING
from regalia.games.battle_royal.position import Position, holds
from regalia.kernel.vecs import vec

TRAITS: Final[i64] = 12  # of a force


def traits(position: Position, force: i64, own: Prey, foe: Prey, odds: vec[i64], out: vec[float], at: i64) -> None:
    """What matters of a force, beside one enemy: pawns, way, captures, thin places."""
    table = position.table
    moves = table.active == force
    points = table.points if moves else i64(0)
    way = nearest_of(own.pool, ways_of(position, force, returning(position, force)))
    standing = table.row[STANDING + force]
    reserve = table.row[RESERVE + force]
    out[at] = float(standing + reserve) / 10.0
    out[at + 1] = float(reserve) / 10.0
    out[at + 2] = float(min(way, 24)) / 10.0
    out[at + 3] = float(min(way, 10)) / 5.0
    out[at + 4] = float(min(way, 5)) / 2.0
    out[at + 5] = (1.0 if way <= points else 0.0) if moves else chance_of(odds, way)
    best = 0.0
    total = 0.0
    threatened: i64 = 0
    for i in range(1, i64(len(own.pool)) - 1):
        if foe.pool[i] & own.near[i]:
            _, two, three, four = within(position, force, own.pool, NO_HAVENS, i)
            word = four & foe.pool[i]
            while word:
                bit = word & -word
                word ^= bit
                price: i64 = 2 if two & bit else 3 if three & bit else 4
                likely = (1.0 if price <= points else 0.0) if moves else chance_of(odds, price)
                gain = likely * float(foe.lost(position, i, bit))
                best = max(best, gain)
                total += gain
                threatened += 1
    out[at + 6] = best / 5.0
    out[at + 7] = min(total, 30.0) / 10.0
    out[at + 8] = float(threatened) / 5.0
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
    out[at + 9] = float(thin) / float(standing) / 3.0
    out[at + 10] = float(worst) / 5.0
    out[at + 11] = 1.0 if holds(position, force, position.options.centres[force]) else 0.0


def inputs(position: Position) -> list[float]:
    """The traits of the force to move and of its enemy, its points, and what the pack still holds."""
    out = vec[float]([0.0] * (2 * TRAITS + 3))
    force = position.table.active
    own = Prey(position, force)
    foe = Prey(position, 1 - force)
    odds = chances(position)
    traits(position, force, own, foe, odds, out, 0)
    traits(position, 1 - force, foe, own, odds, out, TRAITS)
    out[2 * TRAITS] = float(position.table.points) / 2.0
    out[2 * TRAITS + 1] = (chance_of(odds, 1) + chance_of(odds, 2) + chance_of(odds, 3) + chance_of(odds, 4)) / 2.0
    out[2 * TRAITS + 2] = float(position.table.quiet) / float(position.options.quiet_limit)
    return [out[i] for i in range(2 * TRAITS + 3)]
