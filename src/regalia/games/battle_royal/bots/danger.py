# native
"""Danger: the pawns that an enemy's best capture would take from the force to act, times its chance."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.bots.line import Line
from regalia.games.battle_royal.bots.threats import Prey, chance_of, price_of
from regalia.games.battle_royal.rules.cost import capturing
from regalia.games.battle_royal.rules.ground import ONE, column_of, square_at
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.vecs import vec


class Danger:
    """The danger on the base, whose pawns are the pool, and with one pawn more or less.

    ``from_reserve`` is the number of pawns that a placement takes from the reserve.
    """

    def __init__(
        self, position: Position, force: i64, pool: vec[i64], foes: list[Prey], odds: vec[float], from_reserve: i64
    ) -> None:
        height = position.options.ground.height
        self.own = force * height  # where the force's board begins among all
        self.height = height
        self.force = force
        self.pool = pool
        self.foes = foes
        self.odds = odds
        self.from_reserve = from_reserve
        self.centre = position.options.centres[force]
        self.line: Line | None = None
        self.rows = vec[i64]([0] * len(foes))  # by enemy: the set of rows with pawns that it can capture
        self.targets = vec[i64]([0] * (3 * height * i64(len(foes))))  # by enemy and row, what ``look`` finds
        for number in range(i64(len(foes))):
            for i in range(1, height - 1):
                if pool[i] & foes[number].near[i]:
                    at = 3 * (number * height + i)
                    two, three, four = self.look(position, foes[number], i, pool[i])
                    self.targets[at] = two
                    self.targets[at + 1] = three
                    self.targets[at + 2] = four
                    if two | three | four:
                        self.rows[number] |= ONE << i

    def look(self, position: Position, foe: Prey, i: i64, pawns: i64) -> tuple[i64, i64, i64]:
        """The pawns of row i that the enemy can capture for 2, 3 and 4 points."""
        two, three, four = capturing(position, foe.force, foe.pool, i)
        return pawns & two, pawns & three & ~two, pawns & four & ~three

    def with_change(self, position: Position, row: i64, bit: i64, joined: bool) -> float:
        """The danger on the present board: the base with that pawn added or removed, or the base itself without a bit.

        A pawn changes what enemies can capture in its row and those beside it.
        """
        pawns = position.table.pawns
        targets = self.targets
        worst = 0.0
        for number in range(i64(len(self.foes))):
            rows = self.rows[number]
            if bit:
                rows &= ~(ONE * 7 << row - 1)
                foe = self.foes[number]
                for i in range(max(row - 1, 1), min(row + 2, self.height - 1)):
                    word = pawns[self.own + i] & foe.near[i]
                    if word:
                        two, three, four = self.look(position, foe, i, word)
                        if two | three | four:
                            worst = max(worst, self.worst_of(position, i, two, three, four, row, bit, joined))
            while rows:
                i = column_of(rows & -rows)
                rows &= rows - 1
                at = 3 * (number * self.height + i)
                two, three, four = targets[at], targets[at + 1], targets[at + 2]
                worst = max(worst, self.worst_of(position, i, two, three, four, row, bit, joined))
        return worst

    def worst_of(
        self, position: Position, i: i64, two: i64, three: i64, four: i64, row: i64, bit: i64, joined: bool
    ) -> float:
        """The worst capture among pawns of row i, which cost 2, 3 and 4 points."""
        worst = 0.0
        word = two | three | four
        while word:
            one = word & -word
            word ^= one
            likely = chance_of(self.odds, price_of(two, three, one))
            if likely > 0.0:
                worst = max(worst, likely * float(self.lost(position, i, one, row, bit, joined)))
        return worst

    def lost(self, position: Position, i: i64, one: i64, row: i64, bit: i64, joined: bool) -> i64:
        """How many pawns fall with one in row i, after the change."""
        line = self.line
        if line is None:
            line = Line(position, self.force, self.pool)
            self.line = line
        if not joined:
            gone = ONE << line.number(row, bit) if bit else i64(0)
            line.everyone &= ~gone
            lost = line.lost(line.number(i, one))
            line.everyone |= gone
            return lost
        is_new = i == row and one == bit
        if line.is_whole() and (is_new or self.stays_whole(line, i, one, row, bit)):
            return 1 + (line.reserve - self.from_reserve if square_at(i, one) == self.centre else i64(0))
        line.reserve -= self.from_reserve
        line.join(position.options.ground, row, bit, square_at(row, bit) == self.centre)
        lost = line.lost(line.count if is_new else line.number(i, one))
        line.part()
        line.reserve += self.from_reserve
        return lost

    def stays_whole(self, line: Line, i: i64, one: i64, row: i64, bit: i64) -> bool:
        """Whether all others stay connected without a pawn of row i: the base does, and the added pawn touches another."""
        beside = bit << 1 | bit | bit >> 1
        for k in range(row - 1, row + 2):
            word = self.pool[k] & beside
            if k == i:
                word &= ~one
            if word:
                return not line.is_link(line.number(i, one))
        return False
