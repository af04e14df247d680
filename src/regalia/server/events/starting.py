"""The start of an event: by its host, or at the time that was planned."""

from __future__ import annotations

from regalia.events import entries as e
from regalia.events.event import Event
from regalia.kernel.errors import RegaliaError
from regalia.server.services import Services

LATEST = 366 * 24 * 3600.0  # seconds from now


def check_start(starts: float | None, now: float) -> None:
    """Raises RegaliaError for a time that cannot be kept."""
    if starts is not None and not now <= starts <= now + LATEST:
        raise RegaliaError("Plan the start for a time within the next year, or leave it open.")


def started(services: Services, event: Event) -> e.Started:
    series = services.game(event.plan.game).series()
    at_tables = series.building(event.plan.options) is not None
    hands_in = series.pool(event.plan.options) is not None
    return e.Started(builds=at_tables or hands_in, hands_in=hands_in, pod=series.pod)


def due_start(services: Services, event: Event) -> e.Started | None:
    """The start of an event whose time has come and which can start; otherwise it waits for its host."""
    starts = event.plan.starts
    if event.phase != "open" or event.paused or starts is None or services.clock.now() < starts:
        return None
    entry = started(services, event)
    try:
        event.copy().take(entry)
    except RegaliaError:  # too few players, or a team is not complete
        return None
    return entry
