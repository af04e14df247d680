"""The events of a server. Each runs from its log and continues after a restart.

What is due is first written and then done; what was written but not done is done again. An event's tables are ordinary
ones, with ids derived from the event, so that none is opened twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from regalia.events.due import due_entry, games_to_open, pods_to_open
from regalia.events.entries import (
    AnyEntry,
    Created,
    Ended,
    GameOpened,
    Joined,
    Left,
    Moved,
    PodOpened,
    Replaced,
    TimeUp,
)
from regalia.events.event import Event, create, fold
from regalia.events.open_tables import running
from regalia.events.plan import Plan
from regalia.kernel.errors import Refused, RegaliaError
from regalia.server.clock.control import checked
from regalia.server.events import tables as tables
from regalia.server.events.decks import by_server
from regalia.server.names import clean
from regalia.server.problems import both_play, unknown
from regalia.server.services import Services
from regalia.server.store.database import Stale
from regalia.server.store.events import EventStore, HostedGame
from regalia.server.store.rows import MatchRow
from regalia.server.table.rooms import Rooms
from regalia.server.tokens import new_id
from regalia.server.wire.events import NewEvent

CODE = 6
MOST_OPEN = 200  # events in memory; unfinished ones are found again at every heartbeat
RUNNING = 200
MOST_HELD = 20
TITLE = 60
MINUTE = 60.0

log = logging.getLogger("regalia.server")

Making = Callable[[Event], Sequence[AnyEntry]]


@dataclass(slots=True)
class Kept:
    """An event in memory, rebuilt from its stored entries.

    Its lock allows one change at a time.
    """

    id: str
    code: str
    private: bool
    event: Event
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Events:
    """Creates events, adds to their logs, and does what follows."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.store = EventStore(services.store.database)
        self._rooms = rooms
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._attended = 0  # how many unfinished events have been visited since the newest
        services.game_over = self.look_soon
        services.guest_moved = self.move_soon
        services.may_move = self.may_move

    # ---- requests

    async def create(self, asked: NewEvent, host: str) -> str:
        """Create an event and return its id. Raises RegaliaError for an invalid plan."""
        services = self.services
        if await self.store.unfinished(host) >= MOST_HELD:
            raise RegaliaError(f"You already take part in {MOST_HELD} unfinished events. End one of yours first.")
        checked(asked.clock)
        given = {name: getattr(asked, name) for name in asked.__struct_fields__ if name != "clock"}
        given["title"] = clean(asked.title, TITLE, "The title of an event")
        plan = Plan(**given, clock=None if asked.clock is None else msgspec.to_builtins(asked.clock))
        tables.playable(services, plan)
        entry = Created(at=services.clock.now(), plan=plan, seed=secrets.token_hex(16), host=host)
        create(entry)
        id = services.new_id()
        await self.store.create(id, new_id(CODE), plan.private, entry, host)
        return id

    async def find(self, id: str) -> Kept:
        """The event with that id; raises HttpProblem if there is none."""
        if id not in self._kept:
            found = await self.store.event(id)
            if found is None:
                raise unknown("There is no such event.")
            self._kept.setdefault(id, Kept(found.id, found.code, found.private, fold(found.entries)))
            idle = [key for key, kept in self._kept.items() if not kept.lock.locked() and key != id]
            for key in idle[: max(0, len(self._kept) - MOST_OPEN)]:
                del self._kept[key]
        self._kept.move_to_end(id)
        kept = self._kept[id]
        if not kept.lock.locked():
            async with kept.lock:
                await self._news(kept)
        return kept

    async def change(self, id: str, make: Making) -> Kept:
        """Append what ``make`` returns, and do what follows. Raises RegaliaError, and then nothing was added."""
        kept = await self.find(id)
        async with kept.lock:
            await self._news(kept)
            await self._add(kept, make(kept.event))
            await self._go_on(kept)
        return kept

    async def wake(self) -> None:
        """Continue the events that are not over: after a restart and at every heartbeat.

        Each call takes the next RUNNING of them, so that no event starves when somebody opens hundreds."""
        found = await self.store.running(RUNNING, self._attended)
        self._attended = self._attended + RUNNING if len(found) == RUNNING else 0
        for id in found:
            try:
                await self._look(id)
                await self._attend(id)
            except Exception:  # the other events go on
                log.exception("Event %s has stopped", id)

    def look_soon(self, id: str) -> None:
        """Continue an event soon, after one of its games has ended."""
        self._soon(self._look(id))

    def move_soon(self, old: str, new: str) -> None:
        """Rename a guest in all events soon."""
        self._soon(self._move(old, new))

    async def may_move(self, old: str, new: str) -> None:
        """Raises RegaliaError while both guests play in the same event."""
        for id in await self.store.of(old, RUNNING):
            event = (await self.find(id)).event
            if event.phase in ("building", "playing") and {old, new} <= set(playing(event)):
                raise both_play(f"in the event '{event.plan.title}'. Drop out of it with one of them first.")

    async def close(self) -> None:
        """Cancel all tasks; the logs hold everything."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    # ---- what follows

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except Exception:
                log.exception("An event has stopped")

        task = asyncio.get_running_loop().create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may be cancelled before it starts

    async def _move(self, old: str, new: str) -> None:
        for id in await self.store.of(old, RUNNING):
            await self.change(id, lambda event: [*_second_place(event, old, new), Moved(old=old, new=new)])

    async def _look(self, id: str) -> None:
        kept = await self.find(id)
        async with kept.lock:
            await self._news(kept)
            await self._go_on(kept)

    async def _add(self, kept: Kept, entries: Sequence[AnyEntry], games: Sequence[HostedGame] = ()) -> None:
        """Append entries; nobody sees them before they are durable.

        Raises RegaliaError, and then nothing was added.
        """
        if not entries:
            return
        now = self.services.clock.now()
        stamped = [msgspec.structs.replace(entry, at=now) for entry in entries]
        after = kept.event.copy()
        for entry in stamped:
            after.take(entry)
        try:
            await self.store.append(
                kept.id,
                len(kept.event.log) + 1,
                stamped,
                guests=[guest for entry in stamped if (guest := _guest(entry))],
                games=games,
                over=any(isinstance(entry, Ended) for entry in stamped),
            )
        except Stale:  # another server was faster, or a cancelled write was stored after all
            await self._fold_again(kept)
            raise
        kept.event = after

    async def _news(self, kept: Kept) -> None:
        """Take over what other servers have added."""
        if self.services.store.shared:
            await self._fold_again(kept)

    async def _fold_again(self, kept: Kept) -> None:
        found = await self.store.event(kept.id)
        if found is not None:
            kept.event = fold(found.entries)

    async def _go_on(self, kept: Kept) -> None:
        """Take results, add what is due and open tables until nothing is left to do.

        Another server may do the same; the slower one reads its entries and continues.
        """
        while True:
            try:
                if not any(
                    [await step(kept) for step in (self._results, self._decks, self._due, self._open, self._time)]
                ):
                    break
            except Stale:
                await self._fold_again(kept)

    async def _due(self, kept: Kept) -> bool:
        entry = await asyncio.to_thread(due_entry, kept.event)  # pairing may take a while
        if entry is not None:
            await self._add(kept, [entry])
        return entry is not None

    async def _decks(self, kept: Kept) -> bool:
        """Hand in decks for bots, and for players whose time is up."""
        missing = by_server(self.services, kept.event, self.services.clock.now())
        await self._add(kept, missing)
        return bool(missing)

    async def _results(self, kept: Kept) -> bool:
        """Take the result of one finished table, if there is any."""
        wanted = dict(running(kept.event))
        if not wanted:
            return False
        done = sorted(wanted.keys() & await self.store.finished(kept.id))
        for match in done[:1]:
            found = await self.services.store.match(match)
            assert found is not None
            where = wanted[match]
            if isinstance(where, int):
                entry: AnyEntry = await asyncio.to_thread(tables.pod_built, self.services, *found, where)
            else:
                entrants = len(kept.event.bout(*where[:2]).entrants)
                entry = await asyncio.to_thread(tables.game_over, self.services, *found, where, entrants)
            await self._add(kept, [entry])
        return bool(done)

    async def _attend(self, id: str) -> None:
        """Make sure that bots move at the tables of an event."""
        for match, _ in running((await self.find(id)).event):
            async with self._rooms.room(match) as room:
                if room.ledger.seq:
                    room.autoplay.look_if_resting()
                else:
                    await room.begin()

    async def _open(self, kept: Kept) -> bool:
        """Open the first table that is needed."""
        event = kept.event
        for number in pods_to_open(event):
            row = tables.pod_row(self.services, kept.id, event, number)
            await self._open_table(kept, row, PodOpened(pod=number, id=row.id))
            return True
        for where in games_to_open(event):
            row = tables.game_row(self.services, kept.id, event, where, await self._before(event, where))
            round, table, number = where
            await self._open_table(kept, row, GameOpened(round=round, table=table, game=number, id=row.id))
            return True
        return False

    async def _before(self, event: Event, where: tuple[int, int, int]) -> tables.Before | None:
        """The previous game of the match, if it decides who begins."""
        round, table, number = where
        if number == 1 or event.plan.match_first != "loser":
            return None
        found = await self.services.store.match(event.bout(round, table).games[-1].id)
        if found is None or found[0].result is None:
            return None
        return await asyncio.to_thread(tables.played, self.services, *found), found[0].result

    async def _open_table(self, kept: Kept, row: MatchRow, entry: AnyEntry) -> None:
        try:
            await self.services.store.create(row)
        except Stale:  # it was opened before a crash
            log.info("Table %s of event %s already exists", row.id, kept.id)
        await self._add(kept, [entry], [HostedGame(row.id, sealed=kept.event.builds)])
        async with self._rooms.room(row.id) as room:
            await room.begin()

    async def _time(self, kept: Kept) -> bool:
        """Call time in a match whose time is up; whether anything changed."""
        event = kept.event
        limit = event.plan.time_limit
        if limit is None or event.phase != "playing" or event.paused or not event.rounds:
            return False
        news = False
        now = event.own_time(self.services.clock.now())
        line = self.services.game(event.plan.game).series().time_line()
        for table, bout in enumerate(event.rounds[-1].bouts, 1):
            if not bout.games or event.over(bout) or now < bout.opened + limit * MINUTE:
                continue
            if not bout.time_up:
                await self._add(kept, [TimeUp(round=len(event.rounds), table=table)])
                news = True
            if bout.running is not None and line:
                async with self._rooms.room(bout.running.id) as room:
                    # time has already been called, or the first turn has not begun: then the next heartbeat tries again
                    with suppress(Refused):
                        await room.advance(room.ledger.seq, line)
        return news


def playing(event: Event) -> list[str]:
    """The keys of all players who have not dropped out."""
    gone = {player for entrant in event.dropped for player in event.entrants[entrant]}
    return [player.key for number, player in enumerate(event.players) if player.key and number not in gone]


def _second_place(event: Event, old: str, new: str) -> list[AnyEntry]:
    """Before the start, a guest who becomes another player gives up the second place."""
    keys = [player.key for player in event.players]
    return [Left(player=keys.index(old))] if event.phase == "open" and {old, new} <= set(keys) else []


def _guest(entry: AnyEntry) -> str:
    """The guest whom an entry connects with the event."""
    if isinstance(entry, Joined | Replaced):
        return entry.key
    return entry.new if isinstance(entry, Moved) else ""
