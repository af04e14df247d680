"""The open rooms.

An unused room is dropped, and rebuilt from the store when it is needed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import Any

import msgspec

from regalia.house_rules import rates
from regalia.kernel.errors import RegaliaError
from regalia.lessons.lesson import WEAKEST, Lesson
from regalia.lessons.shelf import find_lesson
from regalia.presets import Preset, find_preset
from regalia.server.aside import aside
from regalia.server.bots.roster import invited
from regalia.server.clock.control import checked
from regalia.server.clock.pace import RETRY
from regalia.server.clock.ticker import SOON
from regalia.server.problems import unknown
from regalia.server.services import Services
from regalia.server.store.database import Notice, StoreError
from regalia.server.store.rows import MatchRow, Seat, Written
from regalia.server.table.info import seat_of
from regalia.server.table.opening import seal_of
from regalia.server.table.room import Room
from regalia.server.table.standing import Standings
from regalia.server.table.trial import Trial, trial_row
from regalia.server.tokens import new_id
from regalia.server.wire.lobby import NewTable

log = logging.getLogger("regalia.server")

ME = "me"
OPEN = "open"
CODE = 6  # letters of a short code
_random = SystemRandom()
WOKEN = 200  # tables to continue after a restart


class Rooms:
    """Opens tables and finds their rooms; each match has at most one room."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.standings = Standings()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._late: set[str] = set()  # rooms that will catch up with another server
        self._catching: set[asyncio.Task[None]] = set()

    @property
    def tables(self) -> int:
        """How many tables are open here."""
        return len(self._rooms)

    def opened(self, id: str) -> Room | None:
        """The room of a table, if it is in memory here. Only for looking at it."""
        return self._rooms.get(id)

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, held while it is used.

        Raises HttpProblem if there is no such table.
        """
        fresh = id not in self._rooms
        room = await self._find(id)
        room.users += 1
        try:
            if self.services.store.shared and not fresh:
                await room.catch_up()
            yield room
        finally:
            room.users -= 1

    async def open_table(self, asked: NewTable, guest: str) -> MatchRow:
        """Open a new table; it begins at once if no seat is open. Raises RegaliaError."""
        game = self.services.game(asked.game)
        if asked.lesson:
            asked = for_lesson(asked, find_lesson(game, asked.lesson))
        if asked.preset:
            asked = for_preset(asked, find_preset(game, asked.preset))
        wanted = asked.seats or (ME, *[OPEN] * (game.usual_seats - 1))
        if asked.lot:
            wanted = tuple(_random.sample(wanted, len(wanted)))
        options = await self.services.checks.set_up(game, asked.options, [len(wanted)], guest)
        row = MatchRow(
            id=self.services.new_id(),
            game=game.key,
            rules=game.version,
            options=options,
            host=guest,
            private=asked.private,
            created=self.services.clock.now(),
            seats=seats_for(wanted, guest),
            code=new_id(CODE) if OPEN in wanted else "",
            lesson=asked.lesson,
            control=checked(asked.clock) if any(word in (ME, OPEN) for word in wanted) else None,
            left_out=None
            if asked.lesson or (asked.rated and rates(game, options))
            else "rules"
            if asked.rated
            else "choice",
        )
        await self.services.store.create(row)
        async with self.room(row.id) as room:
            await room.begin()
        return row

    async def open_trial(self, asked: Trial, guest: str) -> MatchRow:
        """Open a table that goes on from a position of a finished game. Raises RegaliaError."""
        row = await aside(trial_row, self.services, asked, guest)
        await self.services.store.create(row, played=asked.record.lines)
        async with self.room(row.id) as room:
            await room.begin()
        return row

    async def rematch(self, room: Room, swapped: bool) -> None:
        """Open and begin another table for the same players."""
        if room.row.event:
            raise RegaliaError("This table belongs to an event, which opens the next one.")
        if await self.services.store.blocks.among([seat.guest for seat in room.row.seats if seat.guest]):
            raise RegaliaError("Two players at this table do not want to meet again.")
        async with self.room(await room.rematch(swapped)) as following:
            await following.begin()

    async def wake(self) -> None:
        """Continue the tables where a bot was to move, after a restart."""
        for id in await self.services.store.bots_to_move(WOKEN):
            try:
                async with self.room(id) as room:
                    room.autoplay.look_if_resting()
            except RegaliaError as wrong:
                log.error("Table %s cannot be continued: %s", id, wrong)

    async def play_clocks(self) -> None:
        """Open the rooms in which a clock runs out soon; their timeouts do the rest."""
        for id in await self.services.store.clocks.due(self.services.clock.now() + SOON, WOKEN):
            try:
                async with self.room(id) as room:
                    room.autoplay.look_if_resting()
                    await room.timeout.watch()
            except RegaliaError as wrong:
                log.error("The clock of table %s has stopped: %s", id, wrong)

    async def listen(self) -> None:
        """Follow the other servers' changes at open tables, and who is present there."""
        self.services.presence.changed = self._came_or_went
        await self.services.store.listen(self._heard)
        await self.services.presence.ask()

    def _heard(self, notice: Notice) -> None:
        if notice.topic == "match":
            self._be_late(notice.text)
        elif notice.topic == "name":
            self._soon(self._rename(notice.text))
        elif notice.topic == "session":
            self.sessions_ended(frozenset([notice.text]))
        elif notice.topic == "lost":
            for id in (*self._rooms, *self._opening):
                self._be_late(id)
            self._soon(self._check_sessions())
            self._soon(self.services.presence.ask())
        else:
            self.services.presence.heard(notice)

    def _be_late(self, id: str) -> None:
        if (id in self._rooms or id in self._opening) and id not in self._late:
            self._late.add(id)
            self._soon(self._catch_up(id))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._catching.add(task)
        task.add_done_callback(self._catching.discard)
        task.add_done_callback(lambda _: work.close())  # it may be cancelled before it starts

    async def _rename(self, guest: str) -> None:
        if any(seat_of(room.row, guest) is not None for room in self._rooms.values()):
            try:
                self.renamed(guest, (await self.services.store.names([guest])).get(guest, ""))
            except RegaliaError as wrong:
                log.error("A name may be out of date: %s", wrong)

    async def _check_sessions(self) -> None:
        """Close the sockets of sessions that have ended while nothing was heard."""
        used = {one for room in self._rooms.values() for visitor in room.audience.visitors for one in visitor.sessions}
        try:
            self.sessions_ended(frozenset(used) - await self.services.store.sessions.among(sorted(used)))
        except RegaliaError as wrong:
            log.error("Sessions that have ended may still be used: %s", wrong)

    def _came_or_went(self, id: str) -> None:
        if id in self._rooms:
            self._rooms[id].audience.came_or_went()

    async def _catch_up(self, id: str) -> None:
        self._late.discard(id)  # a change announced from now on may miss the read that follows
        try:
            room = await self._find(id)
            room.users += 1  # keeps the room open
            try:
                await room.catch_up()
            finally:
                room.users -= 1
        except StoreError as wrong:
            log.error("Table %s is out of date: %s", id, wrong)
            await asyncio.sleep(RETRY)
            self._be_late(id)
        except RegaliaError as wrong:
            log.error("Table %s may be out of date: %s", id, wrong)

    def changed(self, id: str) -> None:
        """Let an open room read what another program has stored."""
        self._be_late(id)

    def tell_everybody(self) -> None:
        """Send all sockets the description of their table."""
        for room in self._rooms.values():
            room.audience.tell_seats()

    def put_out(self, guest: str, why: str) -> None:
        """Close every socket of a guest, with a reason."""
        for room in self._rooms.values():
            room.audience.put_out(guest, why)

    def renamed(self, guest: str, name: str) -> None:
        for room in self._rooms.values():
            room.renamed(guest, name)

    def moved(self, old: str, new: str) -> None:
        """Tell all rooms that a guest has a new identity."""
        for room in self._rooms.values():
            room.moved(old, new)

    def blocks_changed(self, guest: str, blocked: frozenset[str]) -> None:
        """Tell all sockets of a guest whose messages to leave out."""
        for room in self._rooms.values():
            for visitor in room.audience.visitors:
                if visitor.guest == guest:
                    visitor.blocked = blocked

    def sessions_ended(self, sessions: frozenset[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for room in self._rooms.values() if sessions else ():
            room.audience.put_out_sessions(sessions)

    async def close(self) -> None:
        """End what the rooms do by themselves.

        That includes opening a room, which would read a store that is closed.
        """
        ending = [*self._catching, *self._opening.values()]
        for task in ending:
            task.cancel()
        for room in self._rooms.values():
            room.autoplay.rest()
            room.timeout.rest()
            room.audience.rest()
        if ending:
            await asyncio.wait(ending)

    async def _find(self, id: str) -> Room:
        while id not in self._rooms:
            if id not in self._opening:
                self._opening[id] = asyncio.get_running_loop().create_task(self._fold(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            await asyncio.shield(self._opening[id])
        self._rooms.move_to_end(id)
        return self._rooms[id]

    async def _fold(self, id: str) -> Room:
        found = await self.services.store.match(id)
        if found is None:
            raise unknown("There is no such table.")
        row, lines = found
        room = await self._furnish(row, lines)
        self._make_place()
        self._rooms[id] = room
        return room

    async def _furnish(self, row: MatchRow, lines: list[Written]) -> Room:
        guests = [seat.guest for seat in row.seats if seat.guest]
        names = await self.services.store.names(guests)
        if any(seat.bot for seat in row.seats) and not row.over:
            self.services.bots.warm()
        room = await aside(Room, self.services, row, lines, names, await seal_of(self.services, row, lines))
        await room.chat.catch_up()
        return room

    def _make_place(self) -> None:
        """Drop the idle rooms that have not been used for the longest time."""
        idle = [id for id, room in self._rooms.items() if room.idle]
        for id in idle[: max(0, len(idle) - self.services.limits.idle_rooms + 1)]:
            self._rooms.pop(id).forget()


def for_lesson(asked: NewTable, lesson: Lesson) -> NewTable:
    """The table that a lesson needs: its options, the learner's seat, the weakest bot in all others."""
    seats = tuple(ME if seat == lesson.seat else WEAKEST for seat in range(lesson.seats))
    return msgspec.structs.replace(asked, options=lesson.options, seats=seats, private=True, clock=None)


def for_preset(asked: NewTable, preset: Preset) -> NewTable:
    """The ready-made table, with what was asked for otherwise."""
    seats = asked.seats or (ME, *[OPEN] * (preset.players - 1))
    return msgspec.structs.replace(asked, options={**preset.options, **asked.options}, seats=seats)


def seats_for(wanted: tuple[str, ...], guest: str) -> tuple[Seat, ...]:
    """The seats as requested; raises RegaliaError for one that cannot be filled."""
    if wanted.count(ME) > 1:
        raise RegaliaError("Only one seat can be yours.")
    bots = iter(invited(word for word in wanted if word not in (ME, OPEN)))
    return tuple(
        Seat("person", guest) if word == ME else Seat("open") if word == OPEN else Seat("bot", bot=next(bots))
        for word in wanted
    )
