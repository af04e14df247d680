"""The hall: the rooms that are open now. A room that nobody uses is forgotten and folded from the store when wanted."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regalia import agents
from regalia.kernel.errors import RegaliaError
from regalia.server.gathering import seal_of
from regalia.server.house import House
from regalia.server.problems import unknown
from regalia.server.room import Room
from regalia.server.rows import MatchRow, Seat, Written
from regalia.server.wire import NewTable

log = logging.getLogger("regalia.server")

ME = "me"
OPEN = "open"
WOKEN = 200  # tables of bots to be played on after a restart


class Hall:
    """Opens tables and finds their rooms; each match has at most one room."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, held as long as it is used; raises HttpProblem if there is no such table."""
        room = await self._find(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1

    async def open_table(self, asked: NewTable, guest: str) -> MatchRow:
        """A new table; it begins at once if nobody is missing. Raises RegaliaError for what cannot be."""
        game = self.house.game(asked.game)
        wanted = asked.seats or (ME, *[OPEN] * (game.usual_seats - 1))
        _, options = game.set_up(asked.options, len(wanted))
        row = MatchRow(
            id=self.house.new_id(),
            game=game.key,
            rules=game.version,
            options=options,
            host=guest,
            private=asked.private,
            created=self.house.clock.now(),
            seats=seats_for(wanted, guest),
        )
        await self.house.store.create(row)
        async with self.room(row.id) as room:
            await room.begin()
        return row

    async def rematch(self, room: Room) -> None:
        """Another table for the same seats, begun at once."""
        async with self.room(await room.rematch()) as following:
            await following.begin()

    async def wake(self) -> None:
        """After a restart: let the bots move that were about to."""
        for id in await self.house.store.bots_to_move(WOKEN):
            try:
                async with self.room(id) as room:
                    room.stand_in.look_if_resting()
            except RegaliaError as wrong:
                log.error("Table %s cannot be played on: %s", id, wrong)

    def renamed(self, guest: str, name: str) -> None:
        for room in self._rooms.values():
            room.renamed(guest, name)

    def close(self) -> None:
        for room in self._rooms.values():
            room.stand_in.rest()

    async def _find(self, id: str) -> Room:
        while id not in self._rooms:
            if id not in self._opening:
                self._opening[id] = asyncio.get_running_loop().create_task(self._fold(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            await asyncio.shield(self._opening[id])
        self._rooms.move_to_end(id)
        return self._rooms[id]

    async def _fold(self, id: str) -> Room:
        found = await self.house.store.match(id)
        if found is None:
            raise unknown("There is no such table.")
        row, lines = found
        room = await self._furnish(row, lines)
        self._make_place()
        self._rooms[id] = room
        return room

    async def _furnish(self, row: MatchRow, lines: list[Written]) -> Room:
        guests = [seat.guest for seat in row.seats if seat.guest]
        names = await self.house.store.names(guests)
        if any(seat.kind == "bot" for seat in row.seats) and not row.over:
            self.house.bots.warm()
        return Room(self.house, row, lines, names, await seal_of(self.house, row, lines))

    def _make_place(self) -> None:
        for id in [id for id, room in self._rooms.items() if room.idle]:
            if len(self._rooms) < self.house.limits.rooms:
                break
            del self._rooms[id]


def seats_for(wanted: tuple[str, ...], guest: str) -> tuple[Seat, ...]:
    """The seats as asked for; raises RegaliaError for one that cannot be filled so."""
    if wanted.count(ME) > 1:
        raise RegaliaError("One seat of a table can be yours, not more.")
    seats: list[Seat] = []
    for word in wanted:
        if word == ME:
            seats.append(Seat("person", guest))
        elif word == OPEN:
            seats.append(Seat("open"))
        else:
            agents.find(word)
            seats.append(Seat("bot", bot=word))
    return tuple(seats)
