"""What follows from an event's log: results, decks, rounds, tables, and time."""

from __future__ import annotations

import logging
from contextlib import suppress

from regalia.events.due import due_entry, games_to_open, pods_to_open
from regalia.events.entries import AnyEntry, GameOpened, PodOpened, TimeUp
from regalia.events.event import Event
from regalia.events.open_tables import running
from regalia.kernel.errors import Refused
from regalia.server.aside import aside
from regalia.server.events import tables
from regalia.server.events.decks import by_server
from regalia.server.events.logs import EventLogs, Kept
from regalia.server.events.starting import due_start
from regalia.server.services import Services
from regalia.server.store.database import Stale
from regalia.server.store.events import HostedGame
from regalia.server.store.rows import MatchRow
from regalia.server.table.rooms import Rooms

MINUTE = 60.0

log = logging.getLogger("regalia.server")


class Progress:
    """Continues an event until it waits for somebody; the caller holds the event's lock."""

    def __init__(self, services: Services, rooms: Rooms, logs: EventLogs) -> None:
        self._services = services
        self._rooms = rooms
        self._logs = logs

    async def go_on(self, kept: Kept) -> None:
        """Take results, add what is due and open tables until nothing is left to do.

        Another server may do the same; the slower one reads its entries and continues.
        """
        while True:
            try:
                if not any(
                    [
                        await step(kept)
                        for step in (self._start, self._results, self._decks, self._due, self._open, self._time)
                    ]
                ):
                    break
            except Stale:
                await self._logs.read_again(kept)

    async def _start(self, kept: Kept) -> bool:
        """Start the event when its planned time has come."""
        entry = due_start(self._services, kept.event)
        if entry is not None:
            await self._logs.add(kept, [entry])
        return entry is not None

    async def _due(self, kept: Kept) -> bool:
        entry = await aside(due_entry, kept.event)  # pairing may take a while
        if entry is not None:
            await self._logs.add(kept, [entry])
        return entry is not None

    async def _decks(self, kept: Kept) -> bool:
        """Hand in decks for bots, and for players whose time is up."""
        missing = by_server(self._services, kept.event, self._services.clock.now())
        await self._logs.add(kept, missing)
        return bool(missing)

    async def _results(self, kept: Kept) -> bool:
        """Take the result of one finished table, if there is any."""
        wanted = dict(running(kept.event))
        if not wanted:
            return False
        done = sorted(wanted.keys() & await self._logs.store.finished(kept.id))
        for match in done[:1]:
            found = await self._services.store.match(match)
            assert found is not None
            where = wanted[match]
            if isinstance(where, int):
                entry: AnyEntry = await aside(tables.pod_built, self._services, *found, where)
            else:
                entrants = len(kept.event.bout(*where[:2]).entrants)
                entry = await aside(tables.game_over, self._services, *found, where, entrants)
            await self._logs.add(kept, [entry])
        return bool(done)

    async def _open(self, kept: Kept) -> bool:
        """Open the first table that is needed."""
        event = kept.event
        for number in pods_to_open(event):
            row = await aside(tables.pod_row, self._services, kept.id, event, number)
            await self._open_table(kept, row, PodOpened(pod=number, id=row.id))
            return True
        for where in games_to_open(event):
            before = await self._before(event, where)
            row = await aside(tables.game_row, self._services, kept.id, event, where, before)
            round, table, number = where
            await self._open_table(kept, row, GameOpened(round=round, table=table, game=number, id=row.id))
            return True
        return False

    async def _before(self, event: Event, where: tuple[int, int, int]) -> tables.Before | None:
        """The previous game of the match, if it decides who begins."""
        round, table, number = where
        if number == 1 or event.plan.match_first != "loser":
            return None
        found = await self._services.store.match(event.bout(round, table).games[-1].id)
        if found is None or found[0].result is None:
            return None
        return await aside(tables.played, self._services, *found), found[0].result

    async def _open_table(self, kept: Kept, row: MatchRow, entry: AnyEntry) -> None:
        try:
            await self._services.store.create(row)
        except Stale:  # it was opened before a crash
            log.info("Table %s of event %s already exists", row.id, kept.id)
        await self._logs.add(kept, [entry], [HostedGame(row.id, sealed=kept.event.builds)])
        async with self._rooms.room(row.id) as room:
            await room.begin()

    async def _time(self, kept: Kept) -> bool:
        """Call time in a match whose time is up; whether anything changed."""
        event = kept.event
        limit = event.plan.time_limit
        if limit is None or event.phase != "playing" or event.paused or not event.rounds:
            return False
        news = False
        now = event.own_time(self._services.clock.now())
        line = self._services.game(event.plan.game).series().time_line()
        for table, bout in enumerate(event.rounds[-1].bouts, 1):
            if not bout.games or event.over(bout) or now < bout.opened + limit * MINUTE:
                continue
            if not bout.time_up:
                await self._logs.add(kept, [TimeUp(round=len(event.rounds), table=table)])
                news = True
            if bout.running is not None and line:
                async with self._rooms.room(bout.running.id) as room:
                    # time has already been called, or the first turn has not begun: then the next heartbeat tries again
                    with suppress(Refused):
                        await room.advance(room.ledger.seq, line)
        return news
