"""The results of a trial so far, counted by seat and by place in the turn order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regalia.lab.statistics import Interval, mean_interval, median
from regalia.server.trials.jobs import Bout
from regalia.server.wire.trials import ArmResult, Share


class Arm:
    """The games with one set of options."""

    def __init__(self, seats: int) -> None:
        self._seats: list[Counter[float]] = [Counter() for _ in range(seats)]
        self._places: list[Counter[float]] = [Counter() for _ in range(seats)]
        self._turns: Counter[int] = Counter()

    def add(self, bout: Bout) -> None:
        self._turns[bout.turns] += 1
        for seat, result in enumerate(bout.results):
            self._seats[seat][result] += 1
            self._places[(seat - max(bout.starter, 0)) % len(self._places)][result] += 1

    def result(self) -> ArmResult:
        return ArmResult(
            seats=tuple(_share(mean_interval(counts)) for counts in self._seats),
            places=tuple(_share(mean_interval(counts)) for counts in self._places),
            turns=median(self._turns),
        )


class TrialTally:
    """The games of a trial: one arm for each set of options, and the mean result of the seats that are followed.

    ``follow`` names a seat for each arm, or is empty. The games of one number share their deals, so their mean counts as
    one result: what luck gives one arm, it takes from another.
    """

    def __init__(self, arms: int, seats: int, follow: Sequence[int]) -> None:
        self.games = 0
        self._arms = [Arm(seats) for _ in range(arms)]
        self._follow = follow
        self._followed: Counter[float] = Counter()

    def add(self, bouts: Sequence[Bout]) -> None:
        self.games += 1
        for arm, bout in zip(self._arms, bouts, strict=True):
            arm.add(bout)
        if self._follow:
            results = [bout.results[seat] for bout, seat in zip(bouts, self._follow, strict=True)]
            self._followed[sum(results) / len(results)] += 1

    def arms(self) -> tuple[ArmResult, ...]:
        return tuple(arm.result() for arm in self._arms)

    def followed(self) -> Share | None:
        return _share(mean_interval(self._followed)) if self._follow else None


def _share(found: Interval) -> Share:
    return Share(share=found.share, low=found.low, high=found.high)
