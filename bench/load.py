"""Load test: many tables at once. Measures the time from a move to the opponent's view, and memory.

    python bench/load.py [--matches N] [--seconds S] [--json]      exit code 1 beyond the goal
    python bench/load.py --servers 2 --database postgresql://…     several servers on one database
    python bench/load.py --idle N [--json]                         sockets that only listen

The real server runs in a process of its own, on a durable SQLite file. Tables are spread over several servers; with --apart
the two players of a table are at different ones. At each table two scripted players of Royals sit at
WebSockets; one of them moves every second, at a moment of its own. A move is timed from the sending to the first frame that
the *other* player is shown. ``stolen`` is the share of this machine's processors that its host gave to others meanwhile.
Loopback only; it stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import secrets
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from served import Served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regalia import native
from regalia.fairness.derivation import sealed
from regalia.server.wire.messages import Hello, OpenPart, Play, Pledge

GOAL_MS = 100.0
GOAL_KIB = 40.0
PACE = 1.0  # seconds between two moves at a table
MINUTE = 60.0
PATIENCE = 10.0  # seconds after which a move counts as an error
SETTLING = 2.0  # seconds between the last table opened and the first move
OPENING = 20  # tables opened at the same time
AT_A_TABLE = 10  # idle sockets


class Choice(msgspec.Struct):
    line: str


class Picture(msgspec.Struct):
    choices: list[Choice] = []


class Chance(msgspec.Struct):
    stage: str


class Table(msgspec.Struct):
    over: bool = False
    chance: Chance | None = None


class Frame(msgspec.Struct):
    """The part of a message that a scripted player reads."""

    type: str
    seq: int = 0
    scene: Picture | None = None
    table: Table | None = None
    reason: str = ""


_frames: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
_sampled: list[int] = []


@dataclass(slots=True)
class Seen:
    """The measurements of all tables."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    errors: list[str] = field(default_factory=list)


class Seat:
    """A player's socket, read by its own task."""

    def __init__(self, socket: ClientConnection, number: int) -> None:
        self.socket = socket
        self.number = number
        self.seq = 0
        self.choices: list[str] = []
        self.over = False
        self.shown = asyncio.Event()  # a picture has come since it was last cleared
        self.at = 0.0  # when it came
        self.refused = ""
        self.part = secrets.token_hex(32)
        self.stage = ""  # of the table's chance, as it was last answered

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                at = time.perf_counter()
                frame = _frames.decode(text)
                if frame.table is not None:
                    self.over = frame.table.over
                    await self.attend(frame.table.chance)
                if frame.scene is not None:
                    self.seq = frame.seq
                    self.choices = [choice.line for choice in frame.scene.choices]
                    if not self.shown.is_set():
                        self.at = at
                        self.shown.set()
                elif frame.type in ("refused", "error"):
                    self.refused = frame.reason or frame.type
        except ConnectionClosed:
            pass

    async def attend(self, chance: Chance | None) -> None:
        """Add this player's share to the table's chance, as every browser does."""
        if chance is None or chance.stage == self.stage:
            return
        self.stage = chance.stage
        if chance.stage == "promising":
            await self.socket.send(msgspec.json.encode(Pledge(promise=sealed(self.part))), text=True)
        elif chance.stage == "opening":
            await self.socket.send(msgspec.json.encode(OpenPart(part=self.part)), text=True)


class Door:
    """Opens tables, a few at a time. Each player has own cookies; all share the connections."""

    def __init__(self, urls: list[str], apart: bool = False) -> None:
        self.urls = urls
        self.apart = apart
        self._line = httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(max_keepalive_connections=0))
        self._few = asyncio.Semaphore(OPENING)

    def person(self, url: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=url, transport=self._line, timeout=60)

    async def table(self, number: int) -> list[Seat]:
        """Open a table and seat both players; returns when the cards are dealt."""
        urls = [self.urls[(number + seat * self.apart) % len(self.urls)] for seat in (0, 1)]
        async with self._few:
            mira, oskar = (self.person(url) for url in urls)
            await mira.get("/api/me")
            await oskar.get("/api/me")
            opened = (await mira.post("/api/tables", json={"game": "royals", "seats": ["me", "open"]})).json()
            seated = (await oskar.post(f"/api/tables/{opened['id']}/seat", json={})).json()
            tokens = opened["token"], seated["token"]
            return [Seat(await joined(urls[n], opened["id"], token), n) for n, token in enumerate(tokens)]

    async def sockets(self) -> int:
        """The number of open sockets by the servers' count."""
        texts = [(await self.person(url).get("/metrics")).text for url in self.urls]
        return sum(int(text.partition("\nregalia_sockets_open ")[2].split()[0]) for text in texts)


async def joined(url: str, table: str, token: str = "") -> ClientConnection:
    where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(where, proxy=None, compression=None, max_queue=None, ping_interval=None)
    await socket.send(msgspec.json.encode(Hello(token=token)), text=True)
    return socket


@dataclass(slots=True)
class Run:
    """One measurement, in which all tables start and stop together."""

    door: Door
    seen: Seen = field(default_factory=Seen)
    start: asyncio.Event = field(default_factory=asyncio.Event)
    end: float = 0.0

    async def match(self, number: int) -> None:
        """Play game after game with a move every second, each table at its own offset."""
        chosen = random.Random(number)
        players = await self.door.table(number)
        listening = [asyncio.create_task(player.listen()) for player in players]
        await self.start.wait()
        due = time.perf_counter() + chosen.random() * PACE
        while due < self.end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += PACE
            if players[0].over or players[1].over:
                for player in players:
                    await player.socket.close()
                players = await self.door.table(number)
                listening = [asyncio.create_task(player.listen()) for player in players]
                due = time.perf_counter() + PACE
            else:
                await move(players, chosen, self.seen)
        for player, task in zip(players, listening, strict=True):
            await player.socket.close()
            await task


