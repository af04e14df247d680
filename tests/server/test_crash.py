"""kill -9 at random moments of play: every acknowledged line is there once, and every record verifies."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regalia.kernel import record as records
from regalia.kernel.record import Record
from regalia.lab.verify import fault_in
from regalia.server.house import DATABASE
from regalia.server.wire import Ack, Hello, Play, Refusal, Seats, ServerMessage, Snapshot, Update
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

KILLS = 4
TABLES = 3
MOVES = 12  # acknowledged between two kills, at least
PATIENCE = 60.0  # seconds; a limit, not a measure
MOMENT = 0.3  # seconds after that, at most, until the kill
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Player:
    """A scripted client: plays at random, sends everything twice, and comes back after every crash."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        self.url = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.table = table
        self.token = token
        self.random = random.Random(seed)
        self.seq = 0
        self.waiting: Play | None = None
        self.acknowledged: dict[int, str] = {}
        self.count = 0
        self.over = False
        self.choices: tuple[str, ...] = ()

    async def run(self) -> None:
        while not self.over:
            try:
                async with connect(self.url, proxy=None) as socket:
                    await self.visit(socket)
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(0.05)

    async def visit(self, socket: ClientConnection) -> None:
        """One connection: hello, what was missed, the play that was not acknowledged, and on."""
        await socket.send(msgspec.json.encode(Hello(seq=self.seq, token=self.token)), text=True)
        self.hear(_messages.decode(await socket.recv()))
        if self.waiting is not None:
            await socket.send(msgspec.json.encode(self.waiting), text=True)
        while not self.over:
            if self.choices and self.waiting is None:
                self.waiting = self.chosen()
                for _ in range(2):
                    await socket.send(msgspec.json.encode(self.waiting), text=True)
            self.hear(_messages.decode(await socket.recv()))

    def chosen(self) -> Play:
        self.count += 1
        return Play(id=f"{self.token[:1]}-{self.count}", seq=self.seq, line=self.random.choice(self.choices))

    def hear(self, message: ServerMessage) -> None:
        if isinstance(message, Snapshot | Update):
            assert isinstance(message, Snapshot) or message.seq == self.seq + 1
            self.seq = message.seq
            self.choices = tuple(choice.line for choice in message.scene.choices)
        if isinstance(message, Snapshot | Seats):
            self.over = message.table.over
        if isinstance(message, Ack | Refusal) and self.waiting is not None and message.id == self.waiting.id:
            if isinstance(message, Ack):
                assert self.acknowledged.setdefault(message.seq, self.waiting.line) == self.waiting.line
                if message.seq > self.seq:  # else the picture already shows it
                    self.choices = ()
            else:
                assert "moved on" in message.reason
            self.waiting = None


async def open_tables(url: str) -> list[Player]:
    players: list[Player] = []
    for number in range(TABLES):
        async with httpx.AsyncClient(base_url=url) as mira, httpx.AsyncClient(base_url=url) as oskar:
            await mira.get("/api/me")
            await oskar.get("/api/me")
            opened = (await mira.post("/api/tables", json={"game": "royals", "seats": ["me", "open"]})).json()
            seated = (await oskar.post(f"/api/tables/{opened['id']}/seat", json={})).json()
            for token in (opened["token"], seated["token"]):
                players.append(Player(url, opened["id"], token, number))
    return players


async def test_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    moments = random.Random(5)
    server = await asyncio.to_thread(ServerProcess, tmp_path, 0, "--patience", "0")
    try:
        players = await open_tables(server.url)
        tasks = [asyncio.create_task(player.run()) for player in players]
        for _ in range(KILLS):
            await more_moves(players)
            await asyncio.sleep(moments.uniform(0, MOMENT))
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(ServerProcess, tmp_path, server.port, "--patience", "0")
        await more_moves(players)
        for task in tasks:
            task.cancel()
        faults = [
            result
            for result in await asyncio.gather(*tasks, return_exceptions=True)
            if not isinstance(result, asyncio.CancelledError | None)
        ]
        assert faults == []
    finally:
        await asyncio.to_thread(server.kill)
    assert acknowledged(players) >= MOVES * KILLS
    for player in players:
        stored = lines_of(tmp_path, player.table)
        assert {seq: stored[seq - 1] for seq in player.acknowledged} == player.acknowledged
        record = Record(format=records.FORMAT, game="royals", options={}, seats=2, lines=stored)
        assert fault_in(record) is None


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def more_moves(players: list[Player]) -> None:
    """Until the server has acknowledged some more moves, however slow the machine is."""
    enough = acknowledged(players) + MOVES
    async with asyncio.timeout(PATIENCE):
        while acknowledged(players) < enough and not all(player.over for player in players):
            await asyncio.sleep(0.005)


def lines_of(data: Path, table: str) -> list[str]:
    connection = sqlite3.connect(data / DATABASE)
    rows = connection.execute("SELECT seq, line, play FROM line WHERE match = ? ORDER BY seq", (table,)).fetchall()
    connection.close()
    assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
    plays = [play for _, _, play in rows if play is not None]
    assert len(set(plays)) == len(plays)
    return [line for _, line, _ in rows]
