"""The press: games and events as PDFs, set in a process of their own, so that a long print holds up no check."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from regalia.kernel.game import Game
from regalia.server.checks.checks import Checks
from regalia.server.checks.jobs import AnyJob, PrintEvent, PrintGame
from regalia.server.wire.paper import PrintOrder

PRINT_LIMIT = 40.0  # seconds for a PDF; the rules with all their pictures take a few
KEPT = 24  # PDFs in memory
MOST_BYTES = 16_000_000  # of all of them


class Press(Checks):
    """The printing process, started for the first job, with a short queue."""

    most_waiting = 12
    most_of_one = 2
    busy = "Many sheets are being printed now."
    slow = "Printing this took more than {} seconds, so it was stopped. Choose fewer parts."

    def __init__(self, limit: float = PRINT_LIMIT) -> None:
        super().__init__(limit)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def game(self, game: Game, order: PrintOrder, whose: str) -> bytes:
        """The ordered parts of a game as a PDF; the last ones are kept. Raises RegaliaError."""
        job = PrintGame(game.key, dict(order.options), order.parts, order.paper, order.seats)
        key = msgspec.json.encode(job, order="deterministic")
        if key not in self._kept:
            self._keep(key, await self._printed(job, whose))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def event(self, data: dict[str, Any], paper: str, whose: str) -> bytes:
        """A sheet of an event as a PDF. Raises RegaliaError."""
        return await self._printed(PrintEvent(data, paper), whose)

    async def _printed(self, job: AnyJob, whose: str) -> bytes:
        return msgspec.json.decode(await self._checked(job, whose, self._limit), type=bytes)

    def _keep(self, key: bytes, pdf: bytes) -> None:
        self._kept[key] = pdf
        while len(self._kept) > KEPT or (len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_BYTES):
            self._kept.popitem(last=False)
