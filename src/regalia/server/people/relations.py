"""Blocks and reports: whom people have blocked, and what they report to the operators."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from regalia.kernel.errors import RegaliaError
from regalia.server.limits import Buckets
from regalia.server.names import clean, first_name
from regalia.server.people.profiles import player_called
from regalia.server.problems import not_now, too_fast, unknown
from regalia.server.store.people.reports import ReportRow
from regalia.server.table.blocks import blocked_by
from regalia.server.tokens import new_id
from regalia.server.wire.people import Blocked, Person, Report, SeatPerson

if TYPE_CHECKING:
    from regalia.server.table.room import Room
    from regalia.server.table.rooms import Rooms

MOST = 200  # people whom one guest may block
LONGEST = 500  # characters of a report
WAIT = 600

log = logging.getLogger("regalia.server")


class Relations:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._store = rooms.services.store
        self._reports = Buckets(self._services.limits.reports)
        self._from = Buckets(self._services.limits.reports_of_address)

    async def blocks(self, guest: str) -> tuple[Blocked, ...]:
        """Whom a guest has blocked."""
        found = await self._store.blocks.of(guest)
        names = await self._store.names([block.blocked for block in found])
        return tuple(
            Blocked(id=one.id, name=names.get(one.blocked) or first_name(one.blocked), at=one.at) for one in found
        )

    async def block(self, guest: str, who: Person) -> tuple[Blocked, ...]:
        """Block a person; returns everybody whom the guest has blocked. Raises RegaliaError."""
        other = await self._guest(guest, who)
        if not await self._store.blocks.add(new_id(), guest, other, self._services.clock.now(), MOST):
            raise not_now(f"You can block {MOST} people. Unblock somebody on your account page first.")
        await self._tell(guest)
        return await self.blocks(guest)

    async def unblock(self, guest: str, id: str) -> tuple[Blocked, ...]:
        if not await self._store.blocks.lift(id, guest):
            raise unknown("You have not blocked this player.")
        await self._tell(guest)
        return await self.blocks(guest)

    async def _tell(self, guest: str) -> None:
        self._rooms.blocks_changed(guest, await blocked_by(self._services, guest))

    async def people(self, room: Room, guest: str | None) -> tuple[SeatPerson, ...]:
        """The people at a table: who has a profile, and whom this guest has blocked."""
        guests = {seat: room.row.seats[seat].guest for seat in room.row.people}
        accounts = await self._store.accounts.among(sorted(guests.values()))
        blocked = await blocked_by(self._services, guest) if guest else frozenset[str]()
        return tuple(
            SeatPerson(
                seat=seat,
                profile=room.names.get(one, "") if one in accounts else "",
                blocked=one in blocked,
            )
            for seat, one in guests.items()
        )

    async def report(self, guest: str, asked: Report, address: str) -> int:
        """Store a report for the operators; returns its number. Raises RegaliaError."""
        other = await self._guest(guest, asked.who)
        text = clean(asked.text, LONGEST, "A report") if asked.text.strip() else ""
        if asked.why == "other" and not text:
            raise RegaliaError("Say in a sentence what has happened.")
        if await self._store.reports.open_by(guest, other):
            raise not_now("You have reported this player already. The operators have not looked at it yet.")
        if not (self._reports.take(guest) and self._from.take(address)):
            raise too_fast(WAIT)
        said = await self._said(asked.who.table, other) if asked.who.table else ""
        now = self._services.clock.now()
        number = await self._store.reports.add(ReportRow(0, now, guest, other, asked.who.table, asked.why, text, said))
        log.warning("Report %d: %s. 'regalia admin reports' lists it.", number, asked.why)
        return number

    async def _said(self, table: str, guest: str) -> str:
        """The last messages of a guest at a table."""
        found = await self._store.match(table)
        seats = [] if found is None else [number for number, seat in enumerate(found[0].seats) if seat.guest == guest]
        lines = [text for _, seat, text in await self._store.agreements.said(table, 0) if seat in seats]
        return "\n".join(lines)

    async def _guest(self, guest: str, who: Person) -> str:
        """The guest that a request names; raises RegaliaError."""
        if who.table:
            other = await self._seated(who)
        elif who.name:
            other = await player_called(self._services, who.name, guest)
        else:
            raise RegaliaError("Say who is meant: by the name of an account, or by a seat at a table.")
        if other == guest:
            raise RegaliaError("That is you.")
        return other

    async def _seated(self, who: Person) -> str:
        found = await self._store.match(who.table)
        if found is None:
            raise unknown("There is no such table.")
        seats = found[0].seats
        if who.seat is None or not 0 <= who.seat < len(seats) or seats[who.seat].kind != "person":
            raise unknown("Nobody sits in that seat.")
        return seats[who.seat].guest
