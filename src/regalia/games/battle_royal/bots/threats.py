# native
"""The captures a force could make next turn, weighed by their chances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.line import Line
from regalia.games.battle_royal.rules.cost import capturing
from regalia.games.battle_royal.rules.ground import ONE, column_of
from regalia.games.battle_royal.rules.model import SHOWN, STANDING
from regalia.games.battle_royal.rules.position import Position, pool_of
from regalia.games.battle_royal.rules.terms import CARDS
from regalia.kernel.vecs import vec

NOW: Final[float] = 4.0  # how much more a capture that can be paid at once counts


def chances(position: Position) -> vec[float]:
    """The chances that the next card gives at least 0, 1, 2, 3, 4 points.

    It is a card that was not shown yet. If all have been shown, the chances are those of a full pack.
    """
    pack = position.options.pack
    row = position.table.row
    size = position.options.pack_size
    for card in range(CARDS):
        size -= row[SHOWN + card]
    all_shown = size == 0
    if all_shown:
        size = position.options.pack_size
    odds = vec[float]([0.0] * CARDS)
    count: i64 = 0
    for back in range(CARDS):
        card = CARDS - 1 - back
        count += pack[card]
        if not all_shown:
            count -= row[SHOWN + card]
        odds[card] = float(count) / float(size)
    return odds


def chance_of(odds: vec[float], price: i64) -> float:
    """The chance of a card that pays the price."""
    return odds[price] if price < CARDS else 0.0


class Prey:
    """The pawns of a force as targets.

    The losses with each pawn are computed on demand and kept.
    """

    def __init__(self, position: Position, force: i64) -> None:
        pool = pool_of(position, force)
        near = vec[i64]([0] * len(pool))
        for i in range(1, i64(len(pool)) - 1):
            word = pool[i - 1] | pool[i] | pool[i + 1]
            near[i] = word | word << 1 | word >> 1
        self.force = force
        self.pool = pool
        self.near = near  # squares beside a pawn, and those of pawns
        self.line: Line | None = None
        self.known = vec[i64]([])

    def lost(self, position: Position, i: i64, bit: i64) -> i64:
        """How many pawns are lost with the one on that square of row i."""
        line = self.line
        if line is None:
            line = Line(position, self.force, self.pool)
            self.line = line
            self.known = vec[i64]([0] * line.count)
        pawn = line.number(i, bit)
        if self.known[pawn] == 0:
            self.known[pawn] = line.lost(pawn)
        return self.known[pawn]


def preys_of(position: Position, force: i64) -> list[Prey]:
    """The enemies of a force that stand on the board."""
    preys: list[Prey] = []
    enemy = 1 - force % 2
    while enemy < position.options.forces:
        if position.table.row[STANDING + enemy]:
            preys.append(Prey(position, enemy))
        enemy += 2
    return preys


class Captures:
    """What a pool could capture of some preys: by row and price, the most pawns lost with a target at that price.

    No pawn stands in row 0: there is the most of all rows.
    """

    def __init__(self, position: Position, attacker: i64, pool: vec[i64], preys: list[Prey]) -> None:
        self.attacker = attacker
        self.preys = preys
        self.height = i64(len(pool))
        self.most = vec[i64]([0] * (self.height * CARDS))
        self.rows: i64 = 0  # the set of rows with targets
        for i in range(1, self.height - 1):
            if self.look(position, pool, i, self.most, i * CARDS):
                self.rows |= ONE << i
        self.sum_up(self.most, self.rows)

    def look(self, position: Position, pool: vec[i64], i: i64, most: vec[i64], at: i64) -> bool:
        """Note what the pool could capture in row i, from ``at`` on; whether there is anything."""
        held: i64 = 0
        for prey in self.preys:
            held |= prey.pool[i]
        near = pool[i - 1] | pool[i] | pool[i + 1]
        if not held & (near | near << 1 | near >> 1):
            return False
        two, three, four = capturing(position, self.attacker, pool, i)
        for prey in self.preys:
            word = four & prey.pool[i]
            while word:
                bit = word & -word
                word ^= bit
                price = price_of(two, three, bit)
                most[at + price] = max(most[at + price], prey.lost(position, i, bit))
        return four != 0

    def sum_up(self, sums: vec[i64], rows: i64) -> None:
        """The most by price in any of these rows."""
        most = self.most
        while rows:
            first = column_of(rows & -rows) * CARDS
            rows &= rows - 1
            for price in range(2, CARDS):
                sums[price] = max(sums[price], most[first + price])

    def from_fewer(self, position: Position, pool: vec[i64], row: i64) -> vec[i64]:
        """Row 0 for a pool that lacks a pawn of that row."""
        sums = vec[i64]([0] * CARDS)
        self.sum_up(sums, self.rows & ~(ONE * 7 << row - 1))
        for i in range(max(row - 1, 1), min(row + 2, self.height - 1)):
            self.look(position, pool, i, sums, 0)
        return sums


def price_of(two: i64, three: i64, bit: i64) -> i64:
    """The price of a target, given those that cost at most two points and at most three."""
    if two & bit:
        return 2
    return 3 if three & bit else 4


def best_of(most: vec[i64], odds: vec[float], points: i64) -> float:
    """The best capture: pawns taken, times the chance to pay for it.

    One that the points left pay for counts NOW times instead.
    """
    best = 0.0
    for price in range(2, CARDS):
        if most[price]:
            likely = NOW if price <= points else chance_of(odds, price)
            best = max(best, float(most[price]) * likely)
    return best


def best_capture(position: Position, attacker: i64, pool: vec[i64], prey: Prey, odds: vec[float], points: i64) -> float:
    """The best capture from the pool: pawns taken, times the chance to pay for it.

    A capture that the points left pay for counts NOW times instead.
    """
    best = 0.0
    for i in range(1, i64(len(pool)) - 1):
        if prey.pool[i] and pool[i - 1] | pool[i] | pool[i + 1]:
            best = max(best, capture_in_row(position, attacker, pool, prey, odds, points, i))
    return best


def capture_in_row(
    position: Position, attacker: i64, pool: vec[i64], prey: Prey, odds: vec[float], points: i64, i: i64
) -> float:
    """``best_capture`` among the targets of row i."""
    best = 0.0
    two, three, four = capturing(position, attacker, pool, i)
    word = four & prey.pool[i]
    while word:
        bit = word & -word
        word ^= bit
        price = price_of(two, three, bit)
        likely = NOW if price <= points else chance_of(odds, price)
        if likely > 0.0:
            best = max(best, float(prey.lost(position, i, bit)) * likely)
    return best
