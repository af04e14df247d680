"""Measure the processor time of a move on the server, up to its acknowledgement and in full.

    python bench/server.py [--moves N] [--json]      exit code 1 beyond the goal

The real server runs in a process of its own, on a real socket and a durable SQLite file; two players of Royals sit at
each table, and both look on. One move at a time, so that no commit is shared. Processor time is that of the whole process,
the writer's thread included. The time from a message read to its answer sent is taken around the application; what the
socket costs before and after that is measured by pings, and added.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from regalia import native
from regalia.server.app import create_app
from regalia.server.http.connections import Connections
from regalia.server.limits import Limits, Rate
from regalia.server.run import address, listening, run
from regalia.server.services import Services, open_store
from regalia.server.store.chance import FairChance
from regalia.server.wire.messages import Ack, Hello, Ping, Play, Pong, Seats, ServerMessage, Snapshot, Update

GOAL_MS = 0.5
WARM_UP = 1000  # moves: about as many as SQLite takes to reuse its log instead of letting it grow
FAST = Rate(1e9, 1e9)
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


# ---- the server's side


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of the meter."""

    cpu: float
    plays: int
    playing: float
    pings: int
    pinging: float
    compiled: bool


@dataclass(slots=True)
class Spent:
    """Answers of one kind and the processor time from request to answer."""

    count: int = 0
    seconds: float = 0.0


class Meter:
    """Middleware that notes the process time when a request is read and when its answer is sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._spent = {"ack": Spent(), "pong": Spent()}
        self._since = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def heard() -> Message:
            message = await receive()
            self._since = time.process_time()
            return message

        async def said(message: Message) -> None:
            kind = (message.get("text") or "")[:14].rpartition(':"')[2].rstrip('",}')
            if kind in self._spent:
                self._spent[kind].seconds += time.process_time() - self._since
                self._spent[kind].count += 1
            await send(message)

        if scope["type"] == "http" and scope["path"] == "/meter":
            ack, pong = self._spent["ack"], self._spent["pong"]
            reading = Reading(
                time.process_time(), ack.count, ack.seconds, pong.count, pong.seconds, compiled=native.active
            )
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": json.dumps(asdict(reading)).encode()})
        else:
            await self._app(scope, heard, said)


def serve(data: Path) -> None:
    bound = listening("127.0.0.1", 0)
    limits = Limits(messages=FAST, requests=FAST, openings=FAST)
    run(
        Meter(create_app(Services(open_store(data), limits=limits, chance=FairChance(patience=0)))),
        bound,
        lambda: print(address(bound), flush=True),
        Connections(limits),
    )


# ---- the players' side


class Seat:
    """A player's socket and the last view it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.choices: list[str] = []
        self.over = False
        self.frames = 0
        self.bytes = 0

    async def hear(self) -> ServerMessage:
        text = await self.socket.recv()
        message = _messages.decode(text)
        if isinstance(message, Snapshot | Update):
            self.seq = message.seq
            self.choices = [choice.line for choice in message.scene.choices]
            self.frames += 1
            self.bytes += len(text)
        if isinstance(message, Snapshot | Seats):
            self.over = message.table.over
        return message

    async def until(self, kind: type[Ack | Pong]) -> None:
        while not isinstance(await self.hear(), kind):
            pass

    async def say(self, message: Hello | Play | Ping) -> None:
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def ping(self) -> None:
        """Ping and wait for the answer: then everything sent before has arrived."""
        await self.say(Ping())
        await self.until(Pong)


class Match:
    """One table and its two players."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def __aenter__(self) -> list[Seat]:
        async with httpx.AsyncClient(base_url=self.url) as mira, httpx.AsyncClient(base_url=self.url) as oskar:
            await mira.get("/api/me")
            await oskar.get("/api/me")
            opened = (await mira.post("/api/tables", json={"game": "royals", "seats": ["me", "open"]})).json()
            seated = (await oskar.post(f"/api/tables/{opened['id']}/seat", json={})).json()
        where = f"{self.url.replace('http', 'ws')}/api/tables/{opened['id']}/socket"
        self.seats = [Seat(await connect(where, proxy=None, compression=None)) for _ in range(2)]
        for seat, token in zip(self.seats, (opened["token"], seated["token"]), strict=True):
            await seat.say(Hello(token=token))
            await seat.hear()
        await self.seats[0].hear()  # that the other one has come
        return self.seats

    async def __aexit__(self, *_: object) -> None:
        for seat in self.seats:
            await seat.socket.close()


async def play(url: str, moves: int, choose: random.Random) -> tuple[int, int, int]:
    """Play that many random moves over as many games as needed; returns moves, frames and bytes."""
    done = frames = size = 0
    while done < moves:
        async with Match(url) as seats:
            while done < moves and not seats[0].over:
                mover = next(seat for seat in seats if seat.choices)
                await mover.say(Play(id=str(done), seq=mover.seq, line=choose.choice(mover.choices)))
                await mover.until(Ack)
                mover.choices = []
                done += 1
                while not seats[0].over and not any(seat.choices for seat in seats):
                    await asyncio.gather(*(seat.hear() for seat in seats))
                newest = max(seat.seq for seat in seats)
                for seat in seats:
                    while seat.seq < newest:
                        await seat.hear()
            frames += sum(seat.frames for seat in seats)
            size += sum(seat.bytes for seat in seats)
    return done, frames, size


async def ping(url: str, times: int) -> None:
    async with Match(url) as seats:
        for _ in range(times):
            await seats[0].ping()


async def read_meter(url: str) -> Reading:
    async with httpx.AsyncClient() as client:
        return Reading(**(await client.get(f"{url}/meter")).json())


async def measure(url: str, moves: int) -> dict[str, Any]:
    choose = random.Random(1)
    await play(url, min(WARM_UP, moves), choose)
    before = await read_meter(url)
    done, frames, size = await play(url, moves, choose)
    after = await read_meter(url)
    await ping(url, moves)
    pinged = await read_meter(url)
    line = (after.playing - before.playing) / (after.plays - before.plays)
    pings = pinged.pings - after.pings
    socket = (pinged.cpu - after.cpu - (pinged.pinging - after.pinging)) / pings
    return {
        "moves": done,
        "compiled": after.compiled,
        "line_ms": round(line * 1e3, 3),
        "socket_ms": round(socket * 1e3, 3),
        "ack_ms": round((line + socket) * 1e3, 3),
        "whole_ms": round((after.cpu - before.cpu) / done * 1e3, 3),
        "frames_per_move": round(frames / done, 2),
        "bytes_per_frame": round(size / frames),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return 0
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, __file__, "--serve", data], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = asyncio.run(measure(server.stdout.readline().strip().rstrip("/"), asked.moves))
        finally:
            server.terminate()
            server.wait()
    if asked.json:
        print(json.dumps(found))
    else:
        print(f"{found['moves']} moves of Royals, compiled: {found['compiled']}")
        print(f"bytes in to acknowledgement out: {found['ack_ms']} ms of processor time (goal: at most {GOAL_MS})")
        print(f"  of this through the socket {found['socket_ms']}, from message to answer {found['line_ms']}")
        print(f"with all scenes for two viewers: {found['whole_ms']} ms")
        print(f"  {found['frames_per_move']} frames a move, {found['bytes_per_frame']} bytes each")
    return 0 if found["ack_ms"] <= GOAL_MS else 1


if __name__ == "__main__":
    sys.exit(main())
