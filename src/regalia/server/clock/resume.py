"""The server's time at a start: where it goes on after a stop, whatever the machine's clock says.

Clocks at tables are differences of stored times, so the server's time never goes back, even if the machine's clock
does. A jump forward is a downtime, which counts against nobody; whether the server was down or the clock is wrong
makes no difference then. A single downtime is bounded, so that a wrong year does not become part of every table.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regalia.server.clock.control import DAY

if TYPE_CHECKING:
    from regalia.server.services import Services

GRACE = 10.0  # seconds; a shorter stop cannot be told from a slow moment
LONGEST = 7 * DAY  # of a single downtime, in seconds
LISTENING = 8.0  # seconds in which another running server stores a heartbeat

log = logging.getLogger("regalia.server")


async def resume(services: Services) -> float:
    """Set the clock, store the downtime and load all downtimes; returns the time. Raises StoreError."""
    clock, clocks = services.clock, services.store.clocks
    said, last = clock.now(), await clocks.last_alive()
    if last is not None:
        if services.store.shared and abs(said - last) > GRACE and (beat := await _another(services, last)) is not None:
            now = last = beat
        else:
            stored = max(last, await clocks.newest() or last)
            now = min(max(said, stored), stored + LONGEST)
        if abs(now - said) > GRACE:
            log.warning(
                "The machine's clock is %.0f seconds %s what this server has stored: tables go on from there."
                " Check the clock of this machine",
                abs(now - said),
                "behind" if said < now else "ahead of",
            )
        clock.set(now)
        if now - last > GRACE:
            await clocks.was_down(last, now)
    else:
        now = said
    if cut := await clocks.cut_downtimes(now):
        log.warning("%d downtimes were stored as lasting beyond now: they end now", cut)
    services.downtime.load(await clocks.downtimes())
    return now


async def _another(services: Services, last: float) -> float | None:
    """The heartbeat of another server that runs on this database; None if there is none."""
    await asyncio.sleep(LISTENING)
    beat = await services.store.clocks.last_alive()
    return beat if beat != last else None
