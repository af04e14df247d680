"""Connections: one visitor who is slow, or has many, keeps nobody else out."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from regalia.server.app import create_app
from regalia.server.http.connections import LARGEST_HEAD, Connections, networks
from regalia.server.limits import Limits, network_of
from regalia.server.run import Server, listening
from tests.server.harness import make_services
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.anyio

FILES = 1024
SLOW = 1100
SOON = 20.0  # seconds, on a busy machine
BEGUN = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@asynccontextmanager
async def served(data: Path, *proxies: str, **few: float) -> AsyncIterator[int]:
    """The port of a real server with these limits, in this event loop."""
    services = make_services(data, limits=Limits(**few))  # type: ignore[arg-type]
    up = asyncio.Event()
    with closing(listening("127.0.0.1", 0)) as bound:
        connections = Connections(services.limits, networks(proxies))
        config = uvicorn.Config(create_app(services), **connections.settings(), lifespan="on", log_level="warning")
        server = Server(config, up.set)
        task = asyncio.create_task(server.serve(sockets=[bound]))
        await up.wait()
        try:
            yield bound.getsockname()[1]
        finally:
            server.should_exit = True
            await task


async def closed_after(port: int, sent: bytes, drip: bytes = b"") -> tuple[float, bytes]:
    """How long the server keeps a connection that sends this, and then a byte now and then; what it answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    begun = time.perf_counter()
    writer.write(sent)

    async def trickle() -> None:
        while True:
            await asyncio.sleep(0.1)
            writer.write(drip)

    task = asyncio.create_task(trickle())
    try:
        async with asyncio.timeout(60):
            answer = await reader.read()
    except ConnectionError:
        answer = b""
    finally:
        task.cancel()
        writer.close()
    return time.perf_counter() - begun, answer


@pytest.mark.parametrize(
    ("sent", "drip"),
    [
        (b"", b""),
        (BEGUN, b"a"),
        (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" + BEGUN, b"a"),  # the second request of a connection
    ],
)
async def test_a_head_that_does_not_arrive_ends_the_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes, drip: bytes
) -> None:
    async with served(tmp_path, head=0.6) as port:
        seconds, _ = await closed_after(port, sent, drip)
        assert 0.5 < seconds < SOON
    assert [record.getMessage() for record in caplog.records] == [
        "A connection from 127.0.0.1 was too slow and has been closed"
    ]


async def test_a_body_that_nobody_reads_ends_with_its_deadline(tmp_path: Path) -> None:
    async with served(tmp_path, head=0.3, exchange=0.6) as port:
        head = b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
        seconds, answer = await closed_after(port, head, b"a")
        assert b"404" in answer
        assert 0.5 < seconds < SOON


async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as port:
        seconds, answer = await closed_after(port, BEGUN + b"a" * LARGEST_HEAD)
        assert b"431" in answer
        assert seconds < SOON


async def test_a_large_body_that_arrives_with_its_head_is_read(tmp_path: Path) -> None:
    async with served(tmp_path) as port:
        body = b"a" * (4 * LARGEST_HEAD)
        head = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
        _, answer = await closed_after(port, head % len(body) + body)
        assert b" 422 " in answer  # read, and found not to be a record
        assert b"too large" not in answer


async def test_an_address_has_so_many_connections_sockets_included(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path, connections=4) as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as mira:
        await mira.get("/api/me")
        table = (await mira.post("/api/tables", json={"game": "bluff", "seats": ["me", "open"]})).json()["id"]
        where = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with connect(where, proxy=None), connect(where, proxy=None), connect(where, proxy=None):
            _, answer = await closed_after(port, BEGUN)
            assert b"429" in answer
            assert b"too many connections" in answer
        await mira.aclose()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as again:
            assert (await again.get("/api/me")).status_code == 200
    assert "127.0.0.1 has 4 connections: more are refused" in caplog.text


async def test_a_trusted_proxy_may_have_more_but_each_visitor_behind_it_not(tmp_path: Path) -> None:
    async with served(tmp_path, "127.0.0.0/8", connections=3) as port:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as mira:
            await mira.get("/api/me")
            table = (await mira.post("/api/tables", json={"game": "bluff", "seats": ["me", "open"]})).json()["id"]
        where = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        reached = []
        for visitor in ("203.0.113.7", "203.0.113.8"):
            for _ in range(3):
                reached.append(await connect(where, proxy=None, additional_headers={"X-Forwarded-For": visitor}))
        with pytest.raises(Exception, match="403"):
            await connect(where, proxy=None, additional_headers={"X-Forwarded-For": "203.0.113.7"})
        for one in reached:
            await one.close()


def test_a_full_server_refuses_in_words() -> None:
    connections = Connections(Limits(), most=2)
    for number in range(2):
        assert connections.refused(f"203.0.113.{number}") is None
        connections.came(f"203.0.113.{number}")
    refused = connections.refused("203.0.113.9")
    assert refused is not None
    assert "full" in refused[1]
    connections.went("203.0.113.0")
    assert connections.refused("203.0.113.9") is None


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("nobody", "nobody"),
    ],
)
def test_an_address_counts_with_its_network(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_which_addresses_are_proxies() -> None:
    connections = Connections(Limits(), networks(["10.0.0.0/8", "::1"]))
    assert [connections.trusts(one) for one in ("10.1.2.3", "::1", "11.1.2.3", "", "x")] == [True, True, *[False] * 3]


def test_a_thousand_slow_connections_lock_nobody_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The server may open 1,024 files; 1,100 connections of one address send a byte now and then."""
    caplog.set_level(logging.WARNING)

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))

    server = ServerProcess(tmp_path, 0, before=few_files)
    slow = [socket.socket() for _ in range(SLOW)]
    try:
        for one in slow:
            one.settimeout(SOON)
            one.connect(("127.0.0.1", server.port))
            one.send(BEGUN)
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=SOON) as visitor:
            assert visitor.get(f"{server.url}/api/me").status_code == 200
    finally:
        for one in slow:
            one.close()
        assert server.stop() == 0
    assert "127.0.0.1 has 400 connections: more are refused" in server.printed
