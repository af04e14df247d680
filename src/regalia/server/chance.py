"""Where cards and dice come from at the server's tables."""

from __future__ import annotations

import secrets
from typing import Protocol

from mypy_extensions import i64

from regalia.kernel.match import Entry, Match
from regalia.kernel.rng import Rng


class OsRng(Rng):
    """The operating system's randomness: nobody can foresee it and no seed can leak."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)


class Chance(Protocol):
    """The seam for another source: deals the chance line that is due at a table."""

    def deal(self, table: str, match: Match) -> Entry: ...


class HouseChance:
    """The house deals."""

    def __init__(self) -> None:
        self._rng = OsRng()

    def deal(self, table: str, match: Match) -> Entry:
        return match.deal(self._rng)
