"""The audience of a table: its sockets, and what each is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from regalia.kernel.state import SPECTATOR
from regalia.server.table.feed import Step
from regalia.server.table.info import seat_of, table_info
from regalia.server.table.visitor import Visitor, frame
from regalia.server.wire.messages import Clocks, Said, Seats, ServerMessage, Snapshot, Update
from regalia.server.wire.table import TableInfo

if TYPE_CHECKING:
    from regalia.server.table.room import Room

RELOADING = 3.0  # seconds without a socket after which a player has left


class Audience:
    """The sockets of a room.

    Everything they are sent is durable, and encoded once for equal viewers.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told_clock = room.ledger.clock
        self.visitors: list[Visitor] = []
        self._leaving: dict[int, asyncio.TimerHandle] = {}  # seats whose last socket has closed a moment ago

    @property
    def here(self) -> frozenset[int]:
        """The seats with a socket, at this server or another. Somebody who reloads the page stays."""
        return self._seats() | self._room.services.presence.elsewhere(self._room.row.id)

    def _seats(self) -> frozenset[int]:
        """The seats with a socket here, or without one for a moment only."""
        return (frozenset(visitor.viewer for visitor in self.visitors) | self._leaving.keys()) - {SPECTATOR}

    # ---- coming and going

    def enter(self, visitor: Visitor, seq: int) -> None:
        """Add a socket, and send it what it missed since its step ``seq``, or everything."""
        came = visitor.viewer not in self.here
        self._stay(visitor.viewer)
        self.visitors.append(visitor)
        self._room.agreements.see()
        self._tell_servers()
        missed = self._room.ledger.feed.missed(seq, visitor.viewer) if seq else None
        if missed is None:
            visitor.send(self.snapshot(visitor))
        else:
            visitor.send(Seats(table=self.info(visitor.viewer, visitor.guest)))
            for step in missed:
                visitor.send(_update(step))
        for more in (self.clocks(), self._room.chat.so_far(visitor)):
            if more is not None:
                visitor.send(more)
        if came and visitor.viewer != SPECTATOR:
            self.tell_seats(but=visitor)

    def leave(self, visitor: Visitor) -> None:
        self.visitors.remove(visitor)
        seat = visitor.viewer
        if seat != SPECTATOR and not any(other.viewer == seat for other in self.visitors):
            self._stay(seat)
            self._leaving[seat] = asyncio.get_running_loop().call_later(RELOADING, self._gone, seat)

    def _stay(self, seat: int) -> None:
        if (leaving := self._leaving.pop(seat, None)) is not None:
            leaving.cancel()

    def _gone(self, seat: int) -> None:
        """Tell everybody that a seat has no socket any more."""
        self._leaving.pop(seat, None)
        self._tell_servers()
        self.came_or_went()

    def rest(self) -> None:
        """Wait for nobody any longer, before the room is dropped or the server stops."""
        for seat in list(self._leaving):
            self._stay(seat)
        self._tell_servers()

    def came_or_went(self) -> None:
        """Tell everybody who is here, if that has changed."""
        if self._room.agreements.see():
            self.tell_seats()

    def sit_down(self) -> None:
        """Match sockets to seats after seats have changed hands."""
        for visitor in self.visitors:
            seat = seat_of(self._room.row, visitor.guest)
            if visitor.viewer != SPECTATOR and self._room.row.seats[visitor.viewer].guest != visitor.holder:
                visitor.outbox.close()
            elif seat is not None and visitor.viewer == SPECTATOR:
                visitor.sit(seat, self._room.row.seats[seat].guest)
                visitor.send(self.snapshot(visitor))
        self.tell_seats()

    def give_seat(self, number: int, guest: str) -> None:
        """Show a seat to its new player; the previous one becomes a spectator."""
        for visitor in self.visitors:
            mine = bool(guest) and visitor.guest == guest
            if mine or visitor.viewer == number:
                visitor.sit(number, guest) if mine else visitor.sit(SPECTATOR, "")
                visitor.send(self.snapshot(visitor))
        self.tell_seats()

    def show_again(self, seat: int) -> None:
        """Send the whole table to a seat whose scene has changed without a step."""
        for visitor in self.visitors:
            if visitor.viewer == seat:
                visitor.send(self.snapshot(visitor))

    def put_out(self, guest: str, why: str = "") -> None:
        """Remove every socket of a guest whose identity has changed, or who was banned."""
        for visitor in self.visitors:
            if guest in (visitor.guest, visitor.holder):
                visitor.fail(why) if why else visitor.outbox.close()

    def put_out_sessions(self, ended: frozenset[str]) -> None:
        """Remove every socket that depends on a session that has ended."""
        for visitor in self.visitors:
            if visitor.sessions & ended:
                visitor.outbox.close()

    # ---- messages

    def info(self, viewer: int, guest: str | None) -> TableInfo:
        room = self._room
        you = None if viewer == SPECTATOR else viewer
        host = guest is not None and guest == room.row.host
        info = table_info(room.row, room.game, room.services.signer, room.names, self.here, you, host)
        if room.services.orders.message:
            info = msgspec.structs.replace(info, message=room.services.orders.message)
        if room.chat.muted:
            info = msgspec.structs.replace(info, muted=tuple(sorted(room.chat.muted)))
        if (seal := room.opening.seal) is not None:
            info = msgspec.structs.replace(info, chance=seal.info())
        return room.preparing.told(room.agreements.told(info))

    def snapshot(self, visitor: Visitor) -> Snapshot:
        feed = self._room.ledger.feed
        return Snapshot(
            seq=feed.count(visitor.viewer),
            table=self.info(visitor.viewer, visitor.guest),
            scene=feed.scene(visitor.viewer),
            log=feed.log(visitor.viewer, self._room.ledger.match),
        )

    def clocks(self) -> Clocks | None:
        """The state of the clocks now; None at a table without clocks."""
        room, clock = self._room, self._room.ledger.clock
        if clock is None or not room.row.started or not room.opening.done:
            return None
        now = room.services.clock.now()
        left = tuple(round(clock.remaining(seat, now), 1) for seat in range(len(room.row.seats)))
        return Clocks(left=left, running=clock.seat if not room.row.over else None)

    def tell(self, message: ServerMessage) -> None:
        """Send the same message to everybody."""
        told = frame(message)
        for visitor in self.visitors:
            visitor.outbox.push(told)

    def tell_but(self, message: Said, unheard: Callable[[Said, Visitor], bool]) -> None:
        """Send a chat message to everybody who wants to hear it."""
        told = frame(message)
        for visitor in self.visitors:
            if not unheard(message, visitor):
                visitor.outbox.push(told)

    def tell_seats(self, but: Visitor | None = None) -> None:
        """Send everybody the table's description."""
        self._room.agreements.see()
        self._tell_servers()
        made: dict[tuple[int, bool], bytes] = {}
        for visitor in self.visitors:
            if visitor is but:
                continue
            key = visitor.viewer, visitor.guest == self._room.row.host
            if key not in made:
                made[key] = frame(Seats(table=self.info(visitor.viewer, visitor.guest)))
            visitor.outbox.push(made[key])

    def tell_seat(self, seat: int) -> None:
        """Send the table's description to one seat only."""
        for visitor in self.visitors:
            if visitor.viewer == seat:
                visitor.send(Seats(table=self.info(visitor.viewer, visitor.guest)))

    def tell_steps(self, since: int) -> None:
        """Send the new steps since line ``since`` to everybody who notices them."""
        feed = self._room.ledger.feed
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

    def tell_clocks(self) -> None:
        clocks = self.clocks()
        if clocks is not None:
            self.tell(clocks)

    def tell_new_clocks(self) -> None:
        """Send the clocks, if they have changed."""
        if self._room.ledger.clock is not self._told_clock:
            self._told_clock = self._room.ledger.clock
            self.tell_clocks()

    def _tell_servers(self) -> None:
        self._room.services.presence.tell(self._room.row.id, self._seats())


def _update(step: Step) -> Update:
    return Update(seq=step.seq, scene=step.scene, log=step.log)
