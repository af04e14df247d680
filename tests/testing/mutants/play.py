"""Games that play wrongly."""

from __future__ import annotations

import itertools

from regalia.kernel.rng import Rng
from tests.testing.bluff_rules import (
    PASS,
    BluffState,
    draw,
)
from tests.testing.mutants.mutant import Mutant, bluff
from tests.testing.sheet import cards_of

# ---- law 1


class OwnDice(BluffState):
    """Deals by a counter of its own instead of the random source it is given."""

    counter = itertools.count()

    def deal(self, rng: Rng) -> int:
        left = cards_of(self.stock["cards"])
        return draw(self.table["asked"][0], left[next(self.counter) % len(left)])


# ---- law 2


class DealLeavesAMark(BluffState):
    """Dealing changes the state, although only playing may."""

    def deal(self, rng: Rng) -> int:
        self.table["round"][0] += 1
        return super().deal(rng)


# ---- law 3


class PassTwice(BluffState):
    def listed(self) -> list[int]:
        moves = super().listed()
        return [PASS, *moves] if moves[0] == PASS else moves


class AskedForNothing(BluffState):
    """Who is asked and has no shield has no move at all."""

    def listed(self) -> list[int]:
        moves = super().listed()
        return [] if moves == [PASS] else moves


class OrderByMood(BluffState):
    """Every second question is answered in another order."""

    times = 0

    def listed(self) -> list[int]:
        self.times += 1
        return sorted(super().listed(), reverse=bool(self.times % 2))


# ---- law 4


class OddsLackACard(BluffState):
    def weighted(self) -> dict[int, int]:
        odds = super().weighted()
        if len(odds) > 1:
            odds.popitem()
        return odds


class WeightOfNought(BluffState):
    def weighted(self) -> dict[int, int]:
        return {move: weight - (move == draw(0, 0)) for move, weight in super().weighted().items()}


class LoadedDeal(BluffState):
    """The odds are equal, but the lower half of the cards comes twice as often."""

    def deal(self, rng: Rng) -> int:
        left = cards_of(self.stock["cards"])
        left += left[: len(left) // 2]
        return draw(self.table["asked"][0], left[rng.below(len(left))])


# ---- law 8


class LosesACard(BluffState):
    def use_shield(self, loser: int) -> None:
        super().use_shield(loser)
        self.table["discard"][0] = 0


# ---- law 11


class NeverEnds(BluffState):
    """Who passes gives nothing up: both take their cards back, for all to know."""

    def concede(self, loser: int) -> None:
        for seat in (0, 1):
            card = self.table["faces"][seat]
            self.table["faces"][seat] = -1
            self.hands[seat]["cards"][card] += 1
            self.table["sizes"][seat] += 1
            self.known(seat)[card] = 1
        self.begin_round()


class WinsTwice(BluffState):
    def result(self, seat: int) -> float:
        return 2 * super().result(seat)


class UnknownReason(BluffState):
    def reason(self) -> int:
        return 7


MUTANTS = (
    Mutant(1, "own dice", bluff(state=OwnDice), "played again with the same seed"),
    Mutant(2, "deal leaves a mark", bluff(state=DealLeavesAMark), "gives another state"),
    Mutant(3, "pass offered twice", bluff(state=PassTwice), "'pass' is offered twice"),
    Mutant(3, "asked for nothing", bluff(state=AskedForNothing), "has no legal move"),
    Mutant(3, "order by mood", bluff(state=OrderByMood), "different orders"),
    Mutant(4, "odds lack a card", bluff(state=OddsLackACard), "not among the odds"),
    Mutant(4, "weight of nought", bluff(state=WeightOfNought), "weights are positive"),
    Mutant(4, "loaded deal", bluff(state=LoadedDeal), "in the odds and was dealt"),
    Mutant(8, "loses a card", bluff(state=LosesACard), "Of card or piece 0"),
    Mutant(11, "never ends", bluff(state=NeverEnds), "no end after"),
    Mutant(11, "wins twice", bluff(state=WinsTwice), "between 0.0 and 1.0"),
    Mutant(11, "unknown reason", bluff(state=UnknownReason), "reason is number 7"),
)
