"""Who sits first where two meet: whoever has done so less often; the lot where that is equal."""

from __future__ import annotations

from regalia.events.event import Event
from regalia.events.lots import Lots


def seated(event: Event, one: int, other: int, lots: Lots) -> tuple[int, int]:
    """The two in the order of their seats."""
    lean = _lean(event, one) - _lean(event, other)
    if lean == 0:
        lean = 1 - 2 * lots.below(2)
    return (one, other) if lean < 0 else (other, one)


def _lean(event: Event, entrant: int) -> int:
    """How much more often it sat first than second."""
    tables = [bout.entrants for made in event.rounds for bout in made.bouts if entrant in bout.entrants]
    return sum(1 if table[0] == entrant else -1 for table in tables)
