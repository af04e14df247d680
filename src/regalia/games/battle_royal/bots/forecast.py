# native
"""Forecast: facts computed once for a decision, to judge each move by its changes.

The *base* is the board of the force to act without the pawn in hand. A placement without a capture and a pawn taken up
each change it by one pawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.approach import Approach
from regalia.games.battle_royal.bots.danger import Danger
from regalia.games.battle_royal.bots.threats import Captures, best_of, capture_in_row, chances
from regalia.games.battle_royal.bots.ways import ways_of
from regalia.games.battle_royal.rules.cost import havens, returning, within
from regalia.games.battle_royal.rules.ground import bit_of, count_bits, row_of
from regalia.games.battle_royal.rules.model import RESERVE, STANDING
from regalia.games.battle_royal.rules.moves import put_pool
from regalia.games.battle_royal.rules.position import Position, pawns_of
from regalia.games.battle_royal.rules.terms import CARDS
from regalia.kernel.vecs import vec

UNSURE: Final[i64] = -1


class Forecast:
    """For the force to act. Danger and chance are numbers of pawns, weighed by likelihood (``threats.py``)."""

    def __init__(self, position: Position) -> None:
        table = position.table
        options = position.options
        self.force = table.active
        self.height = options.ground.height
        self.own = self.force * self.height  # where its board begins among all
        self.centre = options.centres[self.force]
        self.lead = ahead(position, self.force)
        self.odds = chances(position)
        self.pool = put_pool(position)
        leaving = table.hand == self.centre and not options.while_empty
        self.ways = ways_of(position, self.force, leaving or returning(position, self.force))
        self.nearest = self.ways.nearest(self.pool)
        self.foes = self.ways.preys(position)
        self.captures = Captures(position, self.force, self.pool, self.foes)
        self.chance = vec[float]([0.0] * CARDS)  # of captures from the base, by the points that are left
        for points in range(table.points + 1):
            self.chance[points] = best_of(self.captures.most, self.odds, points)
        takes_up = table.hand < 0 and table.row[RESERVE + self.force] == 0
        self.lift(position)
        self.approach = Approach(position, self.force, self.foes, takes_up)
        self.danger = Danger(position, self.force, self.pool, self.foes, self.odds, 0 if table.hand >= 0 else 1)
        self.lift(position)
        self.lone = table.hand >= 0 and table.row[STANDING + self.force] == 1  # the pawn in hand is the last one
        # whether a placement without a capture changes one pawn, the points and the turn, and nothing else
        self.plain = not (self.lone or options.pincer or options.sidestep or options.while_empty)
        self.priced = False
        self.costs = vec[i64]([])  # boards of the squares that cost at most 1, 2, 3, 4 points
        self.offers = self.costs  # by points: how many squares cost at most that
        self.single = self.costs  # a board for one pawn

    def lift(self, position: Position) -> None:
        """Take the pawn in hand, if any, off the board, or put it back."""
        hand = position.table.hand
        if hand >= 0:
            position.table.pawns[self.own + row_of(hand)] ^= bit_of(hand)

    def price_placements(self, position: Position) -> None:
        """Compute the prices of squares from the base."""
        height = self.height
        costs = vec[i64]([0] * (CARDS * height))
        offers = vec[i64]([0] * CARDS)
        pool = self.pool
        haven = havens(position, pool)
        for i in range(1, height - 1):
            if pool[i - 1] | pool[i] | pool[i + 1] or (len(haven) > 0 and haven[i]):
                one, two, three, four = within(position, self.force, pool, haven, i)
                costs[height + i] = one
                costs[2 * height + i] = two
                costs[3 * height + i] = three
                costs[4 * height + i] = four
                for points in range(1, CARDS):
                    offers[points] += count_bits(costs[points * height + i])
        self.costs = costs
        self.offers = offers
        self.single = vec[i64]([0] * height)
        self.priced = True

    def chance_from(self, position: Position, i: i64, bit: i64, points: i64) -> float:
        """The chance of captures from the base and one more pawn."""
        best = self.chance[points]
        for foe in self.foes:
            if foe.near[i] & bit:
                self.single[i] = bit
                for k in range(max(i - 1, 1), min(i + 2, self.height - 1)):
                    if foe.pool[k]:
                        best = max(best, capture_in_row(position, self.force, self.single, foe, self.odds, points, k))
                self.single[i] = 0
        return best

    # ---- whether the turn goes on

    def points_after(self, position: Position, square: i64) -> i64:
        """The points left after a plain placement, 0 if the turn ends.

        UNSURE if only playing it can tell.
        """
        table = position.table
        options = position.options
        row = row_of(square)
        bit = bit_of(square)
        points = table.points
        price: i64 = 1
        while not self.costs[price * self.height + row] & bit:
            price += 1
        points -= price
        if points == 0:
            return UNSURE if table.quiet + 1 >= options.quiet_limit else i64(0)
        if table.hand < 0 and table.row[RESERVE + self.force] > 1:
            others = self.offers[points] - (i64(1) if price <= points else i64(0))
            return points if others > 0 else UNSURE
        return points if self.reaches_wide(position, points, row, bit) else UNSURE

    def reaches_wide(self, position: Position, points: i64, row: i64, bit: i64) -> bool:
        """Whether any pawn that is taken up has somewhere to go (see ``moves.py``)."""
        sea = position.options.ground.sea
        top: i64 = 0
        for i in range(1, self.height - 1):
            word = self.costs[points * self.height + i] & ~sea[i]
            if i == row:
                word &= ~bit
            if word:
                if top == 0:
                    top = i
                elif i > top + 2:
                    return True
        return False


def forecast_of(position: Position) -> Forecast:
    """The forecast for this decision, kept in the position."""
    kept = position.forecast
    if isinstance(kept, Forecast):
        return kept
    forecast = Forecast(position)
    position.forecast = forecast
    return forecast


def ahead(position: Position, force: i64) -> i64:
    """How many pawns the force's side has more than the other."""
    count: i64 = 0
    for other in range(position.options.forces):
        count += pawns_of(position, other) if (other - force) % 2 == 0 else -pawns_of(position, other)
    return count
