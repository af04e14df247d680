"""Limits: a client that does too much is told so, and nobody else suffers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regalia.server.limits import Limits, Rate
from regalia.server.table.outbox import Outbox
from regalia.server.wire.messages import Error, Ping, Pong
from tests.server.harness import for_two, make_services, running

pytestmark = pytest.mark.anyio


async def test_who_sends_too_fast_is_slowed_down_and_then_let_go(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits(messages=Rate(5, 0.001)))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            for _ in range(60):
                await hers.say(Ping())
            heard = await hers.hear_until_closed()
            assert sum(isinstance(message, Pong) for message in heard) == 5
            assert isinstance(heard[-1], Error)
            assert heard[-1].fatal
            await his.catch_up()


async def test_a_server_and_a_table_that_are_full(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits(sockets=3, watchers=0, seat_sockets=1))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            async with mira.at(table) as again:
                (wrong,) = await again.hear_until_closed()
                assert "table is full" in getattr(wrong, "text", "")
            async with door.stranger().at(table) as third:
                (wrong,) = await third.hear_until_closed()
                assert "table is full" in getattr(wrong, "text", "")
            other = await mira.open_table("me", "open")
            async with mira.at(other.id) as elsewhere:
                await elsewhere.catch_up()
                async with mira.socket(other.id) as fourth:
                    (wrong,) = await fourth.hear_until_closed()
                    assert "full" in getattr(wrong, "text", "")
                    assert fourth.closed == 1013


async def test_a_reader_that_is_too_slow_is_let_go_and_nobody_waits_for_it(tmp_path: Path) -> None:
    class Stuck:
        def __init__(self) -> None:
            self.gate = asyncio.Event()
            self.sent: list[str] = []
            self.code = 0

        async def send_text(self, data: str) -> None:
            await self.gate.wait()
            self.sent.append(data)

        async def close(self, code: int = 1000, reason: str | None = None) -> None:
            self.code = code

    line = Stuck()
    outbox = Outbox(line, 4)
    for number in range(10):
        outbox.push(str(number).encode())
        await asyncio.sleep(0)
    line.gate.set()
    await outbox.drained()
    assert line.code == 1013
    assert line.sent == ["0"]
    assert outbox.gone
