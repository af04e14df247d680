"""Chance of an event: every number follows from its seed.

So anybody with the log can check it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

SPAN = 1 << 64


class Chance:
    """Random numbers for one purpose, such as pairing a round.

    The same seed and purpose give the same.
    """

    def __init__(self, seed: str, *purpose: object) -> None:
        self._label = "/".join([seed, *map(str, purpose)])
        self._count = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely.

        A hash beyond the last whole multiple of n is rejected.
        """
        while True:
            digest = hashlib.sha256(f"{self._label}/{self._count}".encode()).digest()
            self._count += 1
            number = int.from_bytes(digest[:8], "big")
            if number < SPAN - SPAN % n:
                return number % n

    def one(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
