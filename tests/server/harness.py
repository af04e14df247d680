"""The real application in one event loop with its clients: httpx for HTTP, sockets by hand.

Everything that waits has a limit, so that a missing message fails a test instead of blocking it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp, Message

from regalia.kernel.match import Entry, Match
from regalia.server.app import create_app
from regalia.server.clock.pace import Pace
from regalia.server.http.client import HOME
from regalia.server.http.hosts import Hosts
from regalia.server.services import Services, open_store
from regalia.server.store.chance import FairChance
from regalia.server.store.rows import MatchRow, Seat
from regalia.server.store.seal import Seal
from regalia.server.wire.lobby import NewTable, Opened
from regalia.server.wire.messages import (
    Ack,
    ClientMessage,
    Hello,
    Ping,
    Play,
    Pong,
    Refusal,
    Seats,
    ServerMessage,
    Snapshot,
    Update,
)
from regalia.server.wire.table import TableInfo
from tests.server.bluff import GAME

PATIENCE = 20.0
ORIGIN = "http://table.example"
METRICS_TOKEN = "a token for the metrics"

T = TypeVar("T")
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def make_services(data: Path, **parts: Any) -> Services:
    """Services with the toy game and no delays."""
    return Services(open_store(data), **{"games": {GAME.key: GAME}, "pace": Pace(0), "chance": FairChance(0), **parts})


class ScriptedChance:
    """Deals the given lines, at any table."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.patience = 0.0

    def secret(self) -> str:
        return "5e" * 32  # the same at every table, so that twin worlds send the same bytes

    def deal(self, seal: Seal | None, match: Match, epoch: int = 0) -> Entry:
        return match.play(self.lines.pop(0))


