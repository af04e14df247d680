"""How many matches and rounds an event has, and when it will probably be over."""

from __future__ import annotations

from regalia.events import swiss
from regalia.events.entries import GameOver, LotDrawn, RoundMade
from regalia.events.event import Event
from regalia.events.outline import outline


def matches(event: Event) -> int:
    """The number of matches in all rounds; of rounds that nobody can foresee, only those drawn."""
    if event.plan.eliminates:
        return sum(cell.number > 0 for column in outline(event) for cell in column.cells)
    drawn = sum(len(made.bouts) for made in event.rounds)
    last = len(event.rounds[-1].bouts) if event.rounds else 0
    return drawn + last * max(0, (rounds(event) or len(event.rounds)) - len(event.rounds))


def rounds(event: Event) -> int | None:
    """The number of rounds; None where it depends on who meets whom."""
    if event.plan.eliminates:
        return len(outline(event))
    if event.plan.system == "swiss":
        return swiss.rounds(event)
    count = len(event.entrants)
    return count - 1 + count % 2 if event.plan.table_size == 2 else None


def ends(event: Event, now: float) -> float | None:
    """When the event will be over if its rounds take as long as before; None before a match has ended."""
    planned = rounds(event)
    if event.phase != "playing" or event.paused or planned is None:
        return None
    spans = _spans(event)
    longest = [finish - start for start, finish in spans if finish is not None]
    if not longest:
        return None
    usual = sum(longest) / len(longest)
    left = (planned - len(spans)) * usual
    return left + (now if event.round_over else max(now, spans[-1][0] + usual))


def _spans(event: Event) -> list[tuple[float, float | None]]:
    """The start of each round, and when its last result came; None while there is none."""
    found: list[tuple[float, float | None]] = []
    for entry in event.log:
        if isinstance(entry, RoundMade):
            found.append((entry.at, None))
        elif isinstance(entry, GameOver | LotDrawn) and found:
            found[entry.round - 1] = (found[entry.round - 1][0], entry.at)
    return found
