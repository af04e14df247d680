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
from typing import Any

import msgspec

from regalia.events.entries import (
    AnyEntry,
    Created,
    Left,
    Moved,
)
from regalia.events.event import Event, fold
from regalia.events.open_tables import running
from regalia.events.plan import Plan, check
from regalia.kernel.errors import RegaliaError
from regalia.server.clock.control import checked
from regalia.server.events import tables
from regalia.server.events.logs import EventLogs, Kept
from regalia.server.events.progress import Progress
from regalia.server.events.starting import check_start
from regalia.server.names import clean
from regalia.server.problems import both_play, unknown
from regalia.server.services import Services
from regalia.server.table.rooms import Rooms
from regalia.server.tokens import new_id
from regalia.server.wire.events import NewEvent

CODE = 6
MOST_OPEN = 200  # events in memory; unfinished ones are found again at every heartbeat
RUNNING = 200
MOST_HELD = 20
TITLE = 60

log = logging.getLogger("regalia.server")

Making = Callable[[Event], Sequence[AnyEntry]]


class Events:
    """Creates events, adds to their logs, and does what follows."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self._logs = EventLogs(services)
        self.store = self._logs.store
        self._progress = Progress(services, rooms, self._logs)
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
        check_start(asked.starts, services.clock.now())
        given = {name: getattr(asked, name) for name in asked.__struct_fields__ if name != "clock"}
        given["title"] = clean(asked.title, TITLE, "The title of an event")
        plan = Plan(**given, clock=None if asked.clock is None else msgspec.to_builtins(asked.clock))
        check(plan)
        await tables.playable(services, plan, host)
        entry = Created(at=services.clock.now(), plan=plan, seed=secrets.token_hex(16), host=host)
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
                await self._logs.news(kept)
        return kept

    async def change(self, id: str, make: Making) -> Kept:
        """Append what ``make`` returns, and do what follows. Raises RegaliaError, and then nothing was added."""
        kept = await self.find(id)
        async with kept.lock:
            await self._logs.news(kept)
            await self._logs.add(kept, make(kept.event))
            await self._progress.go_on(kept)
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
            await self._logs.news(kept)
            await self._progress.go_on(kept)

    async def _attend(self, id: str) -> None:
        """Make sure that bots move at the tables of an event."""
        for match, _ in running((await self.find(id)).event):
            async with self._rooms.room(match) as room:
                if room.ledger.seq:
                    room.autoplay.look_if_resting()
                else:
                    await room.begin()


def playing(event: Event) -> list[str]:
    """The keys of all players who have not dropped out."""
    gone = {player for entrant in event.dropped for player in event.entrants[entrant]}
    return [player.key for number, player in enumerate(event.players) if player.key and number not in gone]


def _second_place(event: Event, old: str, new: str) -> list[AnyEntry]:
    """Before the start, a guest who becomes another player gives up the second place."""
    keys = [player.key for player in event.players]
    return [Left(player=keys.index(old))] if event.phase == "open" and {old, new} <= set(keys) else []
