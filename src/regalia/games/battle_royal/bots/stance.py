# native
"""More inputs of the judge: where the pawns of a force stand, and what they hold each other by.

Only for two forces. Reads nothing but what lies open on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.threats import Prey, chance_of, price_of
from regalia.games.battle_royal.bots.ways import Ways
from regalia.games.battle_royal.rules.cost import NO_HAVENS, capturing, within
from regalia.games.battle_royal.rules.ground import SQUARES, count_bits, square_at
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.terms import CARDS
from regalia.kernel.vecs import vec

NEAR_GOAL: Final[i64] = 0  # pawns within 1, 2, 3, 5, 8 steps of the enemy's centre: five inputs
NEAR_HOME: Final[i64] = 5  # pawns within 1, 2, 4 steps of its own: three inputs
ON_STRONGHOLD: Final[i64] = 8
ON_OBSTACLE: Final[i64] = 9
AFLOAT: Final[i64] = 10
TARGETS: Final[i64] = 11  # enemy pawns that a capture for 2, 3, 4 points takes: three inputs
PRIZES: Final[i64] = 14  # the most pawns that such a capture takes: three inputs
ROOM: Final[i64] = 17  # empty squares for 1 point, and for 2: two inputs
LINKS: Final[i64] = 19  # pawns with which others would fall
NEXT_THIN: Final[i64] = 20  # how many with the second-thinnest
TOUCHING: Final[i64] = 21  # pawns beside an enemy pawn
SECOND_WAY: Final[i64] = 22  # the way to the enemy's centre without its foremost pawn: two inputs
REACH_IN_TWO: Final[i64] = 24  # the chance that two cards bring it to the enemy's centre
REACH_IN_THREE: Final[i64] = 25
OF_STANCE: Final[i64] = 26

GOAL_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 3, 5, 8])
HOME_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 4])
LONGEST: Final[i64] = 3 * (CARDS - 1)  # points that three cards give at most


def note_stance(
    position: Position, own: Prey, foe: Prey, ways: Ways, odds: vec[float], out: vec[float], at: i64
) -> None:
    """The numbers of one force, from ``at`` on."""
    note_places(position, own, foe, out, at)
    note_targets(position, own, foe, out, at)
    note_links(position, own, out, at)
    note_second_way(own, ways, out, at)
    way = ways.nearest(own.pool) - (position.table.points if position.table.active == own.force else i64(0))
    two, three = chances_to_reach(odds, way)
    out[at + REACH_IN_TWO] = two
    out[at + REACH_IN_THREE] = three


def note_places(position: Position, own: Prey, foe: Prey, out: vec[float], at: i64) -> None:
    """Note how far the pawns have come, and on what ground they stand."""
    ground = position.options.ground
    steps = position.options.steps
    to_goal = foe.force * SQUARES
    to_home = own.force * SQUARES
    for i in range(1, ground.height - 1):
        word = own.pool[i]
        if not word:
            continue
        out[at + ON_STRONGHOLD] += float(count_bits(word & ground.stronghold[i])) / 3.0
        out[at + ON_OBSTACLE] += float(count_bits(word & ground.obstacle[i])) / 5.0
        out[at + AFLOAT] += float(count_bits(word & ground.sea[i])) / 2.0
        out[at + TOUCHING] += float(count_bits(word & foe.near[i])) / 5.0
        while word:
            bit = word & -word
            word ^= bit
            square = square_at(i, bit)
            for k in range(5):
                if steps[to_goal + square] <= GOAL_STEPS[k]:
                    out[at + NEAR_GOAL + k] += 0.25
            for k in range(3):
                if steps[to_home + square] <= HOME_STEPS[k]:
                    out[at + NEAR_HOME + k] += 0.25


def note_targets(position: Position, own: Prey, foe: Prey, out: vec[float], at: i64) -> None:
    """Note the squares that the force can enter, with what it can capture there."""
    for i in range(1, i64(len(own.pool)) - 1):
        if not own.near[i]:
            continue
        one, two, _, _ = within(position, own.force, own.pool, NO_HAVENS, i)
        out[at + ROOM] += float(count_bits(one)) / 15.0
        out[at + ROOM + 1] += float(count_bits(two & ~foe.pool[i])) / 25.0
        if not foe.pool[i] & own.near[i]:
            continue
        two, three, word = capturing(position, own.force, own.pool, i)
        while word:
            bit = word & -word
            word ^= bit
            kind = price_of(two, three, bit) - 2
            out[at + TARGETS + kind] += 0.25
            out[at + PRIZES + kind] = max(out[at + PRIZES + kind], float(foe.lost(position, i, bit)) / 5.0)


def note_links(position: Position, own: Prey, out: vec[float], at: i64) -> None:
    """Note the pawns that hold the force together."""
    worst: i64 = 0
    second: i64 = 0
    links: i64 = 0
    for i in range(1, i64(len(own.pool)) - 1):
        word = own.pool[i]
        while word:
            bit = word & -word
            word ^= bit
            lost = own.lost(position, i, bit) - 1
            if lost:
                links += 1
            if lost > worst:
                second = worst
                worst = lost
            else:
                second = max(second, lost)
    out[at + LINKS] = float(links) / 5.0
    out[at + NEXT_THIN] = float(second) / 5.0


def note_second_way(own: Prey, ways: Ways, out: vec[float], at: i64) -> None:
    """Note the way that is left if the enemy takes the foremost pawn."""
    first = ways.nearest(own.pool)
    others = own.pool[:]
    for i in range(1, i64(len(others)) - 1):
        word = others[i]
        while word:
            bit = word & -word
            word ^= bit
            if ways.points_at(i, bit) == first:
                others[i] ^= bit
                second = ways.nearest(others)
                out[at + SECOND_WAY] = float(min(second, 24)) / 10.0
                out[at + SECOND_WAY + 1] = float(min(second - first, 5)) / 2.0
                return


def chances_to_reach(odds: vec[float], way: i64) -> tuple[float, float]:
    """The chances that two cards, and that three, give at least these points.

    Each card is taken as drawn from the present pack.
    """
    if way > LONGEST:
        return 0.0, 0.0
    two = 0.0
    three = 0.0
    for first in range(CARDS):
        likely = odds[first] - chance_of(odds, first + 1)
        if likely > 0.0:
            two += likely * at_least(odds, way - first)
            for second in range(CARDS):
                also = odds[second] - chance_of(odds, second + 1)
                three += likely * also * at_least(odds, way - first - second)
    return two, three


def at_least(odds: vec[float], points: i64) -> float:
    """The chance that a card gives at least these points."""
    return 1.0 if points <= 0 else chance_of(odds, points)
