"""Overload: while the event loop lags behind, nothing new is begun, and the games that run go on."""

from __future__ import annotations

import logging

from regalia.server.problems import too_busy

STEADY = 4  # measurements in a row that begin or end an overload

log = logging.getLogger("regalia.server")


class Overload:
    """Whether the loop's lag stays above a bound, in seconds."""

    def __init__(self, bound: float) -> None:
        self._bound = bound
        self._row = 0  # measurements in a row that speak for a change
        self.now = False
        self.refused = 0  # requests, since the start

    def note(self, lag: float) -> None:
        """Take a measurement of the lag into account."""
        self._row = self._row + 1 if (lag > self._bound) != self.now else 0
        if self._row >= STEADY:
            self.now, self._row = not self.now, 0
            if self.now:
                log.warning("The event loop lags behind by %.2f seconds: new tables are refused", lag)
            else:
                log.warning("The event loop keeps up again: new tables are welcome")

    def check(self, what: str) -> None:
        """Raises HttpProblem during an overload; ``what`` cannot be begun now, as in 'no new table can be opened'."""
        if self.now:
            self.refused += 1
            raise too_busy(f"The server is very busy, so {what} right now. Games that have begun go on.")
