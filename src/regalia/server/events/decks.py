"""Decks of an event: from players, or from the server for bots and late players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.events.entries import HandedIn
from regalia.events.event import Event
from regalia.events.hand_in import awaited, checked, until
from regalia.events.info import DeckWanted
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.server.services import Services


def handed_in(services: Services, event: Event, player: int, deck: Sequence[str]) -> HandedIn:
    """The entry for a player's deck; empty cards keep the current one.

    Raises RegaliaError if it is not valid.
    """
    if event.paused:
        raise RegaliaError("The event is paused.")
    if player not in awaited(event):
        raise RegaliaError("You do not have to hand in a deck now.")
    chosen = deck or event.deck(player) or ()
    size = services.game(event.plan.game).series().deck_size(event.plan.options)
    return HandedIn(player=player, deck=checked(chosen, _pool(services, event, player), size))


def by_server(services: Services, event: Event, now: float, late: bool = False) -> list[HandedIn]:
    """The decks that the server hands in.

    For bots at once, for people when their time is up, or with ``late`` at any time.
    """
    if event.paused:
        return []
    late = late or event.own_time(now) >= until(event)
    bots = {number for number, player in enumerate(event.players) if player.bot}
    return [
        HandedIn(player=player, deck=tuple(_own_or_suggested(services, event, player)), house=player not in bots)
        for player in awaited(event)
        if late or player in bots
    ]


def deck_wanted(services: Services, event: Event, player: int | None) -> DeckWanted | None:
    """The deck that a player still has to hand in, for that player only."""
    if player is None or player not in awaited(event):
        return None
    plan = event.plan
    return DeckWanted(
        pool=tuple(_pool(services, event, player)),
        size=services.game(plan.game).series().deck_size(plan.options),
        deck=tuple(event.deck(player) or ()),
        suggested=tuple(_suggested(services, event, player)),
        until=None if event.paused else until(event) + event.paused_for,
    )


def deck_lists(event: Event, player: int | None) -> list[tuple[int, Sequence[str]]]:
    """The decks that a player may see, with their owners: their own, and all of them when the event is over."""
    seen = range(len(event.players)) if event.phase == "over" else [] if player is None else [player]
    return [(owner, deck) for owner in seen if (deck := event.deck(owner)) is not None]


def _own_or_suggested(services: Services, event: Event, player: int) -> Sequence[str]:
    own: Sequence[str] | None = event.deck(player)
    return _suggested(services, event, player) if own is None else own


def _suggested(services: Services, event: Event, player: int) -> list[str]:
    return services.game(event.plan.game).series().suggested(event.plan.options, _pool(services, event, player))


def _pool(services: Services, event: Event, player: int) -> Sequence[str]:
    """The player's own cards, or the common ones."""
    own: Sequence[str] | None = event.pool(player)
    if own is not None:
        return own
    common = services.game(event.plan.game).series().pool(event.plan.options)
    assert common is not None, "decks are made of something"
    return common
