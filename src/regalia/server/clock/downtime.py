"""Downtime: when no server ran. Nobody's clock did either."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable


class Downtime:
    """Spans of time, in order. Known when the server starts, before the first table is opened."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self._spans = sorted(spans)

    def add(self, since: float, until: float) -> None:
        insort(self._spans, (since, until))

    def within(self, since: float, until: float) -> float:
        """How many seconds of that time no server ran."""
        return sum(max(0.0, min(end, until) - max(start, since)) for start, end in self._spans)

    def later(self, since: float, until: float) -> float:
        """The time by which as long has gone by from ``since`` with a server running as would have until ``until``."""
        for start, end in self._spans:
            if end > since and start < until:
                until += end - max(start, since)
        return until
