"""Downtime: the periods in which no server ran, and no clock either."""

from __future__ import annotations

from collections.abc import Iterable


class Downtime:
    """Periods in order, loaded when the server starts, before any table opens."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self._spans: list[tuple[float, float]] = []
        self.load(spans)

    def load(self, spans: Iterable[tuple[float, float]]) -> None:
        """Replace the periods; those that overlap become one."""
        self._spans = []
        for since, until in sorted(spans):
            if self._spans and since <= self._spans[-1][1]:
                self._spans[-1] = self._spans[-1][0], max(until, self._spans[-1][1])
            else:
                self._spans.append((since, until))

    def within(self, since: float, until: float) -> float:
        """How many seconds of that period no server ran."""
        return sum(max(0.0, min(end, until) - max(start, since)) for start, end in self._spans)

    def later(self, since: float, until: float) -> float:
        """``until``, moved on by the downtime since ``since``."""
        for start, end in self._spans:
            if end > since and start < until:
                until += end - max(start, since)
        return until
