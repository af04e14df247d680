"""Handing in decks: before the first round, and with ``rebuild`` between matches.

Never within a match, and never once opponents are known (section 7.3, ruling 74): the next round is drawn when
everybody has handed in or the time is up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regalia.events.event import Event
from regalia.events.systems import advancing
from regalia.kernel.errors import RegaliaError

MINUTE = 60.0


def awaited(event: Event) -> list[int]:
    """The players who still have to hand in a deck before the event continues."""
    if event.phase == "building" and event.hands_in:
        entrants = event.remaining
    elif event.phase == "playing" and event.builds and event.plan.rebuild and event.rounds and event.round_over:
        entrants = advancing(event)
    else:
        return []
    players = sorted(player for entrant in entrants for player in event.entrants[entrant])
    return [player for player in players if player not in event.handed_in]


def until(event: Event) -> float:
    """When their time is up, in the event's own time."""
    return event.stirred + event.plan.deck_minutes * MINUTE


def checked(deck: Sequence[str], pool: Sequence[str], size: int) -> tuple[str, ...]:
    """The deck in the order of the pool.

    Raises RegaliaError if the pool does not allow it.
    """
    if len(deck) != size:
        raise RegaliaError(f"This event's decks have {size} cards, not {len(deck)}.")
    wanted, there = Counter(deck), Counter(pool)
    for card, count in wanted.items():
        if count > there[card]:
            raise RegaliaError(f"The deck has '{card[:10]}' {count} times, but your cards have it {there[card]} times.")
    return tuple(card for card in dict.fromkeys(pool) for _ in range(wanted[card]))