async def move(players: list[Seat], chosen: random.Random, seen: Seen) -> None:
    mover = next((player for player in players if player.choices), None)
    if mover is None:
        seen.errors.append("nobody is to move")
        return
    other = players[1 - mover.number]
    other.shown.clear()
    play = Play(id=f"{chosen.getrandbits(60):x}", seq=mover.seq, line=chosen.choice(mover.choices))
    mover.choices = []
    sent = time.perf_counter()
    await mover.socket.send(msgspec.json.encode(play), text=True)
    try:
        await asyncio.wait_for(other.shown.wait(), PATIENCE)
    except TimeoutError:
        seen.errors.append(mover.refused or "no picture came")
        return
    seen.moves += 1
    seen.waits.append(other.at - sent)


async def load(servers: list[Served], matches: int, seconds: float, apart: bool) -> dict[str, Any]:
    run = Run(Door([server.url for server in servers], apart))
    tables = [asyncio.create_task(run.match(number)) for number in range(matches)]
    while await run.door.sockets() < 2 * matches and not any(table.done() for table in tables):
        await asyncio.sleep(0.2)
    gc.freeze()
    gc.disable()  # pauses of the players must not count as the server's
    await asyncio.sleep(SETTLING)
    rss, cpu, ours, all_time = total(servers, "rss"), total(servers, "cpu"), time.process_time(), processors()
    run.end = time.perf_counter() + seconds
    run.start.set()
    sampling = asyncio.create_task(samples(servers, min(seconds / 2, MINUTE)))
    await asyncio.gather(*tables)
    sampling.cancel()
    gone, stolen, busy = (after - before for before, after in zip(all_time, processors(), strict=True))
    waits = sorted(run.seen.waits)
    return {
        "servers": len(servers),
        "matches": matches,
        "seconds": seconds,
        "compiled": native.active,
        "p50_ms": round(1e3 * waits[len(waits) // 2], 1),
        "p99_ms": round(1e3 * waits[int(len(waits) * 0.99)], 1),
        "most_ms": round(1e3 * waits[-1], 1),
        "moves": run.seen.moves,
        "errors": len(run.seen.errors),
        "reasons": Counter(run.seen.errors),
        "server_cpu": round((total(servers, "cpu") - cpu) / seconds, 2),
        "players_cpu": round((time.process_time() - ours) / seconds, 2),
        "machine_busy": round(busy / gone, 3),
        "stolen": round(stolen / gone, 3),
        "rss_start": rss,
        "rss_by_minute": _sampled,
        "rss_end": total(servers, "rss"),
    }


def total(servers: list[Served], what: str) -> Any:
    return sum(getattr(server, what) for server in servers)


def processors() -> tuple[int, int, int]:
    """Processor time since boot, the part that the host gave to other guests, and the part that was used."""
    spent = [int(ticks) for ticks in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(spent), spent[7], sum(spent) - spent[3] - spent[4] - spent[7]


async def samples(servers: list[Served], pause: float) -> None:
    """Sample the servers' memory until cancelled."""
    while True:
        await asyncio.sleep(pause)
        _sampled.append(total(servers, "rss"))


async def idle(server: Served, sockets: int) -> dict[str, Any]:
    """Connect idle spectators, a fixed number per table."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        await client.get("/api/me")
        tables = []
        for _ in range(-(-sockets // AT_A_TABLE)):
            row = (await client.post("/api/tables", json={"game": "royals", "seats": ["me", "open"]})).json()
            tables.append(row["id"])
        first = await joined(server.url, tables[0])
        await first.recv()
        before = server.rss
        held = [first]
        for number in range(1, sockets):
            held.append(await joined(server.url, tables[number % len(tables)]))
            await held[-1].recv()
        await asyncio.sleep(SETTLING)
        after = server.rss
        for socket in held:
            socket.transport.abort()
    return {
        "sockets": sockets,
        "rss_start": before,
        "rss_end": after,
        "kib_per_socket": per_socket(before, after, sockets),
    }


def per_socket(before: int, after: int, sockets: int) -> float:
    return round((after - before) / 1024 / (sockets - 1), 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="only hold N sockets open")
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="several need a PostgreSQL database")
    parser.add_argument("--apart", action="store_true", help="the players of a table are at different servers")
    parser.add_argument("--goal", type=float, default=GOAL_MS, help="milliseconds for 99 of 100 moves")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.servers > 1 and not asked.database:
        parser.error("several servers need a database: --database postgresql://…")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as data:
        servers = [Served(Path(data), asked.database) for _ in range(asked.servers)]
        try:
            if asked.idle:
                found = uvloop.run(idle(servers[0], asked.idle))
            else:
                found = uvloop.run(load(servers, asked.matches, asked.seconds, asked.apart))
        finally:
            for server in servers:
                server.kill()
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:15} {value}")
    if asked.idle:
        return 0 if found["kib_per_socket"] <= GOAL_KIB else 1
    return 0 if found["p99_ms"] < asked.goal and not found["errors"] else 1


if __name__ == "__main__":
    sys.exit(main())
