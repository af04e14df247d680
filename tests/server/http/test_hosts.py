"""Hosts and origins: only our own pages, under our own names, may act for a visitor."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.types import Scope

from regalia.kernel.errors import RegaliaError
from regalia.server.http.guard import refused_host, refused_origin
from regalia.server.http.hosts import Hosts, accepted
from tests.server.harness import METRICS_TOKEN, for_two, make_services, running

pytestmark = pytest.mark.anyio

PUBLIC = accepted("127.0.0.1", ["https://games.example"], ["tables.example"])


def scope(host: str = "", origin: str = "", scheme: str = "http") -> Scope:
    given = {"host": host, "origin": origin}
    headers = [(name.encode(), value.encode()) for name, value in given.items() if value]
    return {"type": "http", "scheme": scheme, "headers": headers, "path": "/", "method": "POST"}


@pytest.mark.parametrize(
    "host", ["localhost:8765", "127.0.0.1", "127.0.0.1:9", "[::1]:8765", "LOCALHOST", "127.1.2.3", ""]
)
def test_loopback_is_always_our_name(host: str) -> None:
    assert refused_host(scope(host), Hosts()) == ""


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "192.168.1.5", "127.0.0.1.nip.io", "[::2]", "x:y:z"]
)
def test_another_name_is_foreign_to_a_server_on_loopback(host: str) -> None:
    assert "--allowed-host" in refused_host(scope(host), accepted("127.0.0.1"))


@pytest.mark.parametrize(
    ("bound", "host", "welcome"),
    [
        ("0.0.0.0", "192.168.1.5:8765", True),  # rebinding needs a name
        ("::", "[fe80::1]:8765", True),
        ("0.0.0.0", "evil.example", False),
        ("192.168.1.5", "192.168.1.5:8765", True),
        ("192.168.1.5", "192.168.1.6", False),
        ("table.local", "table.local:8765", True),
    ],
)
def test_what_the_server_listens_on_is_its_name(bound: str, host: str, welcome: bool) -> None:
    assert (refused_host(scope(host), accepted(bound)) == "") == welcome


@pytest.mark.parametrize(
    "host", ["games.example", "GAMES.example", "tables.example", "tables.example:8080", "tables.example."]
)
def test_public_addresses_and_allowed_hosts_are_names_too(host: str) -> None:
    assert refused_host(scope(host), PUBLIC) == ""


@pytest.mark.parametrize("url", ["games.example", "ftp://games.example", "https://", "https://me@games.example"])
def test_a_public_address_that_is_none(url: str) -> None:
    with pytest.raises(RegaliaError, match="not a public address"):
        accepted("127.0.0.1", [url])


@pytest.mark.parametrize(
    ("host", "origin", "scheme", "ours"),
    [
        ("localhost:8765", "http://localhost:8765", "http", True),
        ("localhost:8765", "http://localhost:8765", "ws", True),
        ("localhost:8765", "https://localhost:8765", "http", False),
        ("localhost:8765", "http://localhost:8765", "wss", False),
        ("localhost:8765", "http://localhost:9999", "http", False),
        ("localhost:8765", "null", "http", False),
        ("", "null", "http", False),
        ("games.example", "https://games.example", "http", True),  # behind a proxy that ends TLS
        ("games.example", "http://games.example", "http", False),
        ("games.example", "https://games.example", "wss", True),
        ("localhost:8765", "", "http", True),
    ],
)
def test_an_origin_is_scheme_name_and_port(host: str, origin: str, scheme: str, ours: bool) -> None:
    assert (refused_origin(scope(host, origin, scheme), PUBLIC) == "") == ours


def test_who_forgot_the_public_address_behind_tls_is_told() -> None:
    assert "--public-url" in refused_origin(scope("localhost", "https://localhost"), Hosts())


async def test_a_foreign_host_reaches_no_route_and_no_socket(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, _ = await for_two(door)
        for path in ("/", "/api/me", "/api/games", "/metrics", f"/api/tables/{table}"):
            answer = await door.stranger(host="rebound.example").get(path)
            assert answer.status_code == 421
            assert "'rebound.example'" in answer.json()["error"]
        headers = {"host": "rebound.example", "origin": "http://rebound.example"}
        async with mira.socket(table, **headers) as visit:
            assert visit.closed == 4403


async def test_the_same_name_over_another_scheme_is_another_site(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, _ = await for_two(door)
        answer = await door.stranger(origin="https://table.example").post("/api/tables", {"game": "bluff"})
        assert (answer.status_code, "another site" in answer.text) == (403, True)
        async with mira.socket(table, origin="https://table.example") as visit:
            assert visit.closed == 4403


async def test_other_machines_read_the_metrics_with_the_token_only(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        for token, status in (("", 404), ("Bearer ", 404), ("Bearer wrong", 404), (f"Bearer {METRICS_TOKEN}", 200)):
            far = door.stranger(**{"x-forwarded-for": "203.0.113.7", "authorization": token})
            assert (await far.get("/metrics")).status_code == status
