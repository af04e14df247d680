"""The services that all tables share. A test can replace each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.server.bots.pool import Bots, Thinkers
from regalia.server.checks.checks import Checks
from regalia.server.checks.press import Press
from regalia.server.clock.downtime import Downtime
from regalia.server.clock.pace import Clock, Pace
from regalia.server.limits import Limits
from regalia.server.metrics import Metrics
from regalia.server.overload import Overload
from regalia.server.passwords import Passwords
from regalia.server.store.chance import Chance, FairChance
from regalia.server.store.operating.orders import Orders
from regalia.server.store.presence import Presence
from regalia.server.store.sqlite import Sqlite
from regalia.server.store.store import Store
from regalia.server.tokens import Signer, new_id
from regalia.server.trials.trials import Trials

DATABASE = "regalia.db"


async def _always(old: str, new: str) -> None:
    """The default: every guest may become another."""


@dataclass(slots=True)
class Services:
    """The services of one server."""

    store: Store
    games: Mapping[str, Game] = field(default_factory=catalogue)
    chance: Chance = field(default_factory=FairChance)
    clock: Clock = field(default_factory=Clock)
    pace: Pace = field(default_factory=Pace)
    bots: Bots = field(default_factory=Thinkers)
    checks: Checks = field(default_factory=Checks)
    press: Press = field(default_factory=Press)
    trials: Trials = field(default_factory=Trials)
    limits: Limits = field(default_factory=Limits)
    passwords: Passwords = field(default_factory=Passwords)
    downtime: Downtime = field(default_factory=Downtime)
    metrics: Metrics = field(default_factory=Metrics)
    orders: Orders = field(default_factory=Orders)
    new_id: Callable[[], str] = new_id
    game_over: Callable[[str], None] = field(default=lambda event: None)  # called when a game of that event ends
    guest_moved: Callable[[str, str], None] = field(
        default=lambda old, new: None
    )  # called when a guest becomes another
    may_move: Callable[[str, str], Awaitable[None]] = field(
        default=_always
    )  # raises RegaliaError if a guest cannot become another now
    overload: Overload = field(init=False)
    signer: Signer = field(init=False)
    presence: Presence = field(init=False)

    def __post_init__(self) -> None:
        self.overload = Overload(self.limits.lag)
        self.signer = Signer(self.store.secret)
        self.presence = Presence(self.store)

    def game(self, key: str) -> Game:
        """The game with that key; raises RegaliaError."""
        if key not in self.games:
            raise RegaliaError(f"There is no game '{key}'; there are: {', '.join(self.games)}.")
        return self.games[key]

    async def close(self) -> None:
        await self.bots.close()
        await self.checks.close()
        await self.press.close()
        await self.trials.close()
        await self.presence.close()
        await self.store.close()


def open_store(data: Path, database: str = "") -> Store:
    """The store in that folder, or in the PostgreSQL database at that address. Raises RegaliaError."""
    if not database:
        return Store(Sqlite(data / DATABASE))
    from regalia.server.store.deadlines import PATIENCE
    from regalia.server.store.postgres import Postgres

    return Store(Postgres(database, PATIENCE))
