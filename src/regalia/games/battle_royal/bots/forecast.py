# native
"""Forecast: facts computed once for a decision, to judge each move by its changes.

The *base* is the board of the force to act without the pawn in hand. A placement without a capture and a pawn taken up
each change it by one pawn. The methods make that change on the board itself and undo it at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.bots.line import Line
from regalia.games.battle_royal.bots.threats import Prey, best_capture, capture_in_row, chance_of, chances
from regalia.games.battle_royal.bots.ways import ways_of
from regalia.games.battle_royal.rules.cost import NO_HAVENS, havens, returning, within
from regalia.games.battle_royal.rules.ground import ONE, SQUARES, bit_of, count_bits, row_of, square_at
from regalia.games.battle_royal.rules.model import RESERVE, STANDING
from regalia.games.battle_royal.rules.moves import put_pool
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.terms import CARDS
from regalia.games.battle_royal.rules.way import EMBARK, SAIL, box, way_to
from regalia.kernel.vecs import vec

CALM: Final[i64] = 8  # an enemy at least this many points away from the force's centre is ignored
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
        self.odds = chances(position)
        self.pool = put_pool(position)
        leaving = table.hand == self.centre and not options.while_empty
        self.ways = ways_of(position, self.force, leaving or returning(position, self.force))
        self.nearest = self.ways.nearest(self.pool)
        self.line: Line | None = None
        self.from_reserve: i64 = 0 if table.hand >= 0 else 1  # pawns that a placement takes from it
        self.foes: list[Prey] = []
        enemy = 1 - self.force % 2
        while enemy < options.forces:
            if table.row[STANDING + enemy]:
                self.foes.append(Prey(position, enemy))
            enemy += 2
        self.safe = self.is_safe(position)
        self.priced = False
        self.costs = vec[i64]([])  # boards of the squares that cost at most 1, 2, 3, 4 points
        self.offers = vec[i64]([0] * CARDS)  # by points: how many squares cost at most that
        self.chance = vec[float]([0.0] * CARDS)  # of the base, by the points that are left
        self.coming = CALM  # an enemy's shortest way to the force's centre on the base, at most CALM
        self.corridor = vec[i64]([0] * self.height)  # the squares where another pawn could make it longer
        self.single = vec[i64]([0] * self.height)

    def price_placements(self, position: Position) -> None:
        """Compute the prices of squares from the base, and its chance of captures."""
        height = self.height
        self.priced = True
        self.costs = vec[i64]([0] * (CARDS * height))
        haven = havens(position, self.pool)
        pool = self.pool
        for i in range(1, height - 1):
            if pool[i - 1] | pool[i] | pool[i + 1] or (len(haven) > 0 and haven[i]):
                one, two, three, four = within(position, self.force, pool, haven, i)
                self.costs[height + i] = one
                self.costs[2 * height + i] = two
                self.costs[3 * height + i] = three
                self.costs[4 * height + i] = four
                for points in range(1, CARDS):
                    self.offers[points] += count_bits(self.costs[points * height + i])
        for points in range(position.table.points + 1):
            self.chance[points] = self.chance_of_pool(position, pool, points)
        if not self.safe:
            self.lift(position)
            self.watch(position)
            self.lift(position)

    def lift(self, position: Position) -> None:
        """Take the pawn in hand, if any, off the board, or put it back."""
        hand = position.table.hand
        if hand >= 0:
            position.table.pawns[self.own + row_of(hand)] ^= bit_of(hand)

    # ---- ways

    def is_safe(self, position: Position) -> bool:
        """Whether every enemy is too far from the centre, wherever this force's pawns stand."""
        options = position.options
        for foe in self.foes:
            afloat: i64 = 0
            for i in range(1, self.height - 1):
                word = foe.pool[i]
                afloat |= word & options.ground.sea[i]
                while word:
                    one = word & -word
                    word ^= one
                    if options.steps[self.force * SQUARES + square_at(i, one)] < CALM:
                        return False
            if options.harbours[self.force] + SAIL + (0 if afloat else EMBARK) < CALM:
                return False
        return True

    def watch(self, position: Position) -> None:
        """Compute ``coming`` and the corridor: the squares on such a short way, and those beside them.

        Another pawn changes the price of its own square and may bar diagonals beside it. It makes nothing cheaper.
        """
        traces = vec[i64]([0] * (CALM * self.height * i64(len(self.foes))))
        size = CALM * self.height
        for number in range(i64(len(self.foes))):
            trace = vec[i64]([0] * size)
            self.coming = min(self.coming, way_to(position, self.foes[number].force, self.force, CALM, trace))
            for at in range(size):
                traces[number * size + at] = trace[at]
        if self.coming == CALM:
            return
        sail = SAIL + position.options.harbours[self.force]
        for points in range(self.coming):
            left = self.coming - points
            for i in range(1, self.height - 1):
                useful = box(self.centre, i, left) if left < sail else i64(-1)
                for number in range(i64(len(self.foes))):
                    word = traces[number * size + points * self.height + i] & useful
                    if word:
                        word |= word << 1 | word >> 1
                        self.corridor[i - 1] |= word
                        self.corridor[i] |= word
                        self.corridor[i + 1] |= word

    def coming_past(self, position: Position, row: i64, bit: i64) -> i64:
        """``coming`` for the present board, with one more pawn on that square."""
        if self.corridor[row] & bit:
            return self.coming_now(position)
        return self.coming

    def coming_now(self, position: Position) -> i64:
        """``coming`` for the present board."""
        coming = CALM
        if not self.safe:
            for foe in self.foes:
                coming = way_to(position, foe.force, self.force, coming)
        return coming

    # ---- captures

    def chance_of_pool(self, position: Position, pool: vec[i64], points: i64) -> float:
        best = 0.0
        for foe in self.foes:
            best = max(best, best_capture(position, self.force, pool, foe, self.odds, points))
        return best

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

    def danger(self, position: Position, row: i64, bit: i64, joined: bool) -> float:
        """The danger on the present board: the base with that pawn added or removed."""
        pawns = position.table.pawns
        worst = 0.0
        ready = False
        for foe in self.foes:
            for i in range(1, self.height - 1):
                word = pawns[self.own + i] & foe.near[i]
                if word:
                    _, two, three, four = within(position, foe.force, foe.pool, NO_HAVENS, i)
                    word &= four
                    if word and not ready:
                        self.look_at_line(position, row, bit, joined)
                        ready = True
                    while word:
                        one = word & -word
                        word ^= one
                        likely = chance_of(self.odds, 2 if two & one else 3 if three & one else 4)
                        if likely > 0.0:
                            worst = max(worst, likely * float(self.lost(i, one, joined and i == row and one == bit)))
        if ready:
            self.forget(row, bit, joined)
        return worst

    def lost(self, i: i64, bit: i64, is_new: bool) -> i64:
        line = self.line
        assert line is not None
        return line.lost(line.count if is_new else line.number(i, bit))

    def look_at_line(self, position: Position, row: i64, bit: i64, joined: bool) -> None:
        """Bring the line up to date: the base with that pawn added or removed."""
        line = self.line
        if line is None:
            line = Line(position, self.force, self.pool)
            self.line = line
        if joined:
            line.reserve -= self.from_reserve
            line.join(row, bit, square_at(row, bit) == self.centre)
            ground = position.options.ground
            if ground.sea[row] & bit:
                line.moor(ground, row, bit)
        elif bit:
            line.everyone &= ~(ONE << line.number(row, bit))

    def forget(self, row: i64, bit: i64, joined: bool) -> None:
        line = self.line
        assert line is not None
        if joined:
            line.reserve += self.from_reserve
            line.part()
        elif bit:
            line.everyone |= ONE << line.number(row, bit)

    # ---- whether the turn goes on

    def points_after(self, position: Position, square: i64) -> i64:
        """The points left after a placement, 0 if the turn ends.

        UNSURE if only playing it can tell.
        """
        table = position.table
        options = position.options
        row = row_of(square)
        bit = bit_of(square)
        lone = table.hand >= 0 and table.row[STANDING + self.force] == 1
        special = options.pincer or options.sidestep or options.while_empty
        if special or lone or self.ways.points[square] == 0:
            return UNSURE
        points = table.points
        price: i64 = 1
        while not self.costs[price * self.height + row] & bit:
            price += 1
        points -= price
        if points == 0:
            return UNSURE if table.quiet + 1 >= options.quiet_limit else i64(0)
        if table.hand < 0 and table.row[RESERVE + self.force] > 1:
            return points if self.offers[points] > (1 if price <= points else 0) else UNSURE
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
