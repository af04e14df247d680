"""Seating: who has met whom, and who sits first.

The entrant who has sat first less often does; else the lot decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.events.chance import Chance
from regalia.events.event import Event


def meetings(event: Event) -> list[list[int]]:
    """How often each entrant has met each other one."""
    count = len(event.entrants)
    met = [[0] * count for _ in range(count)]
    for made in event.rounds:
        for bout in made.bouts:
            for one in bout.entrants:
                for other in bout.entrants:
                    met[one][other] += one != other
    return met


def seated(event: Event, one: int, other: int, chance: Chance) -> tuple[int, int]:
    """The two in seat order."""
    lean = _lean(event, one) - _lean(event, other)
    if lean == 0:
        lean = 1 - 2 * chance.below(2)
    return (one, other) if lean < 0 else (other, one)


def around(event: Event, table: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """The entrants of a larger table in seat order."""
    return tuple(sorted(chance.shuffled(table), key=lambda entrant: _lean(event, entrant)))


def _lean(event: Event, entrant: int) -> int:
    """How much more often an entrant sat before others than after them."""
    tables = [bout.entrants for made in event.rounds for bout in made.bouts if entrant in bout.entrants]
    return sum(len(table) - 1 - 2 * table.index(entrant) for table in tables)
