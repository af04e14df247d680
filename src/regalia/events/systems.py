"""The tournament systems: for each, who advances and who meets whom."""

from __future__ import annotations

from regalia.events import bracket, knockout, round_robin, swiss
from regalia.events.entries import RoundMade
from regalia.events.event import Event

ADVANCING = {
    "knockout": knockout.advancing,
    "bracket": bracket.advancing,
    "round_robin": round_robin.advancing,
    "swiss": swiss.advancing,
}
NEXT_ROUND = {
    "knockout": knockout.next_round,
    "bracket": bracket.next_round,
    "round_robin": round_robin.next_round,
    "swiss": swiss.next_round,
}


def advancing(event: Event) -> list[int]:
    """The entrants of the next round; empty after the last."""
    return ADVANCING[event.plan.system](event)


def next_round(event: Event) -> RoundMade | None:
    """The next round; None after the last."""
    return NEXT_ROUND[event.plan.system](event)
