"""Kill servers at random moments of play and check that every acknowledged move is stored exactly once.

    python bench/faults.py [--kills N] [--database URL] [--servers S] [--json]      exit code 1 if anything is amiss

Scripted players on real sockets play Royals at random, send every move twice, and come back after each crash. With
--database and several servers the players of a table sit at different ones, and any of these may be killed. Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from served import Served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from regalia.kernel import record as records
from regalia.kernel.record import Record
from regalia.lab.verify import fault_in
from regalia.server.services import open_store
from regalia.server.store.rows import MatchRow, Written
from regalia.server.wire.messages import Ack, Hello, Play, Refusal, Seats, ServerMessage, Snapshot, Update

GAME = "royals"
TABLES = 4
MOVES = 12  # fewest acknowledged moves between two kills
MOMENT = 1.0  # most seconds of play after that until the kill
PATIENCE = 60.0  # deadline for those moves, in seconds
THINKING = 0.01  # seconds before a move
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.HTTPError)
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


@dataclass(slots=True)
class Player:
    """A player that moves at random, sends every message twice, and reconnects."""

    url: str
    seat: int
    token: str
    random: random.Random
    seq: int = 0
    choices: tuple[str, ...] = ()
    over: bool = False
    waiting: Play | None = None
    acknowledged: dict[str, str] = field(default_factory=dict)  # lines by the id under which they were sent
    odd: list[str] = field(default_factory=list)

    async def run(self) -> None:
        while not self.over:
            try:
                async with connect(self.url, proxy=None, compression=None) as socket:
                    await self.visit(socket)
            except GONE:
                await asyncio.sleep(0.05)

    async def visit(self, socket: ClientConnection) -> None:
        """Reconnect, catch up, send the unacknowledged move again, and play on."""
        await socket.send(msgspec.json.encode(Hello(seq=self.seq, token=self.token)), text=True)
        self.hear(_messages.decode(await socket.recv()))
        if self.waiting is not None:
            await socket.send(msgspec.json.encode(self.waiting), text=True)
        while not self.over:
            if self.choices and self.waiting is None:
                await asyncio.sleep(THINKING)
                self.waiting = Play(
                    id=f"{self.random.getrandbits(60):x}", seq=self.seq, line=self.random.choice(self.choices)
                )
                for _ in range(2):
                    await socket.send(msgspec.json.encode(self.waiting), text=True)
            self.hear(_messages.decode(await socket.recv()))

    def hear(self, message: ServerMessage) -> None:
        if isinstance(message, Snapshot | Update):
            if isinstance(message, Update) and message.seq != self.seq + 1:
                self.odd.append(f"step {message.seq} after {self.seq}")
            self.seq = message.seq
            self.choices = tuple(choice.line for choice in message.scene.choices)
        if isinstance(message, Snapshot | Seats):
            self.over = message.table.over
        if isinstance(message, Ack | Refusal) and self.waiting is not None and message.id == self.waiting.id:
            if isinstance(message, Ack):
                self.acknowledged[message.id] = self.waiting.line
                if message.seq > self.seq:  # else the picture already shows it
                    self.choices = ()
            self.waiting = None


@dataclass(slots=True)
class Played:
    """A table and what its players were told."""

    id: str
    players: list[Player]


async def open_table(urls: list[str], chosen: random.Random) -> Played:
    """Open a table; its players use different servers if there are several."""
    here, there = urls[0], urls[-1]
    async with httpx.AsyncClient(base_url=here) as mira, httpx.AsyncClient(base_url=there) as oskar:
        await mira.get("/api/me")
        await oskar.get("/api/me")
        opened = (
            (await mira.post("/api/tables", json={"game": GAME, "seats": ["me", "open"]})).raise_for_status().json()
        )
        where = f"/api/tables/{opened['id']}"
        seated = (await oskar.post(f"{where}/seat", json={})).raise_for_status().json()
    tokens = opened["token"], seated["token"]
    return Played(
        opened["id"],
        [
            Player(f"{url.replace('http', 'ws', 1)}{where}/socket", seat, token, random.Random(chosen.random()))
            for seat, (url, token) in enumerate(zip((here, there), tokens, strict=True))
        ],
    )


async def keep_playing(urls: list[str], chosen: random.Random, played: list[Played]) -> None:
    """Play game after game until cancelled."""
    while True:
        try:
            table = await open_table(urls, chosen)
        except GONE:
            await asyncio.sleep(0.1)
            continue
        played.append(table)
        await asyncio.gather(*(player.run() for player in table.players))


async def play_and_kill(servers: list[Served], kills: int, moments: random.Random) -> list[Played]:
    urls = [server.url for server in servers]
    played: list[Played] = []
    playing = [
        asyncio.create_task(keep_playing(urls[:: -1 if number % 2 else 1], random.Random(number), played))
        for number in range(TABLES)
    ]
    for _ in range(kills):
        await more_moves(played)
        await asyncio.sleep(moments.uniform(0, MOMENT))
        server = moments.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await more_moves(played)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for failed in ended:
        if isinstance(failed, Exception):
            raise failed
    return played


async def more_moves(played: list[Played]) -> None:
    """Wait until enough moves were acknowledged, however slow the machine is."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for table in played for player in table.players)

    enough = acknowledged() + MOVES
    async with asyncio.timeout(PATIENCE):
        while acknowledged() < enough:
            await asyncio.sleep(0.005)


async def judge(data: Path, database: str, played: list[Played]) -> dict[str, Any]:
    """Compare what the players were told with what is stored."""
    store = open_store(data, database)
    found = {"tables": len(played), "acknowledged": 0, "lost": 0, "doubled": 0, "records_bad": 0, "odd": 0}
    for table in played:
        stored = await store.match(table.id)
        assert stored is not None
        row, lines = stored
        plays = Counter(written.play for written in lines if written.play is not None)
        by_play = {written.play: written.line for written in lines}
        found["doubled"] += sum(count - 1 for count in plays.values())
        for player in table.players:
            found["acknowledged"] += len(player.acknowledged)
            found["odd"] += len(player.odd)
            found["lost"] += sum(by_play.get(f"{player.seat}:{id}") != line for id, line in player.acknowledged.items())
        found["records_bad"] += fault_in(record_of(row, lines)) is not None
    await store.close()
    return found


def record_of(row: MatchRow, lines: list[Written]) -> Record:
    return Record(
        format=records.FORMAT,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=len(row.seats),
        lines=[written.line for written in lines],
    )


async def measure(kills: int, database: str, servers: int, data: Path, seed: int) -> dict[str, Any]:
    running = [await asyncio.to_thread(Served, data, database) for _ in range(servers)]
    try:
        played = await play_and_kill(running, kills, random.Random(seed))
    finally:
        for server in running:
            await asyncio.to_thread(server.kill)
    return {"kills": kills, "servers": servers, **await judge(data, database, played)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="servers side by side; more than one needs --database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.servers > 1 and not asked.database:
        parser.error("several servers need --database")
    with tempfile.TemporaryDirectory() as data:
        found = asyncio.run(measure(asked.kills, asked.database, asked.servers, Path(data), asked.seed))
    if asked.json:
        print(json.dumps(found))
    else:
        print(f"{found['kills']} kills while {found['tables']} tables were played, {found['servers']} server(s)")
        print(f"{found['acknowledged']} moves acknowledged: {found['lost']} lost, {found['doubled']} doubled")
        print(f"{found['records_bad']} records that do not verify, {found['odd']} steps out of order")
    return 1 if found["lost"] or found["doubled"] or found["records_bad"] or found["odd"] else 0


if __name__ == "__main__":
    sys.exit(main())
