"""Round robin: everybody meets everybody once, in rounds in which nobody plays twice (the circle method)."""

from __future__ import annotations

from regalia.events.entries import RoundMade
from regalia.events.event import Event
from regalia.events.lots import Lots
from regalia.events.seating import seated


def rounds(entrants: int) -> int:
    """An odd one out has a bye each round."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def next_round(event: Event) -> RoundMade | None:
    """The next round; None when all are played. Whoever should have met a dropped entrant has a bye."""
    number = len(event.rounds) + 1
    count = len(event.entrants)
    if number > rounds(count) or len(event.remaining) < 2:
        return None
    ring: list[int | None] = [*Lots(event.seed, "ring").shuffled(range(count))]
    if count % 2:
        ring.append(None)
    turning = ring[1:]
    shift = (number - 1) % len(turning)
    circle = [ring[0], *turning[shift:], *turning[:shift]]
    lots = Lots(event.seed, "round", number)
    byes: list[int] = []
    tables: list[tuple[int, int]] = []
    for place in range(len(circle) // 2):
        pair = [entrant for entrant in (circle[place], circle[-1 - place]) if entrant is not None]
        here = [entrant for entrant in pair if entrant not in event.dropped]
        if len(here) == 2:
            tables.append(seated(event, here[0], here[1], lots))
        else:
            byes += here
    return RoundMade(round=number, byes=tuple(byes), tables=tuple(tables))
