"""A room: one table with those who sit at it and those who look on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec

from regalia.kernel.errors import Refused
from regalia.kernel.state import CHANCE, SPECTATOR
from regalia.server.chat import TableChat
from regalia.server.database import Stale, StoreError
from regalia.server.feed import Step
from regalia.server.flag import Flag
from regalia.server.gathering import Gathering
from regalia.server.house import House
from regalia.server.info import seat_of, table_info
from regalia.server.ledger import Ledger
from regalia.server.pace import Manner
from regalia.server.problems import not_now
from regalia.server.rows import LeftOut, MatchRow, Seat, Written
from regalia.server.seal import Seal
from regalia.server.stand_in import StandIn
from regalia.server.talk import Talk
from regalia.server.visitor import Visitor, frame
from regalia.server.wire import Ack, Clocks, Consider, Considered, Play, Refusal, Seats, Snapshot, TableInfo, Update

log = logging.getLogger("regalia.server")

JUDGED = 3  # times that a play is looked at, if another server is quicker each time
OUR_FAULT = "Something went wrong at this table, and it was logged. Nothing was played."


class Room:
    """Changes one at a time (``_lock``). Whatever viewers are sent comes from the feed, which holds durable lines only."""

    def __init__(
        self, house: House, row: MatchRow, lines: list[Written], names: dict[str, str], seal: Seal | None = None
    ) -> None:
        self.house = house
        self.row = row
        self.names = names
        self.game = house.game(row.game)
        self.gathering = Gathering(self, seal)
        self.ledger = Ledger(house, row, lines, self.gathering)
        self.visitors: list[Visitor] = []
        self.manner: Manner = "human"  # of its bots
        self.users = 0  # requests and sockets that hold this room
        self.stand_in = StandIn(self)
        self.flag = Flag(self)
        self.talk = Talk(self)
        self.chat = TableChat(self)
        self._lock = asyncio.Lock()
        self._told_clock = self.ledger.clock

    @property
    def idle(self) -> bool:
        """Nobody holds it and nothing is under way: it may be forgotten and folded again."""
        return not self.users and not self.stand_in.busy and not self.flag.falling and not self._lock.locked()

    @property
    def here(self) -> frozenset[int]:
        """The seats with a socket, at this server or another."""
        seats = frozenset(visitor.viewer for visitor in self.visitors) - {SPECTATOR}
        return seats | self.house.presence.elsewhere(self.row.id)

    def forget(self) -> None:
        """Let go of every part of an idle room: they hold each other, and would stay in memory long after the room."""
        self.flag.rest()
        vars(self).clear()

    # ---- what a viewer is told

    def info(self, viewer: int, guest: str | None) -> TableInfo:
        you = None if viewer == SPECTATOR else viewer
        host = guest is not None and guest == self.row.host
        info = table_info(self.row, self.game, self.house.signer, self.names, self.here, you, host)
        if (seal := self.gathering.seal) is not None:
            info = msgspec.structs.replace(info, chance=seal.info())
        return self.talk.told(info)

    def snapshot(self, visitor: Visitor) -> Snapshot:
        feed = self.ledger.feed
        return Snapshot(
            seq=feed.count(visitor.viewer),
            table=self.info(visitor.viewer, visitor.guest),
            scene=feed.scene(visitor.viewer),
            log=feed.log(visitor.viewer, self.ledger.match),
        )

    def enter(self, visitor: Visitor, seq: int) -> None:
        """A socket joins: it is sent what it missed since its own step ``seq``, or everything."""
        came = visitor.viewer not in self.here
        self.visitors.append(visitor)
        self.talk.see()
        self._tell_servers()
        missed = self.ledger.feed.missed(seq, visitor.viewer) if seq else None
        if missed is None:
            visitor.send(self.snapshot(visitor))
        else:
            visitor.send(Seats(table=self.info(visitor.viewer, visitor.guest)))
            for step in missed:
                visitor.send(_update(step))
        for more in (self.clocks(), self.chat.so_far()):
            if more is not None:
                visitor.send(more)
        if came and visitor.viewer != SPECTATOR:
            self.tell_seats(but=visitor)
        if not self._lock.locked():  # otherwise whoever holds it will look
            self.stand_in.look_if_resting()
            self.flag.look()

    def clocks(self) -> Clocks | None:
        """How the clocks stand now; None at a table without."""
        clock = self.ledger.clock
        if clock is None or not self.row.started or not self.gathering.done:
            return None
        now = self.house.clock.now()
        left = tuple(round(clock.remaining(seat, now), 1) for seat in range(len(self.row.seats)))
        return Clocks(left=left, running=clock.seat if not self.row.over else None)

    def leave(self, visitor: Visitor) -> None:
        self.visitors.remove(visitor)
        if visitor.viewer != SPECTATOR:
            self._tell_servers()
            self.came_or_went()

    def came_or_went(self) -> None:
        """All are told who is here, if that is news."""
        if self.talk.see():
            self.tell_seats()

    def _tell_servers(self) -> None:
        self.house.presence.tell(self.row.id, {visitor.viewer for visitor in self.visitors} - {SPECTATOR})

    def tell_seats(self, but: Visitor | None = None) -> None:
        """Tell all who is here and how the table stands; made once for those who are told the same."""
        self.talk.see()
        self._tell_servers()
        made: dict[tuple[int, bool], bytes] = {}
        for visitor in self.visitors:
            if visitor is but:
                continue
            key = visitor.viewer, visitor.guest == self.row.host
            if key not in made:
                made[key] = frame(Seats(table=self.info(visitor.viewer, visitor.guest)))
            visitor.outbox.push(made[key])

    def _tell_seat(self, seat: int) -> None:
        """Tell those in one seat how the table stands for them; it is no business of the others."""
        for visitor in self.visitors:
            if visitor.viewer == seat:
                visitor.send(Seats(table=self.info(visitor.viewer, visitor.guest)))

    def _tell_steps(self, since: int) -> None:
        """The new steps since the line ``since`` to all who notice them; each is made once for each viewer."""
        feed = self.ledger.feed
        made: dict[int, list[bytes] | None] = {}
        for visitor in self.visitors:
            if visitor.viewer not in made:
                steps = feed.since(since, visitor.viewer)
                made[visitor.viewer] = None if steps is None else [frame(_update(step)) for step in steps]
            frames = made[visitor.viewer]
            if frames is None:
                visitor.send(self.snapshot(visitor))
            else:
                for each in frames:
                    visitor.outbox.push(each)

    def _tell_clocks(self) -> None:
        clocks = self.clocks()
        if clocks is not None:
            told = frame(clocks)
            for visitor in self.visitors:
                visitor.outbox.push(told)

    # ---- what is done at the table

    async def play(self, visitor: Visitor, asked: Play) -> None:
        """A line sent by a visitor: answered, and then shown to all."""
        read = time.perf_counter()
        async with self._lock:
            since = self.ledger.seq
            visitor.send(await self._answer(visitor.viewer, asked))
            self.house.metrics.moves.add(time.perf_counter() - read)
            if self.ledger.seq != since:
                try:
                    await asyncio.sleep(0)  # the answer goes out before the scenes are drawn
                finally:
                    self._after(since)

    async def consider(self, visitor: Visitor, seat: int, asked: Consider) -> None:
        """A plan of a visitor, judged by what that seat sees; one made at an old step is not answered."""
        async with self._lock:
            match = self.ledger.match
            if asked.seq == self.ledger.feed.count(seat) and match.turn == seat:
                outlook = self.game.outlook(match.view(seat), match.rules, asked.orders)
                visitor.send(Considered(ask=asked.ask, outlook=outlook))

    async def _answer(self, seat: int, asked: Play) -> Ack | Refusal:
        """A line for which another server was quicker is judged once more, by what is stored then."""
        for _ in range(JUDGED):
            try:
                return await self._judged(seat, asked)
            except Stale as wrong:
                late = wrong
        return Refusal(id=asked.id, line=asked.line, reason=str(late))

    async def _judged(self, seat: int, asked: Play) -> Ack | Refusal:
        """The answer to a play; raises Stale if the table has moved on in the middle of it."""

        def refused(reason: str, rule: str = "") -> Refusal:
            return Refusal(id=asked.id[: self.house.limits.play_id], line=asked.line, reason=reason, rule=rule)

        if seat == SPECTATOR:
            return refused("You are watching: only those who sit at the table can play.")
        if not 0 < len(asked.id) <= self.house.limits.play_id:
            return refused(f"The id of a play has 1 to {self.house.limits.play_id} characters.")
        play = f"{seat}:{asked.id}"
        if play in self.ledger.plays:
            return Ack(id=asked.id, seq=self.ledger.plays[play])
        if not self.row.started:
            return refused("The game has not begun: a seat is still open.")
        if not self.gathering.done:
            return refused("The game begins in a moment: the players' parts in its chance are being gathered.")
        if asked.seq != self.ledger.feed.count(seat):
            return refused("The table has moved on since you looked: choose again.")
        if self.row.over:
            return refused("The game is over.")
        if self.row.seats[seat].bot:
            return refused("A bot plays for you: take your seat back first.")
        if asked.line.partition(" ")[0] != str(seat):
            return refused(f"You sit in seat {seat}: your lines begin with '{seat}'.")
        try:
            await self.ledger.advance(asked.line, play)
        except Refused as wrong:
            return refused(wrong.reason, wrong.rule)
        except StoreError as wrong:
            if isinstance(wrong, Stale):
                raise
            if play not in self.ledger.plays:
                return refused(str(wrong))
        except Exception:
            log.exception("Table %s failed at a line of seat %d", self.row.id, seat)
            return refused(OUR_FAULT)
        return Ack(id=asked.id, seq=self.ledger.plays[play])

    async def advance(self, seq: int, line: str | None) -> None:
        """A line by the house at step ``seq`` (None: what chance owes). Does nothing if the table has moved on."""
        async with self._lock:
            if self.ledger.seq == seq:
                await self._advance(line)

    async def time_up(self, due: float) -> None:
        """The time of the seat that is asked was up at ``due``, unless it has moved since: its default is played."""
        async with self._lock:
            match = self.ledger.match
            if self.flag.due == due and match.turn >= 0:
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
        """Deal, once nobody is missing and the seal is closed. A store that fails now is asked again later."""
        if not self.row.started:
            return
        try:
            if await self.gathering.at_once():  # otherwise the stand-in waits for that
                await self.ledger.start_clock()
                if self.ledger.match.turn == CHANCE:
                    await self.advance(0, None)
                else:
                    self._tell_clocks()
        except Stale:
            pass  # another server was quicker
        except StoreError as wrong:
            log.error("Table %s could not begin: %s", self.row.id, wrong)
        self.stand_in.look_if_resting()
        self.flag.look()

    async def sit(self, guest: str, name: str, seat: int) -> None:
        """A guest takes an open seat; raises HttpProblem if it is not open."""
        async with self._lock:
            try:
                if self.row.seats[seat].kind != "open":
                    raise Stale()
                await self.house.store.take_seat(self.row.id, seat, guest)
            except Stale:
                raise not_now("This seat is taken already.") from None
            self.names[guest] = name
            self.set_seat(seat, Seat("person", guest))
            for visitor in self.visitors:
                self._seat_visitor(visitor)
            self.tell_seats()
        await self.begin()

    async def get_up(self, guest: str) -> None:
        """A guest's seat is open again; for games that have not begun."""
        async with self._lock:
            seat = seat_of(self.row, guest)
            if seat is not None and not self.row.started:
                await self.house.store.leave_seat(self.row.id, seat, guest)
                self.set_seat(seat, Seat("open"))
                for visitor in self.visitors:
                    self._seat_visitor(visitor)
                self.tell_seats()

    async def fill(self, bot: str) -> None:
        """Bots take the open seats, and the game begins."""
        async with self._lock:
            for number, seat in enumerate(self.row.seats):
                if seat.kind == "open":
                    await self.house.store.fill_seat(self.row.id, number, bot)
                    self.set_seat(number, Seat("bot", bot=bot))
            self.house.bots.warm()
            self.tell_seats()
        await self.begin()

    async def catch_up(self) -> None:
        """Another server may have changed this table: take over what is stored, and show it."""
        await self.gathering.refresh()
        async with self._lock:
            since, before = self.ledger.seq, self.row
            self.row = await self.ledger.catch_up()
            if self.row.seats != before.seats:
                self.names |= await self.house.store.names([seat.guest for seat in self.row.seats if seat.guest])
            if self.ledger.seq != since:
                self._after(since)
            for number, (seat, old) in enumerate(zip(self.row.seats, before.seats, strict=True)):
                if seat.auto_pass != old.auto_pass:
                    self._tell_seat(number)
            if _told_of(self.row) != _told_of(before):
                for visitor in self.visitors:
                    self._seat_visitor(visitor)
                self.tell_seats()
                self._tell_clocks()
                self.stand_in.look_if_resting()
                self.flag.look()
        await self.chat.catch_up()
        if self.row.started and not self.ledger.seq:
            await self.begin()

    async def set_auto_pass(self, seat: int, on: bool) -> None:
        """Whether a lone pass is answered for that seat."""
        async with self._lock:
            await self.house.store.set_auto_pass(self.row.id, seat, on)
            self.set_seat(seat, replace(self.row.seats[seat], auto_pass=on))
            self._tell_seat(seat)
            if self.ledger.match.turn == seat:
                self.stand_in.look()

    async def rematch(self, swapped: bool) -> str:
        """The next table with the same seats, or each one further, made once; its id. Raises StoreError."""
        async with self._lock:
            if not self.row.rematch:
                assert self.row.result is not None
                loser_first = self.game.rematch_options(self.row.options, self.row.result)
                wanted = self.row.options if swapped else loser_first
                _, options = self.game.set_up(wanted, len(self.row.seats))
                following = MatchRow(
                    id=self.house.new_id(),
                    game=self.row.game,
                    rules=self.game.version,
                    options=options,
                    host=self.row.host,
                    private=self.row.private,
                    created=self.house.clock.now(),
                    seats=next_seats(self.row.seats, swapped),
                    control=self.row.control,
                )
                await self.house.store.create(following, before=self.row.id)
                self.row = replace(self.row, rematch=following.id)
                self.tell_seats()
            return self.row.rematch

    def renamed(self, guest: str, name: str) -> None:
        if seat_of(self.row, guest) is not None:
            self.names[guest] = name
            self.tell_seats()

    def moved(self, old: str, new: str) -> None:
        """A guest has become another one; the sockets of the old one look on as strangers."""
        seat = seat_of(self.row, old)
        host = new if self.row.host == old else self.row.host
        self.row = replace(self.row, host=host)
        if seat is not None and seat_of(self.row, new) is None:
            self.set_seat(seat, replace(self.row.seats[seat], guest=new))
            if (name := self.names.pop(old, None)) is not None:
                self.names.setdefault(new, name)
        for visitor in self.visitors:
            if old in (visitor.guest, visitor.holder):
                visitor.outbox.close()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Nobody else changes anything meanwhile; afterwards all see what has changed."""
        async with self._lock:
            since = self.ledger.seq
            try:
                yield
            finally:
                if self.ledger.seq != since:
                    self._after(since)

    def _seat_visitor(self, visitor: Visitor) -> None:
        """Somebody who looked on may have sat down; whose seat has gone over to another guest has no place here any more."""
        seat = seat_of(self.row, visitor.guest)
        if visitor.viewer != SPECTATOR and self.row.seats[visitor.viewer].guest != visitor.holder:
            visitor.outbox.close()
        elif seat is not None and visitor.viewer == SPECTATOR:
            visitor.sit(seat, self.row.seats[seat].guest)
            visitor.send(self.snapshot(visitor))

    def set_seat(self, number: int, seat: Seat) -> None:
        seats = list(self.row.seats)
        seats[number] = seat
        self.row = replace(self.row, seats=tuple(seats))

    def left_out(self, why: LeftOut) -> None:
        """It is stored that this game is not rated."""
        self.row = replace(self.row, left_out=self.row.left_out or why)

    async def note_hint(self) -> None:
        """A hint is about to be given: from now on the game is not rated, and all can see that. Raises StoreError."""
        async with self._lock:
            if self.row.left_out is None:
                await self.house.store.ratings.leave_out(self.row.id, "hint")
                self.left_out("hint")
                self.tell_seats()

    def _after(self, since: int) -> None:
        """Show the new steps, and see who is to move."""
        self.ledger.show()
        self.talk.moved()
        self._tell_steps(since)
        if self.ledger.clock is not self._told_clock:
            self._told_clock = self.ledger.clock
            self._tell_clocks()
        result = self.ledger.result
        if result is not None and not self.row.over:
            self.row = replace(self.row, over=True, result=result)
            if self.row.event:
                self.house.game_over(self.row.event)
            self._tell_clocks()
            self.tell_seats()
        self.stand_in.look()
        self.flag.look()


def next_seats(seats: tuple[Seat, ...], swapped: bool) -> tuple[Seat, ...]:
    """Who sits where at the next table: whoever let a bot play sits down again."""
    rested = tuple(replace(seat, bot="") if seat.kind == "person" else seat for seat in seats)
    return (*rested[-1:], *rested[:-1]) if swapped else rested


def _told_of(row: MatchRow) -> tuple[object, ...]:
    """What all at the table are told of beside the game."""
    seats = tuple(replace(seat, auto_pass=False) for seat in row.seats)
    return seats, row.over, row.rematch, row.proposal, row.left_out


def _update(step: Step) -> Update:
    return Update(seq=step.seq, scene=step.scene, log=step.log)
