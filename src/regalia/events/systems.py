"""The systems by which an event can be played, each with who goes on and who meets whom."""

from __future__ import annotations

from regalia.events import knockout, round_robin, swiss
from regalia.events.entries import RoundMade
from regalia.events.event import Event

GOING_ON = {
    "knockout": knockout.going_on,
    "round_robin": round_robin.going_on,
    "swiss": swiss.going_on,
}
NEXT_ROUND = {
    "knockout": knockout.next_round,
    "round_robin": round_robin.next_round,
    "swiss": swiss.next_round,
}


def going_on(event: Event) -> list[int]:
    """The entrants who play in the next round; none after the last."""
    return GOING_ON[event.plan.system](event)


def next_round(event: Event) -> RoundMade | None:
    """The round that follows the last one; None after the last."""
    return NEXT_ROUND[event.plan.system](event)
