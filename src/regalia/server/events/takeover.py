"""When a place in an event may be taken over by another person.

Whoever takes over a place sees its cards. So nobody does while decks are built: a host who plays could look at a rival's
draft with a second browser. A bot may play on at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.events.event import Event
from regalia.events.hand_in import awaited

if TYPE_CHECKING:
    from regalia.server.services import Services

NOT_NOW = "Decks are being built, so nobody can take over a place now. The host can let a bot play on."


def decks_in_the_making(services: Services, event: Event, player: int) -> bool:
    """Whether a player's deck, or one that the player will meet, is being built now."""
    if event.phase == "building" or awaited(event):
        return True
    if event.phase != "playing" or not event.rounds:
        return False
    if not services.game(event.plan.game).series().builds_at_tables(event.plan.options):
        return False
    return any(
        player in event.seats(bout.entrants) and bout.built is None and not event.over(bout)
        for bout in event.rounds[-1].bouts
    )
