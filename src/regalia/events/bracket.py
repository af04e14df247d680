"""Single elimination in a bracket that is drawn by lot once, before the first round.

Byes are all in the first round. An entrant whose opponent dropped out advances without a match.
"""

from __future__ import annotations

from regalia.events.bout import winner
from regalia.events.chance import Chance
from regalia.events.entries import RoundMade
from regalia.events.event import Event

Place = tuple[int, ...]  # the entrants who meet at one place of a round: two, one with a bye, or nobody


def first_places(event: Event) -> list[Place]:
    """The places of the first round from top to bottom: a power of two, byes spread evenly."""
    drawn = Chance(event.seed, "bracket").shuffled(range(len(event.entrants)))
    places = 1
    while 2 * places < len(drawn):
        places *= 2
    byes = 2 * places - len(drawn)
    found: list[Place] = []
    for number in range(places):
        single = (number + 1) * byes // places > number * byes // places
        found.append(tuple(drawn.pop(0) for _ in range(1 if single else 2)))
    return found


def places(event: Event, number: int) -> list[Place]:
    """The places of a round, counted from 1, once the round before it is decided."""
    if number == 1:
        return [_present(event, place, 1) for place in first_places(event)]
    before = [_through(event, place, number - 1) for place in places(event, number - 1)]
    pairs = zip(before[::2], before[1::2], strict=True)
    return [_present(event, (*one, *other), number) for one, other in pairs]


def advancing(event: Event) -> list[int]:
    """The entrants of the next round; empty when there is a winner."""
    left = [entrant for place in places(event, len(event.rounds) + 1) for entrant in place] if _goes_on(event) else []
    return left if len(left) > 1 else []


def next_round(event: Event) -> RoundMade | None:
    """The next round; None after the last."""
    if not advancing(event):
        return None
    number = len(event.rounds) + 1
    drawn = places(event, number)
    return RoundMade(
        round=number,
        byes=tuple(place[0] for place in drawn if len(place) == 1),
        tables=tuple(place for place in drawn if len(place) == 2),
    )


def _goes_on(event: Event) -> bool:
    return len(event.rounds) < len(first_places(event)).bit_length()


def _present(event: Event, place: Place, number: int) -> Place:
    """The entrants of a place without those who had dropped out when the round was drawn."""
    if number <= len(event.rounds):
        made = event.rounds[number - 1]
        playing = {*made.byes, *(entrant for bout in made.bouts for entrant in bout.entrants)}
        return tuple(entrant for entrant in place if entrant in playing)
    return tuple(entrant for entrant in place if entrant not in event.dropped)


def _through(event: Event, place: Place, number: int) -> Place:
    """The entrant who goes on from a place of a decided round, if anybody does."""
    if len(place) < 2:
        return place
    bout = next(bout for bout in event.rounds[number - 1].bouts if bout.entrants == place)
    first = winner(bout)
    return () if first is None else (first,)
