"""Race: compares a few moves in the same guessed worlds until the differences are clear.

All moves are tried in each world with the same luck, so only the differences between two results of one world count. The
bounds are asymptotic confidence sequences (Waudby-Smith and others, 2021): they hold at every look at once, so the race may
stop at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, log, sqrt

ERROR = 1e-5  # the chance that a race calls any move clearly worse that is not
LEAST = 0.03  # a smaller loss is never held against a move
COARSE = 0.05  # a larger uncertainty of the best share needs more worlds
FIRST_LOOK = 32  # worlds
SHARPEST = 300  # the number of worlds at which the bounds are tightest


class Race:
    """The results of some moves by world. A move that is clearly worse drops out; the others run on."""

    def __init__(self, runners: int) -> None:
        self.active = list(range(runners))
        self._pairs = max(1, runners * (runners - 1) // 2)
        self._worlds = [0] * runners
        self._sum = [0.0] * runners
        self._square = [0.0] * runners
        self._lead = [[0.0] * runners for _ in range(runners)]  # of the row over the column, summed over common worlds
        self._lead_square = [[0.0] * runners for _ in range(runners)]
        self._look = FIRST_LOOK

    @property
    def worlds(self) -> int:
        return max(self._worlds)

    def note(self, results: Sequence[float]) -> None:
        """Add the results of the active runners in one world, in their order."""
        for i, mine in zip(self.active, results, strict=True):
            self._worlds[i] += 1
            self._sum[i] += mine
            self._square[i] += mine * mine
            for j, theirs in zip(self.active, results, strict=True):
                self._lead[i][j] += mine - theirs
                self._lead_square[i][j] += (mine - theirs) ** 2

    def settled(self) -> bool:
        """Whether more worlds would change no verdict. Drops the runners that are clearly worse.

        Asked after every world, it computes at 32 worlds and then each time their number has grown by an eighth.
        """
        if self.worlds < self._look:
            return False
        self._look = self.worlds + self.worlds // 8
        best = self.best()
        self.active = [i for i in self.active if i == best or not self.worse(i)]
        if self.margin(best) > COARSE:
            return False
        return all(self.loss(i) + self.radius(i) < LEAST for i in self.active if i != best)

    # ---- findings

    def best(self) -> int:
        """The active runner with the best results; of equal ones the first."""
        first = self.active[0]
        return max(self.active, key=lambda i: (self._lead[i][first], -i))

    def share(self, runner: int) -> float:
        """The mean result: that of the best, less the loss in the worlds that both ran in."""
        best = self.best()
        return min(1.0, max(0.0, self._sum[best] / self._worlds[best] - self.loss(runner)))

    def margin(self, runner: int) -> float:
        """Twice the standard error of that share."""
        best = self.best()
        error = 2.0 * _error(self._worlds[best], self._sum[best], self._square[best])
        return error if runner == best else hypot(error, self.doubt(runner))

    def loss(self, runner: int) -> float:
        """By how much the best runner is better on average."""
        return self._lead[self.best()][runner] / self._worlds[runner]

    def doubt(self, runner: int) -> float:
        """Twice the standard error of that loss."""
        best = self.best()
        return 2.0 * _error(self._worlds[runner], self._lead[best][runner], self._lead_square[best][runner])

    def radius(self, runner: int) -> float:
        """How far the true loss may be from the mean, at every look of this race at once."""
        best, worlds = self.best(), self._worlds[runner]
        error = _error(worlds, self._lead[best][runner], self._lead_square[best][runner])
        return error * _width(worlds, ERROR / self._pairs)

    def worse(self, runner: int) -> bool:
        """Whether the runner is worse than the best by more than chance explains, and by enough to matter."""
        loss = self.loss(runner)
        return loss >= LEAST and loss > self.radius(runner)


def _error(worlds: int, total: float, squares: float) -> float:
    """The standard error of a mean, with one more world that brings a full win: rare results may be unseen."""
    mean = total / worlds
    return sqrt((max(squares / worlds - mean * mean, 0.0) + 1.0 / worlds) / worlds)


def _width(worlds: int, error: float) -> float:
    """The bound of a confidence sequence in standard errors: about 6 for these errors."""
    sure = -2.0 * log(error)
    rho = (sure + log(sure) + 1.0) / SHARPEST
    grown = worlds * rho
    return sqrt(2.0 * (grown + 1.0) / grown * log(sqrt(grown + 1.0) / error))
