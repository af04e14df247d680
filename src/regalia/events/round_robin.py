"""Round robin: everybody meets everybody, and nobody sits at two tables in a round.

At tables of two each pair meets exactly once (the circle method). At tables of three or four everybody plays in every
round until all have met; ``mixing`` keeps repeated meetings rare.
"""

from __future__ import annotations

from itertools import combinations

from regalia.events.chance import Chance
from regalia.events.entries import RoundMade
from regalia.events.event import Event
from regalia.events.mixing import mixed
from regalia.events.seating import around, meetings, seated


def rounds(entrants: int) -> int:
    """The number of rounds at tables of two.

    With an odd number each round has a bye.
    """
    return entrants - 1 if entrants % 2 == 0 else entrants


def advancing(event: Event) -> list[int]:
    """The entrants of the next round; empty when all are played."""
    left = event.remaining
    if len(left) < 2:
        return []
    if event.plan.table_size == 2:
        return left if len(event.rounds) < rounds(len(event.entrants)) else []
    met = meetings(event)
    return left if any(not met[one][other] for one, other in combinations(left, 2)) else []


def next_round(event: Event) -> RoundMade | None:
    """The next round; None when all are played."""
    left = advancing(event)
    if not left:
        return None
    if event.plan.table_size == 2:
        return _pairs(event)
    number = len(event.rounds) + 1
    chance = Chance(event.seed, "round", number)
    tables = mixed(left, event.plan.table_size, meetings(event), chance)
    return RoundMade(round=number, tables=tuple(around(event, table, chance) for table in tables))


def _pairs(event: Event) -> RoundMade:
    """The circle, rotated by one. An entrant whose opponent dropped out has a bye."""
    number = len(event.rounds) + 1
    count = len(event.entrants)
    ring: list[int | None] = [*Chance(event.seed, "ring").shuffled(range(count))]
    if count % 2:
        ring.append(None)
    turning = ring[1:]
    shift = (number - 1) % len(turning)
    circle = [ring[0], *turning[shift:], *turning[:shift]]
    chance = Chance(event.seed, "round", number)
    byes: list[int] = []
    tables: list[tuple[int, int]] = []
    for place in range(len(circle) // 2):
        pair = [entrant for entrant in (circle[place], circle[-1 - place]) if entrant is not None]
        here = [entrant for entrant in pair if entrant not in event.dropped]
        if len(here) == 2:
            tables.append(seated(event, here[0], here[1], chance))
        else:
            byes += here
    return RoundMade(round=number, byes=tuple(byes), tables=tuple(tables))
