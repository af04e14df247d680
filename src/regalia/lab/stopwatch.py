"""Rates in processor time of the calling thread, which other programs hardly disturb."""

from __future__ import annotations

import time
from collections.abc import Callable

Work = Callable[[int], int]  # does that many rounds; returns how many things it did


def rate(work: Work, size: int) -> float:
    """Things done per second of processor time."""
    begun = time.thread_time()
    count = work(size)
    return count / max(time.thread_time() - begun, 1e-9)


def size_for(work: Work, seconds: float) -> int:
    """The number of rounds that take about that many seconds."""
    size = 1
    while True:
        begun = time.thread_time()
        work(size)
        taken = time.thread_time() - begun
        if taken > seconds / 8:
            return max(1, round(size * seconds / taken))
        size *= 4
