"""What players and hosts do to an event, turned into entries of its log."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.events import entries as e
from regalia.events.event import Event
from regalia.events.model import Player
from regalia.events.open_tables import tables_of
from regalia.events.plan import MOST_PLAYERS
from regalia.kernel.errors import RegaliaError
from regalia.server.bots.roster import invited
from regalia.server.events.decks import by_server, handed_in
from regalia.server.events.events import Events
from regalia.server.events.logs import Kept
from regalia.server.events.starting import started
from regalia.server.events.tables import give_seat
from regalia.server.events.takeover import NOT_NOW, decks_in_the_making
from regalia.server.events.view import taken_place
from regalia.server.names import clean
from regalia.server.problems import not_now, not_yours
from regalia.server.table.agreements import SUBSTITUTE
from regalia.server.table.rooms import Rooms
from regalia.server.wire import events as w

NOTE = 200
MOST_BOTS = 64  # they think on this server
MOST_CHANGES = 2_000  # changes per event: a log never gets shorter
BY_HAND = e.Joined | e.Left | e.Dropped | e.Replaced | e.Corrected | e.Paused | e.Resumed


class EventActs:
    """Applies a guest's act to the event's log and to the tables it concerns."""

    def __init__(self, events: Events, rooms: Rooms) -> None:
        self._events = events
        self._rooms = rooms

    async def act(self, id: str, guest: str, name: str, act: w.EventAct) -> Kept:
        """Apply an act; raises RegaliaError, and then nothing has changed."""
        seats: list[tuple[str, int, int, Player]] = []  # table, seat, number and player of everybody at a table
        gone: set[int] = set()

        def make(event: Event) -> Sequence[e.AnyEntry]:
            gone.update(event.dropped)
            for match, players in tables_of(event):
                seats.extend((match, seat, number, event.players[number]) for seat, number in enumerate(players))
            return self._entries(id, event, guest, act)

        kept = await self._events.change(id, make)
        leaving = {player for entrant in kept.event.dropped.keys() - gone for player in kept.event.entrants[entrant]}
        for match, seat, number, old in seats:
            await self._sit(match, seat, old, kept.event.players[number], name, number in leaving)
        return kept

    def _entries(self, id: str, event: Event, guest: str, act: w.EventAct) -> Sequence[e.AnyEntry]:
        if not isinstance(act, w.Leave | w.HandIn | w.End):
            _bounded(event)
        if isinstance(act, w.Join):
            return [self._joined(id, event, guest, act)]
        if isinstance(act, w.Leave):
            return [_left(event, guest)]
        if isinstance(act, w.HandIn):
            return [handed_in(self._events.services, event, _number(event, guest), act.deck)]
        if guest != event.host:
            raise not_yours("Only the host of the event can do that.")
        return self._by_host(event, act)

    def _joined(self, id: str, event: Event, guest: str, act: w.Join) -> e.AnyEntry:
        if not act.take:
            return e.Joined(key=guest, team=act.team)
        number = taken_place(self._events.services, id, event, act.take)
        if number is None:
            raise not_yours("This link is not valid for this event, or not any more. Ask the host for another.")
        if decks_in_the_making(self._events.services, event, number):
            raise not_now(NOT_NOW)
        return e.Replaced(player=number, key=guest)

    def _by_host(self, event: Event, act: w.EventAct) -> Sequence[e.AnyEntry]:
        match act:
            case w.Fill():
                count = min(act.players, MOST_PLAYERS) - len(event.players)
                if count < 1:
                    raise RegaliaError("The event already has that many players.")
                if count + sum(bool(player.bot) for player in event.players) > MOST_BOTS:
                    raise RegaliaError(f"An event can have at most {MOST_BOTS} bots.")
                playing = [player.bot for player in event.players]
                return [e.Joined(bot=bot) for bot in invited([act.bot] * count, playing)]
            case w.Remove():
                return [e.Left(player=act.player)]
            case w.Start():
                return [started(self._events.services, event)]
            case w.Proceed():
                missing = by_server(self._events.services, event, 0.0, late=True)
                if not missing:
                    raise RegaliaError("No deck is due now.")
                return missing
            case w.Pause():
                return [e.Paused()]
            case w.Resume():
                return [e.Resumed()]
            case w.Drop():
                return [e.Dropped(entrant=act.entrant, note=_note(act.note))]
            case w.Replace():
                (bot,) = invited([act.bot], [player.bot for player in event.players])
                return [e.Replaced(player=act.player, bot=bot, note=_note(act.note))]
            case w.Correct():
                note = clean(act.note, NOTE, "The note to a correction")
                return [e.Corrected(round=act.round, table=act.table, places=act.places, note=note)]
            case w.End():
                return [e.Ended(early=True)]
        raise RegaliaError("This cannot be done to an event.")

    async def _sit(self, match: str, seat: int, old: Player, new: Player, name: str, leaving: bool) -> None:
        """Seat the new players at the running tables.

        Bots play on for those who dropped out.
        """
        if new != old:
            async with self._rooms.room(match) as room:
                await give_seat(self._events.store, room, seat, new, name)
        elif leaving and new.key:
            async with self._rooms.room(match) as room:
                await room.agreements.leave_for_good(new.key, SUBSTITUTE)


def _bounded(event: Event) -> None:
    if sum(isinstance(entry, BY_HAND) for entry in event.log) >= MOST_CHANGES:
        raise RegaliaError("This event has reached its limit of changes. Open another one.")


def _left(event: Event, guest: str) -> e.AnyEntry:
    number = _number(event, guest)
    if event.phase == "open":
        return e.Left(player=number)
    entrant = next(n for n, members in enumerate(event.entrants) if number in members)
    return e.Dropped(entrant=entrant)


def _number(event: Event, guest: str) -> int:
    number = next((n for n, player in enumerate(event.players) if player.key == guest), None)
    if number is None:
        raise RegaliaError("You are not playing in this event.")
    return number


def _note(text: str) -> str:
    return clean(text, NOTE, "A note") if text.strip() else ""
