"""Standings by stated tie-breaks, then in order of entry.

Knockout (section 7.3): by round of elimination, then by place at the table. Round robin and Swiss: by points, the
points of opponents met, games won, hits taken. At a table each entrant scores a point for every entrant behind it and
half a point for a tie: 1 and 0 at a table of two, 3, 2, 1 and 0 at a table of four. A smaller table is scaled up to the
others' worth, so that nobody gains or loses by the draw; a bye counts as a table won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.events.bout import Bout, places
from regalia.events.event import Event

LAST = 1 << 30


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's row. ``place`` is shared where no tie-break decides."""

    entrant: int
    place: int
    points: float
    against: float  # the points of opponents met
    games: int  # games won
    taken: int  # hits taken, or what the game counts as such
    byes: int
    out: int | None = None  # the round in which it was eliminated or dropped out


def standings(event: Event) -> list[Standing]:
    """All entrants, best first."""
    scored = points(event)
    lines = {entrant: _standing(event, entrant, scored) for entrant in range(len(event.entrants))}
    keys = {entrant: _key(event, line) for entrant, line in lines.items()}
    order = sorted(lines, key=lambda entrant: (keys[entrant], entrant))
    return [_placed(lines[entrant], 1 + sum(keys[other] < keys[entrant] for other in order)) for entrant in order]


def points(event: Event) -> list[float]:
    """The points of each entrant from decided bouts and byes."""
    scored = [0.0] * len(event.entrants)
    full = event.plan.table_size - 1
    for made in event.rounds:
        for entrant in made.byes:
            scored[entrant] += full
        for bout in made.bouts:
            if event.over(bout):
                placed = places(bout)
                for entrant, place in zip(bout.entrants, placed, strict=True):
                    scored[entrant] += _behind(placed, place) * full / (len(placed) - 1)
    return scored


def _behind(placed: Sequence[int], place: int) -> float:
    """A point for each entrant behind, half a point for each tie."""
    return sum(other > place for other in placed) + (placed.count(place) - 1) / 2


def _standing(event: Event, entrant: int, scored: Sequence[float]) -> Standing:
    met = [bout for made in event.rounds for bout in made.bouts if entrant in bout.entrants]
    return Standing(
        entrant=entrant,
        place=0,
        points=scored[entrant],
        against=sum(_opposition(event, bout, entrant, scored) for bout in met),
        games=sum(bout.wins(bout.entrants.index(entrant)) for bout in met),
        taken=sum(bout.taken(bout.entrants.index(entrant)) for bout in met),
        byes=event.byes(entrant),
        out=_out(event, entrant),
    )


def _opposition(event: Event, bout: Bout, entrant: int, scored: Sequence[float]) -> float:
    """The points of the opponents at a table.

    A smaller table is scaled to a full one.
    """
    opponents = [scored[other] for other in bout.entrants if other != entrant]
    return sum(opponents) * (event.plan.table_size - 1) / len(opponents)


def _out(event: Event, entrant: int) -> int | None:
    """The round in which the entrant was eliminated, or dropped out."""
    if event.plan.eliminates:
        for number, made in enumerate(event.rounds, 1):
            for bout in made.bouts:
                if entrant in bout.entrants and event.over(bout) and _place(bout, entrant) > 1:
                    return number
    return event.dropped.get(entrant)


def _place(bout: Bout, entrant: int) -> int:
    return places(bout)[bout.entrants.index(entrant)]


def _key(event: Event, line: Standing) -> tuple[float, ...]:
    if not event.plan.eliminates:
        return (-line.points, -line.against, -line.games, line.taken)
    if line.out is None:
        return (0, 0)
    table = [bout for bout in event.rounds[line.out - 1].bouts if line.entrant in bout.entrants] if event.rounds else []
    placing = _place(table[0], line.entrant) if table and event.over(table[0]) else LAST
    return (1, -line.out, placing)


def _placed(line: Standing, place: int) -> Standing:
    return Standing(line.entrant, place, line.points, line.against, line.games, line.taken, line.byes, line.out)
