"""A table's socket: identifies the visitor, reads messages and answers them."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import SPECTATOR
from regalia.server.limits import Bucket
from regalia.server.people.guests import identity_of
from regalia.server.services import Services
from regalia.server.table.blocks import blocked_by
from regalia.server.table.info import seat_by_token, seat_of
from regalia.server.table.outbox import TRY_AGAIN_LATER, Outbox
from regalia.server.table.room import Room
from regalia.server.table.rooms import Rooms
from regalia.server.table.visitor import Visitor
from regalia.server.wire.messages import (
    AutoPass,
    ClientMessage,
    Consider,
    Error,
    GoOn,
    Hello,
    OpenPart,
    Ping,
    Play,
    Pledge,
    Pong,
    Prepare,
    Propose,
    Rematch,
    Reply,
    Resign,
    Return,
    Say,
    TakeBack,
)

log = logging.getLogger("regalia.server")

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
TOO_OFTEN = 20  # messages in a row refused for speed before the socket is closed


class Line:
    """An accepted socket without the framework's checks for every message."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def heard(self) -> str | bytes:
        """The next message; raises WebSocketDisconnect."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send_text(self, data: str) -> None:
        await self._send({"type": "websocket.send", "text": data})

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason or ""})


class Sockets:
    """The socket endpoint, an ASGI application."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        line = Line(receive, send)
        visitor = Visitor(Outbox(line, self._services.limits.outbox), None)
        if self._services.metrics.sockets >= self._services.limits.sockets:
            visitor.send(Error(text="The server is full: try again later.", fatal=True))
            visitor.outbox.close(TRY_AGAIN_LATER)
            await visitor.outbox.drained()
            return
        self._services.metrics.sockets += 1
        try:
            await self._visit(socket, line, visitor)
        except WebSocketDisconnect:
            pass
        except RegaliaError as wrong:
            visitor.fail(str(wrong))
        except Exception:
            log.exception("A socket failed")
            visitor.fail("Something went wrong. It has been logged; please reload the page.")
        finally:
            self._services.metrics.sockets -= 1
            await visitor.outbox.drained()

    async def _visit(self, socket: WebSocket, line: Line, visitor: Visitor) -> None:
        async with self._rooms.room(socket.path_params["id"]) as room:
            hello = await self._hello(line)
            who = await identity_of(socket, self._services)
            if who is not None:
                visitor.guest = who.guest
                visitor.sessions = frozenset([who.session] if who.session else [])
            await room.recall(self._likely(room, visitor, hello))
            await self._seat(room, visitor, hello)
            if banned := self._services.orders.banned(visitor.guest) or self._services.orders.banned(visitor.holder):
                raise RegaliaError(banned)
            if visitor.guest or visitor.holder:
                visitor.blocked = await blocked_by(self._services, visitor.guest or visitor.holder)
            self._let_in(room, visitor.viewer)
            room.enter(visitor, hello.seq)
            try:
                await self._still(visitor)
                await Conversation(self._services, self._rooms, room, visitor).hold(line)
            finally:
                room.audience.leave(visitor)

    def _let_in(self, room: Room, viewer: int) -> None:
        """Raises RegaliaError if the table is full. Spectators cannot take the players' places."""
        limits = self._services.limits
        most = limits.watchers if viewer == SPECTATOR else limits.seat_sockets
        if sum(other.viewer == viewer for other in room.audience.visitors) >= most:
            raise RegaliaError("This table is full.")

    async def _hello(self, line: Line) -> Hello:
        try:
            message = read(
                await asyncio.wait_for(line.heard(), self._services.limits.hello), self._services.limits.message
            )
        except TimeoutError:
            raise RegaliaError("No hello message came in time.") from None
        if not isinstance(message, Hello):
            raise RegaliaError("The first message must be hello.")
        return message

    def _likely(self, room: Room, visitor: Visitor, hello: Hello) -> int:
        """The viewer that this will be, if nothing speaks against it."""
        found = seat_by_token(hello.token, room.row, self._services.signer) if hello.token else None
        seat = seat_of(room.row, visitor.guest) if found is None else found[0]
        return SPECTATOR if seat is None else seat

    async def _seat(self, room: Room, visitor: Visitor, hello: Hello) -> None:
        """The seat of the token or of the guest; others are spectators."""
        seat = seat_of(room.row, visitor.guest)
        if hello.token:
            found = seat_by_token(hello.token, room.row, self._services.signer)
            if found is None or not await self._in_use(room.row.seats[found[0]].guest, found[1]):
                raise RegaliaError("This seat token is not valid for this table, or not any more.")
            seat = found[0]
            visitor.sessions |= {found[1]} - {""}
        if seat is not None:
            visitor.sit(seat, room.row.seats[seat].guest)

    async def _in_use(self, guest: str, session: str) -> bool:
        """Whether a token is still worth something: an account's only while its session lasts."""
        if session:
            return await self._services.store.sessions.guest(session) == guest
        return not await self._services.store.accounts.has(guest)

    async def _still(self, visitor: Visitor) -> None:
        """Raises RegaliaError if a session ended while its socket was let in."""
        if visitor.sessions - await self._services.store.sessions.among(sorted(visitor.sessions)):
            raise RegaliaError("You are logged out.")


