"""Single elimination: every round pairs all who remain by lot.

There is no seeding and no fixed bracket (section 7.3).
"""

from __future__ import annotations

from regalia.events.bout import winner
from regalia.events.chance import Chance
from regalia.events.entries import RoundMade
from regalia.events.event import Event
from regalia.events.tables import split


def alive(event: Event) -> list[int]:
    """The entrants still in the event after the last round: winners and byes."""
    if not event.rounds:
        return event.remaining
    last = event.rounds[-1]
    through = {*last.byes, *(winner(bout) for bout in last.bouts)}
    return [entrant for entrant in event.remaining if entrant in through]


def advancing(event: Event) -> list[int]:
    """The entrants of the next round; empty when there is a winner."""
    left = alive(event)
    return left if len(left) > 1 else []


def next_round(event: Event) -> RoundMade | None:
    """The next round; None after the last."""
    left = advancing(event)
    if not left:
        return None
    number = len(event.rounds) + 1
    chance = Chance(event.seed, "round", number)
    if event.plan.table_size > 2:
        return RoundMade(round=number, tables=split(chance.shuffled(left), event.plan.table_size))
    byes: tuple[int, ...] = ()
    if len(left) % 2:
        fewest = min(event.byes(entrant) for entrant in left)
        byes = (chance.one([entrant for entrant in left if event.byes(entrant) == fewest]),)
    paired = chance.shuffled([entrant for entrant in left if entrant not in byes])
    return RoundMade(round=number, byes=byes, tables=split(paired, 2))
