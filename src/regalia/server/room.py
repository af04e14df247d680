"""A room: one table with those who sit at it and those who look on."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import msgspec

from regalia.kernel.errors import Refused
from regalia.kernel.state import CHANCE, SPECTATOR
from regalia.server.feed import Step
from regalia.server.gathering import Gathering
from regalia.server.house import House
from regalia.server.info import seat_of, table_info
from regalia.server.ledger import Ledger
from regalia.server.problems import not_now
from regalia.server.rows import MatchRow, Seat, Written
from regalia.server.seal import Seal
from regalia.server.stand_in import StandIn
from regalia.server.visitor import Visitor, frame
from regalia.server.wire import Ack, Consider, Considered, Play, Refusal, Seats, Snapshot, TableInfo, Update
from regalia.server.writer import Stale, StoreError

log = logging.getLogger("regalia.server")

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
        self.users = 0  # requests and sockets that hold this room
        self.stand_in = StandIn(self)
        self._lock = asyncio.Lock()

    @property
    def idle(self) -> bool:
        """Nobody holds it and nothing is under way: it may be forgotten and folded again."""
        return not self.users and not self.stand_in.busy and not self._lock.locked()

    # ---- what a viewer is told

    def info(self, viewer: int, guest: str | None) -> TableInfo:
        here = {visitor.viewer for visitor in self.visitors}
        you = None if viewer == SPECTATOR else viewer
        host = guest is not None and guest == self.row.host
        info = table_info(self.row, self.game, self.house.signer, self.names, here, you, host)
        seal = self.gathering.seal
        return info if seal is None else msgspec.structs.replace(info, chance=seal.info())

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
        came = all(other.viewer != visitor.viewer for other in self.visitors)
        self.visitors.append(visitor)
        missed = self.ledger.feed.missed(seq, visitor.viewer) if seq else None
        if missed is None:
            visitor.send(self.snapshot(visitor))
        else:
            visitor.send(Seats(table=self.info(visitor.viewer, visitor.guest)))
            for step in missed:
                visitor.send(_update(step))
        if came and visitor.viewer != SPECTATOR:
            self.tell_seats(but=visitor)
        if not self._lock.locked():  # otherwise whoever holds it will look
            self.stand_in.look_if_resting()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.remove(visitor)
        if visitor.viewer != SPECTATOR and all(other.viewer != visitor.viewer for other in self.visitors):
            self.tell_seats()

    def tell_seats(self, but: Visitor | None = None) -> None:
        """Tell all who is here and how the table stands; made once for those who are told the same."""
        made: dict[tuple[int, bool], bytes] = {}
        for visitor in self.visitors:
            if visitor is but:
                continue
            key = visitor.viewer, visitor.guest == self.row.host
            if key not in made:
                made[key] = frame(Seats(table=self.info(visitor.viewer, visitor.guest)))
            visitor.outbox.push(made[key])

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

    # ---- what is done at the table

    async def play(self, visitor: Visitor, asked: Play) -> None:
        """A line sent by a visitor: answered, and then shown to all."""
        async with self._lock:
            since = self.ledger.seq
            visitor.send(await self._answer(visitor.viewer, asked))
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
        if asked.line.partition(" ")[0] != str(seat):
            return refused(f"You sit in seat {seat}: your lines begin with '{seat}'.")
        try:
            await self.ledger.advance(asked.line, play)
        except Refused as wrong:
            return refused(wrong.reason, wrong.rule)
        except StoreError as wrong:
            if play not in self.ledger.plays:
                return refused(str(wrong))
        except Exception:
            log.exception("Table %s failed at a line of seat %d", self.row.id, seat)
            return refused(OUR_FAULT)
        return Ack(id=asked.id, seq=self.ledger.plays[play])

    async def advance(self, seq: int, line: str | None) -> None:
        """A line by the house at step ``seq`` (None: what chance owes). Does nothing if the table has moved on."""
        async with self._lock:
            if self.ledger.seq != seq:
                return
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
            if await self.gathering.at_once() and self.ledger.match.turn == CHANCE:
                await self.advance(0, None)
        except StoreError as wrong:
            log.error("Table %s could not begin: %s", self.row.id, wrong)
        self.stand_in.look_if_resting()

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
            self._set_seat(seat, Seat("person", guest))
            for visitor in self.visitors:
                if visitor.guest == guest and visitor.viewer == SPECTATOR:
                    visitor.viewer = seat
                    visitor.send(self.snapshot(visitor))
            self.tell_seats()
        await self.begin()

    async def set_auto_pass(self, seat: int, on: bool) -> None:
        """Whether a lone pass is answered for that seat."""
        async with self._lock:
            await self.house.store.set_auto_pass(self.row.id, seat, on)
            self._set_seat(seat, replace(self.row.seats[seat], auto_pass=on))
            self.tell_seats()
            if self.ledger.match.turn == seat:
                self.stand_in.look()

    async def rematch(self) -> str:
        """The next table with the same seats, made once; its id. Raises StoreError."""
        async with self._lock:
            if not self.row.rematch:
                assert self.row.result is not None
                wanted = self.game.rematch_options(self.row.options, self.row.result)
                _, options = self.game.set_up(wanted, len(self.row.seats))
                following = MatchRow(
                    id=self.house.new_id(),
                    game=self.row.game,
                    rules=self.game.version,
                    options=options,
                    host=self.row.host,
                    private=self.row.private,
                    created=self.house.clock.now(),
                    seats=self.row.seats,
                )
                await self.house.store.create(following, before=self.row.id)
                self.row = replace(self.row, rematch=following.id)
                self.tell_seats()
            return self.row.rematch

    def renamed(self, guest: str, name: str) -> None:
        if seat_of(self.row, guest) is not None:
            self.names[guest] = name
            self.tell_seats()

    def _set_seat(self, number: int, seat: Seat) -> None:
        seats = list(self.row.seats)
        seats[number] = seat
        self.row = replace(self.row, seats=tuple(seats))

    def _after(self, since: int) -> None:
        """Show the new steps, and see who is to move."""
        self.ledger.show()
        self._tell_steps(since)
        result = self.ledger.match.result()
        if result is not None and not self.row.over:
            self.row = replace(self.row, over=True, result=tuple(result))
            self.tell_seats()
        self.stand_in.look()


def _update(step: Step) -> Update:
    return Update(seq=step.seq, scene=step.scene, log=step.log)
