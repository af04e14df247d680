"""``python -m tests.browser.serve``: the server with room for many new browsers, and with the same deals every time.

Every test opens browsers without a cache, all at one address. On a fast machine they reach the limits of requests and openings.
The cards follow from how many tables had cards before, the bots' seeds from how many questions were asked before: a test that
plays alone on its server meets the same game in every run. Tests that check the cards use the server as it is, ``fair_server``.
"""

from __future__ import annotations

import inspect
import random
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

from regalia.cli import run
from regalia.fairness.dealing import DerivedRng
from regalia.kernel.match import Entry, Match
from regalia.server.bots import pool
from regalia.server.limits import Limits, Rate
from regalia.server.store.chance import FairChance
from regalia.server.store.seal import Seal
from regalia.server.table import rooms

MANY = {"requests": Rate(100_000, 10_000), "openings": Rate(10_000, 1_000)}


def allow_many() -> None:
    """Raise the limits that many new browsers at one address would reach."""
    init: Any = Limits.__init__
    usual = inspect.signature(Limits).parameters.values()
    init.__defaults__ = tuple(MANY.get(limit.name, limit.default) for limit in usual)


def repeat_chance() -> None:
    """Replace every source of chance by one that gives the same in every run."""
    numbers: dict[str, int] = {}

    def deal(_: FairChance, seal: Seal | None, match: Match, epoch: int = 0) -> Entry:
        number = numbers.setdefault(seal.table if seal else "", len(numbers))
        return match.deal(DerivedRng(sha256(f"table {number}".encode()).digest(), epoch, len(match.entries) + 1))

    replaced: Any = FairChance
    replaced.deal = deal
    bots: Any = pool
    bots.secrets = SimpleNamespace(randbits=random.Random(1).getrandbits)
    seats: Any = rooms
    seats._random = random.Random(2)


if __name__ == "__main__":
    allow_many()
    repeat_chance()
    run()