@asynccontextmanager
async def running(services: Services, client: Path | None = None) -> AsyncIterator[Door]:
    """The running application, from startup to shutdown."""
    app = create_app(services, client or HOME, hosts=Hosts(frozenset({"table.example"})), metrics_token=METRICS_TOKEN)
    said: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    task = asyncio.create_task(_call(app, {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, said, heard))
    await said.put({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    try:
        yield Door(app, services)
    finally:
        await said.put({"type": "lifespan.shutdown"})
        assert (await heard.get())["type"] == "lifespan.shutdown.complete"
        await task


async def _call(app: ASGIApp, scope: Any, said: asyncio.Queue[Message], heard: asyncio.Queue[Message]) -> None:
    await app(scope, said.get, heard.put)


def routes_of(app: Any) -> list[Route]:
    """Every HTTP route of the application, whatever is wrapped around it."""
    while not isinstance(app, Starlette):
        app = app._app
    return [route for route in app.routes if isinstance(route, Route)]


class Door:
    """Creates people who use the application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def person(self, name: str = "", address: str = "127.0.0.1", **headers: str) -> Person:
        """A person with a cookie, and perhaps a name."""
        person = Person(self, headers, address)
        await person.get("/api/me")
        if name:
            await person.put("/api/me", {"name": name})
        return person

    def stranger(self, **headers: str) -> Person:
        """A person without a cookie."""
        return Person(self, headers)


class Person:
    """A browser, as the server sees it."""

    def __init__(self, door: Door, headers: Mapping[str, str], address: str = "127.0.0.1") -> None:
        self.door = door
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=door.app, raise_app_exceptions=False, client=(address, 123)),
            base_url=ORIGIN,
            headers={"origin": ORIGIN, **headers},
        )

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def put(self, path: str, body: Any) -> httpx.Response:
        return await self.http.put(path, content=msgspec.json.encode(body))

    async def delete(self, path: str) -> httpx.Response:
        return await self.http.delete(path)

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.http.post(path, content=body if isinstance(body, bytes) else msgspec.json.encode(body))

    async def open_table(self, *seats: str, **more: Any) -> Opened:
        answer = await self.post("/api/tables", NewTable(**{"game": GAME.key, "seats": seats, **more}))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Opened)

    @asynccontextmanager
    async def at(self, table: str, seq: int = 0, token: str = "") -> AsyncIterator[Visit]:
        """A socket at a table, once hello has been answered. So sockets enter in the order of the test."""
        async with self.socket(table) as visit:
            await visit.say(Hello(seq=seq, token=token))
            await visit.answered()
            yield visit

    @asynccontextmanager
    async def socket(self, table: str, **headers: str) -> AsyncIterator[Visit]:
        given = {"host": "table.example", "origin": ORIGIN, "cookie": self.cookie, **headers}
        visit = Visit(self.door.app, table, given)
        try:
            await visit.open()
            yield visit
        finally:
            await visit.close()


class Visit:
    """One socket. ``frames`` are the bytes received."""

    def __init__(self, app: ASGIApp, table: str, headers: Mapping[str, str]) -> None:
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/socket",
            "raw_path": b"",
            "query_string": b"",
            "root_path": "",
            "client": ("127.0.0.1", 1),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "subprotocols": [],
        }
        self._app = app
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self.plays = 0
        self.pictures: list[Snapshot | Update] = []
        self.tables: list[TableInfo] = []

    @property
    def place(self) -> Snapshot | Update:
        """The last scene received."""
        return self.pictures[-1]

    @property
    def table(self) -> TableInfo:
        return self.tables[-1]

    async def open(self) -> None:
        self._task = asyncio.create_task(_call(self._app, self._scope, self._said, self._heard))
        await self._said.put({"type": "websocket.connect"})
        first = await asyncio.wait_for(self._heard.get(), PATIENCE)
        if first["type"] == "websocket.close":
            self.closed = first["code"]
        else:
            assert first["type"] == "websocket.accept"

    async def answered(self) -> None:
        """Wait until something has come, without receiving it."""
        async with asyncio.timeout(PATIENCE):
            while self._heard.empty() and self.closed is None:
                await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self._said.put({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)

    async def say(self, message: ClientMessage | bytes | str) -> None:
        text = msgspec.json.encode(message).decode() if isinstance(message, msgspec.Struct) else message
        kind = "text" if isinstance(text, str) else "bytes"
        await self._said.put({"type": "websocket.receive", kind: text})

    async def hear(self) -> ServerMessage:
        """The next message; raises EOFError if the socket is closed."""
        message = await asyncio.wait_for(self._heard.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            raise EOFError(f"closed with {self.closed}")
        self.frames.append(message["text"].encode())
        heard = _messages.decode(message["text"])
        if isinstance(heard, Snapshot | Update):
            self.pictures.append(heard)
        if isinstance(heard, Snapshot | Seats):
            self.tables.append(heard.table)
        return heard

    async def catch_up(self) -> None:
        """Receive everything that has been sent so far."""
        await self.say(Ping())
        await self.hear_a(Pong)

    async def hear_a(self, kind: type[T]) -> T:
        """The next message of a kind; others are skipped."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def hear_until_closed(self) -> list[ServerMessage]:
        heard: list[ServerMessage] = []
        try:
            while True:
                heard.append(await self.hear())
        except EOFError:
            return heard

    async def silence(self, seconds: float = 0.05) -> None:
        """Assert that nothing comes for a while."""
        try:
            message = await asyncio.wait_for(self._heard.get(), seconds)
        except TimeoutError:
            return
        raise AssertionError(f"something came: {message}")

    async def play(self, line: str, seq: int, id: str = "") -> Ack | Refusal:
        """Send a line and return its answer; other messages are skipped."""
        self.plays += 1
        name = id or f"p{self.plays}-{seq}"
        await self.say(Play(id=name, seq=seq, line=line))
        while True:
            message = await self.hear()
            if isinstance(message, Ack | Refusal) and message.id == name:
                return message


async def play_out(visits: Sequence[Visit]) -> None:
    """Play the first choice until the game is over; each visit is a seat's."""
    while True:
        for visit in visits:
            await visit.catch_up()
        if visits[0].table.over:
            return
        mover = next(visit for visit in visits if visit.place.scene.choices)
        answer = await mover.play(mover.place.scene.choices[0].line, mover.place.seq)
        assert isinstance(answer, Ack), answer


async def for_two(door: Door) -> tuple[str, Person, Person]:
    """A started table of two people: its id, seat 0, seat 1."""
    mira, oskar = await door.person("Mira"), await door.person("Oskar")
    opened = await mira.open_table("me", "open", options={"cards": 5})
    await oskar.post(f"/api/tables/{opened.id}/seat", {})
    return opened.id, mira, oskar


def token_of(invite: str) -> str:
    """The token in an invitation's link."""
    return invite.partition("#invite=")[2]


def row(id: str) -> MatchRow:
    return MatchRow(
        id=id,
        game="bluff",
        rules=1,
        options={"cards": 5},
        host="g",
        private=False,
        created=1.0,
        seats=(Seat("person", "g"), Seat("open")),
    )
