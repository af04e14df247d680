"""The systems by which an event can be played, each with who goes on and who meets whom."""

from __future__ import annotations

from regalia.events import knockout, round_robin, swiss
from regalia.events.entries import RoundMade
from regalia.events.event import Event

ADVANCING = {
    "knockout": knockout.advancing,
    "round_robin": round_robin.advancing,
    "swiss": swiss.advancing,
}
NEXT_ROUND = {
    "knockout": knockout.next_round,
    "round_robin": round_robin.next_round,
    "swiss": swiss.next_round,
}


def advancing(event: Event) -> list[int]:
    """The entrants who play in the next round; none after the last."""
    return ADVANCING[event.plan.system](event)


def next_round(event: Event) -> RoundMade | None:
    """The round that follows the last one; None after the last."""
    return NEXT_ROUND[event.plan.system](event)
