"""A room: one table with its players and spectators."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import CHANCE
from regalia.server.aside import aside
from regalia.server.bots.roster import invited
from regalia.server.clock.pace import Manner
from regalia.server.clock.timeout import Timeout
from regalia.server.problems import not_now
from regalia.server.services import Services
from regalia.server.store.database import Stale, StoreError
from regalia.server.store.rows import LeftOut, MatchRow, Seat, Written
from regalia.server.store.seal import Seal
from regalia.server.table.agreements import Agreements
from regalia.server.table.audience import Audience
from regalia.server.table.autoplay import Autoplay
from regalia.server.table.blocks import check_company
from regalia.server.table.chat import TableChat
from regalia.server.table.feed import retold
from regalia.server.table.info import seat_of
from regalia.server.table.ledger import Ledger
from regalia.server.table.opening import Opening
from regalia.server.table.plays import answered
from regalia.server.table.preparing import Preparing
from regalia.server.table.rematch import next_table
from regalia.server.table.visitor import Visitor
from regalia.server.wire.messages import Consider, Considered, Play

RECALLS = 3  # times that a log is rebuilt for a newcomer while the table moves on

log = logging.getLogger("regalia.server")


class Room:
    """A table in memory.

    ``_lock`` allows one change at a time. Viewers are sent only what is in the feed, which holds durable lines.
    """

    def __init__(
        self, services: Services, row: MatchRow, lines: list[Written], names: dict[str, str], seal: Seal | None = None
    ) -> None:
        self.services = services
        self.row = row
        self.names = names
        self.game = services.game(row.game)
        self.opening = Opening(self, seal)
        self.ledger = Ledger(services, row, lines, self.opening)
        self.manner: Manner = "human"  # of its bots
        self.users = 0  # requests and sockets that hold this room
        self.preparing = Preparing(self)
        self.autoplay = Autoplay(self)
        self.timeout = Timeout(self)
        self.agreements = Agreements(self)
        self.chat = TableChat(self)
        self._lock = asyncio.Lock()
        self.audience = Audience(self)

    @property
    def idle(self) -> bool:
        """Whether the room is unused, so that it can be dropped."""
        return not self.users and not self.autoplay.busy and not self.timeout.firing and not self._lock.locked()

    def forget(self) -> None:
        """Break the reference cycles of an idle room, which would keep it in memory."""
        self.timeout.rest()
        self.audience.rest()
        vars(self).clear()

    def enter(self, visitor: Visitor, seq: int) -> None:
        """Add a socket that has seen its own steps up to ``seq``."""
        self.audience.enter(visitor, seq)
        if not self._lock.locked():  # otherwise the holder of the lock will look
            self.autoplay.look_if_resting()
            self.timeout.look()

    async def recall(self, viewer: int) -> None:
        """Rebuild a viewer's log beside the event loop, if it is not kept."""
        for _ in range(RECALLS):
            feed = self.ledger.feed
            if feed.has_log(viewer):
                return
            count, lines = feed.count(viewer), feed.last.stand
            feed.keep_log(viewer, count, await aside(retold, self.ledger.match, lines, viewer))

    # ---- changes

    async def play(self, visitor: Visitor, asked: Play) -> None:
        """Play a visitor's line: answer it, then show it to everybody."""
        read = time.perf_counter()
        async with self._lock:
            since = self.ledger.seq
            visitor.send(await answered(self, visitor.viewer, asked))
            self.services.metrics.moves.add(time.perf_counter() - read)
            if self.ledger.seq != since:
                try:
                    await asyncio.sleep(0)  # the answer is sent before scenes are drawn
                finally:
                    self._after(since)

    async def consider(self, visitor: Visitor, seat: int, asked: Consider) -> None:
        """Preview a visitor's plan from what that seat sees.

        A plan for an old step gets no answer.
        """
        async with self._lock:
            match = self.ledger.match
            if asked.seq == self.ledger.feed.count(seat) and match.turn == seat:
                planner = self.game.planner()
                if planner is None:
                    raise RegaliaError("There is nothing to plan now.")
                outlook = planner.preview(match.view(seat), match.rules, asked.orders)
                visitor.send(Considered(ask=asked.ask, outlook=outlook))

    async def go_on(self, seat: int) -> None:
        """Play on after a lesson, from its last position."""
        async with self._lock:
            guide = self.ledger.guide
            if guide is None or not self.ledger.pauses or seat != guide.lesson.seat:
                raise RegaliaError("There is no lesson to go on from.")
            guide.gone_on = True
            self.audience.show_again(seat)
            if self.ledger.match.turn == CHANCE:
                await self._advance(None)
            self.autoplay.look_if_resting()

    async def advance(self, seq: int, line: str | None) -> None:
        """Play a line for the server at step ``seq``.

        None stands for the chance that is due. Nothing happens if the table has moved on.
        """
        async with self._lock:
            if self.ledger.seq == seq and not self.row.over:
                await self._advance(line)

    async def time_up(self, due: float) -> None:
        """Play the default move of a seat whose clock ran out.

        Nothing happens if it has moved since ``due``.
        """
        async with self._lock:
            match = self.ledger.match
            if self.timeout.due == due and match.turn >= 0:
                move = self.game.default(match.view(match.turn), match.rules)
                await self._advance(self.game.codec.line(match.turn, move))

    async def _advance(self, line: str | None) -> None:
        seq = self.ledger.seq
        try:
            await self.ledger.advance(line)
        finally:
            if self.ledger.seq != seq:
                self._after(seq)

    async def begin(self) -> None:
        """Deal, once all seats are taken and the seal is closed.

        If the store fails, it is tried again later.
        """
        if not self.row.started or self.row.over:
            return
        try:
            if await self.opening.at_once():  # otherwise autoplay waits for it
                await self.ledger.start_clock()
                if self.ledger.match.turn == CHANCE:
                    await self.advance(self.ledger.seq, None)
                else:
                    self.audience.tell_clocks()
        except Stale:
            pass  # another server was faster
        except StoreError as wrong:
            log.error("Table %s could not begin: %s", self.row.id, wrong)
        self.autoplay.look_if_resting()
        self.timeout.look()

    async def sit(self, guest: str, name: str, seat: int) -> None:
        """Give a guest an open seat; raises HttpProblem if it is not open, or somebody is blocked."""
        await check_company(self.services, guest, [seat.guest for seat in self.row.seats if seat.guest])
        async with self._lock:
            if self.row.over:
                raise not_now("This table is closed.")
            try:
                if self.row.seats[seat].kind != "open":
                    raise Stale()
                await self.services.store.seats.take(self.row.id, seat, guest)
            except Stale:
                raise not_now("This seat is already taken.") from None
            self.names[guest] = name
            self.set_seat(seat, Seat("person", guest))
            self.audience.sit_down()
        await self.begin()

    async def get_up(self, guest: str) -> None:
        """Open a guest's seat again, before the game starts."""
        async with self._lock:
            seat = seat_of(self.row, guest)
            if seat is not None and not self.row.started:
                await self.services.store.seats.leave(self.row.id, seat, guest)
                self.set_seat(seat, Seat("open"))
                self.audience.sit_down()

    async def fill(self, bot: str) -> None:
        """Fill the open seats with bots, and start the game."""
        async with self._lock:
            if self.row.over:
                raise not_now("This table is closed.")
            free = [number for number, seat in enumerate(self.row.seats) if seat.kind == "open"]
            seated = [seat.bot for seat in self.row.seats if seat.kind == "bot"]
            for number, word in zip(free, invited([bot] * len(free), seated), strict=True):
                await self.services.store.seats.fill(self.row.id, number, word)
                self.set_seat(number, Seat("bot", bot=word))
            self.services.bots.warm()
            self.audience.tell_seats()
        await self.begin()

    async def catch_up(self) -> None:
        """Take over and show what another server has stored."""
        await self.opening.refresh()
        async with self._lock:
            since, before = self.ledger.seq, self.row
            self.row = await self.ledger.catch_up()
            if self.row.seats != before.seats:
                self.names |= await self.services.store.names([seat.guest for seat in self.row.seats if seat.guest])
            if self.ledger.seq != since:
                self._after(since)
            for number, (seat, old) in enumerate(zip(self.row.seats, before.seats, strict=True)):
                if seat.auto_pass != old.auto_pass:
                    self.audience.tell_seat(number)
            if _told_of(self.row) != _told_of(before):
                self.audience.sit_down()
                self.audience.tell_clocks()
                self.autoplay.look_if_resting()
                self.timeout.look()
        await self.chat.catch_up()
        if self.row.started and not self.ledger.seq:
            await self.begin()

    async def set_auto_pass(self, seat: int, on: bool) -> None:
        """Switch automatic passing for that seat on or off."""
        async with self._lock:
            await self.services.store.seats.set_auto_pass(self.row.id, seat, on)
            self.set_seat(seat, replace(self.row.seats[seat], auto_pass=on))
            self.audience.tell_seat(seat)
            if self.ledger.match.turn == seat:
                self.autoplay.look()

    async def rematch(self, swapped: bool) -> str:
        """The id of the next table with the same players, created once. Raises StoreError."""
        async with self._lock:
            if not self.row.rematch:
                following = await aside(next_table, self.services, self.row, swapped)
                await self.services.store.create(following, before=self.row.id)
                self.row = replace(self.row, rematch=following.id)
                self.audience.tell_seats()
            return self.row.rematch

    def renamed(self, guest: str, name: str) -> None:
        if seat_of(self.row, guest) is not None:
            self.names[guest] = name
            self.audience.tell_seats()

    def moved(self, old: str, new: str) -> None:
        """Give a guest's seat to its new identity; sockets of the old one become spectators."""
        seat = seat_of(self.row, old)
        host = new if self.row.host == old else self.row.host
        self.row = replace(self.row, host=host)
        if seat is not None and seat_of(self.row, new) is None:
            self.set_seat(seat, replace(self.row.seats[seat], guest=new))
            if (name := self.names.pop(old, None)) is not None:
                self.names.setdefault(new, name)
        self.audience.put_out(old)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock for a change, then show what has changed."""
        async with self._lock:
            since = self.ledger.seq
            try:
                yield
            finally:
                if self.ledger.seq != since:
                    self._after(since)

    def set_seat(self, number: int, seat: Seat) -> None:
        seats = list(self.row.seats)
        seats[number] = seat
        self.row = replace(self.row, seats=tuple(seats))

    def left_out(self, why: LeftOut) -> None:
        """Note that this game is stored as not rated."""
        self.row = replace(self.row, left_out=self.row.left_out or why)

    async def note_hint(self) -> None:
        """Mark the game as not rated before a hint is given, visible to everybody.

        Raises StoreError.
        """
        async with self._lock:
            if self.row.left_out is None:
                await self.services.store.ratings.leave_out(self.row.id, "hint")
                self.left_out("hint")
                self.audience.tell_seats()

    def _after(self, since: int) -> None:
        """Show the new steps, and start whatever moves next."""
        self.ledger.show()
        self.agreements.moved()
        self.audience.tell_steps(since)
        self.audience.tell_new_clocks()
        result = self.ledger.result
        if result is not None and not self.row.over:
            self.row = replace(self.row, over=True, result=result)
            if self.row.event:
                self.services.game_over(self.row.event)
            self.audience.tell_clocks()
            self.audience.tell_seats()
        self.autoplay.look()
        self.timeout.look()


def _told_of(row: MatchRow) -> tuple[object, ...]:
    """The facts of a table, apart from the game, that everybody is told."""
    seats = tuple(replace(seat, auto_pass=False) for seat in row.seats)
    return seats, row.over, row.closed, row.rematch, row.proposal, row.left_out
