"""Chunks: how many games make one task, so that tasks take about as long as they should."""

from __future__ import annotations

from collections.abc import Iterator

LARGEST = 1 << 16
GROWTH = 4  # at most, from one chunk to the next

Span = tuple[int, int]  # the number of the first game, and how many


class Sizes:
    """The size of the next chunk, learnt from the last."""

    def __init__(self, seconds: float, first: int) -> None:
        self.seconds = seconds
        self.size = first

    def spans(self, first: int, last: int, workers: int = 1) -> Iterator[Span]:
        """The games from one number to another, in chunks; few games are shared by all workers."""
        fair = -(-(last - first + 1) // workers)
        while first <= last:
            games = min(self.size, fair, last - first + 1)
            yield first, games
            first += games

    def learn(self, games: int, seconds: float) -> None:
        """Learn from how long a number of games took."""
        wanted = games * self.seconds / max(seconds, 1e-6)
        self.size = max(1, min(int(wanted), GROWTH * games, LARGEST))
