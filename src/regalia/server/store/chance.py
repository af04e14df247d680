"""The source of cards and dice at the server's tables."""

from __future__ import annotations

import secrets
from typing import Protocol

from mypy_extensions import i64

from regalia.fairness.dealing import DerivedRng
from regalia.fairness.derivation import fresh
from regalia.kernel.match import Entry, Match
from regalia.kernel.rng import Rng
from regalia.server.store.seal import Seal

PATIENCE = 5.0


class OsRng(Rng):
    """The operating system's random numbers: unpredictable, with no seed that could leak."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)


class Chance(Protocol):
    """A source of chance: deals the chance line that is due at a table."""

    patience: float  # seconds to wait for all promises, and again for all parts

    def secret(self) -> str:
        """The secret of a new table."""
        ...

    def deal(self, seal: Seal | None, match: Match, epoch: int = 0) -> Entry: ...


class FairChance:
    """Deals what follows from the table's seal.

    Tables without a seal get the operating system's random numbers.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._rng = OsRng()

    def secret(self) -> str:
        return fresh()

    def deal(self, seal: Seal | None, match: Match, epoch: int = 0) -> Entry:
        if seal is None:
            return match.deal(self._rng)
        return match.deal(DerivedRng(seal.seed(), epoch, len(match.entries) + 1))