class Conversation:
    """What one visitor says after hello, within a rate limit."""

    def __init__(self, services: Services, rooms: Rooms, room: Room, visitor: Visitor) -> None:
        self._services = services
        self._rooms = rooms
        self._room = room
        self._visitor = visitor
        self._bucket = Bucket(services.limits.messages, time.monotonic())

    async def hold(self, line: Line) -> None:
        hasty = 0
        while not self._visitor.outbox.gone:
            text = await line.heard()
            if self._visitor.outbox.closing:
                return
            if not self._bucket.take(time.monotonic()):
                hasty += 1
                if hasty > TOO_OFTEN:
                    raise RegaliaError("Too many messages.")
                self._visitor.send(Error(text="Too fast: this message was ignored."))
                continue
            hasty = 0
            try:
                await self._handle(read(text, self._services.limits.message))
            except RegaliaError as wrong:
                self._visitor.send(Error(text=str(wrong)))

    async def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, Play):
            await self._room.play(self._visitor, message)
        elif isinstance(message, Consider):
            await self._room.consider(self._visitor, self._seat(), message)
        elif isinstance(message, Ping):
            self._visitor.send(Pong())
        elif isinstance(message, AutoPass):
            await self._room.set_auto_pass(self._seat(), message.on)
        elif isinstance(message, Pledge | OpenPart):
            await self._room.opening.take(self._seat(), message)
        elif isinstance(message, Rematch):
            self._seat()
            if not self._room.row.over:
                raise RegaliaError("This game is not over yet.")
            await self._rooms.rematch(self._room, message.swapped)
        elif isinstance(message, TakeBack):
            await self._room.agreements.take_back(self._seat())
        elif isinstance(message, Prepare):
            await self._room.preparing.prepare(self._seat(), message.lines)
        elif isinstance(message, Propose):
            await self._room.agreements.propose(self._seat(), message)
        elif isinstance(message, Reply):
            await self._room.agreements.reply(self._seat(), message.yes)
        elif isinstance(message, Say):
            await self._room.chat.say(self._seat(), message)
        elif isinstance(message, Resign):
            await self._room.agreements.resign(self._seat())
        elif isinstance(message, GoOn):
            await self._room.go_on(self._seat())
        elif isinstance(message, Return):
            await self._room.agreements.come_back(self._seat())
        else:
            raise RegaliaError("The hello message has already been sent.")

    def _seat(self) -> int:
        if self._visitor.viewer == SPECTATOR:
            raise RegaliaError("You are watching: only players at the table can do this.")
        return self._visitor.viewer


def read(text: str | bytes, most: int) -> ClientMessage:
    """The message; raises RegaliaError if it is not valid."""
    if len(text) > most:
        raise RegaliaError(f"A message can have at most {most} bytes.")
    try:
        return _messages.decode(text)
    except msgspec.ValidationError as wrong:
        raise RegaliaError(f"The message is not valid: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RegaliaError("The message is not valid JSON.") from None
