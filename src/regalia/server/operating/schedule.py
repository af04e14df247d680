"""Scheduled backups: one file every few hours, each checked, the oldest deleted.

Several servers on one database share the schedule: the one that claims a backup first makes it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.operating.backup import back_up
from regalia.server.services import Services
from regalia.server.store.database import Stale
from regalia.server.store.private import make_private_folder

NAMES = "regalia-????????-??????.db"
LOOK = 60.0  # seconds at most between two looks at the schedule, and before a failed backup is tried again

log = logging.getLogger("regalia.server")


@dataclass(frozen=True, slots=True)
class Schedule:
    """How often a backup is made, where it goes, and how many are kept."""

    folder: Path
    every: float  # seconds
    keep: int


class Backups:
    """The task that makes backups of one server's database."""

    def __init__(self, services: Services, schedule: Schedule, data: Path, database: str = "") -> None:
        self._services = services
        self._schedule = schedule
        self._data = data
        self._database = database

    async def run(self) -> None:
        """Make backups until cancelled; a failure is logged and tried again."""
        while True:
            try:
                if await self._services.store.upkeep.claim("backup", self._services.clock.now(), self._schedule.every):
                    await self._make()
            except Stale:
                pass  # another server makes this one
            except (RegaliaError, OSError) as wrong:
                self._services.metrics.backup_failures += 1
                log.error("The backup failed: %s", wrong)
            await asyncio.sleep(min(self._schedule.every / 4, LOOK))

    async def _make(self) -> None:
        try:
            await asyncio.to_thread(self._written)
        except BaseException:
            await self._services.store.upkeep.give_up("backup")
            raise
        self._services.metrics.backup_at = time.monotonic()

    def _written(self) -> None:
        folder = self._schedule.folder
        make_private_folder(folder)
        made = folder / f"regalia-{datetime.now(UTC):%Y%m%d-%H%M%S}.db"
        back_up(made, self._data, self._database)
        older = sorted(path for path in folder.glob(NAMES) if path != made)
        for path in older[: max(0, len(older) + 1 - self._schedule.keep)]:
            path.unlink()
