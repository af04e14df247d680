"""Presence and names at a table that is open at two servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from regalia.server.store import presence
from regalia.server.store.database import Notice
from regalia.server.store.presence import Presence
from regalia.server.wire.table import TableInfo
from tests.server.harness import PATIENCE, Visit, running
from tests.server.servers.pair import for_two, services_at, two_servers

pytestmark = pytest.mark.anyio


async def told(visit: Visit, true: Callable[[TableInfo], bool]) -> None:
    """Receive messages until the table's description is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not visit.tables or not true(visit.table):
            await visit.hear()


def there(seat: int, here: bool) -> Callable[[TableInfo], bool]:
    return lambda table: table.players[seat].here == here


async def test_who_comes_and_goes_at_one_server_is_seen_at_the_other(postgres: str) -> None:
    async with two_servers(postgres) as (one, other):
        id, mira, oskar = await for_two(one, other)
        async with mira.at(id) as hers:
            await told(hers, there(1, False))
            async with oskar.at(id) as his:
                await told(hers, there(1, True))
                await told(his, there(0, True))
            await told(hers, there(1, False))


async def test_a_server_that_begins_later_learns_who_is_there(postgres: str) -> None:
    async with running(services_at(postgres)) as one:
        mira = await one.person("Mira")
        opened = await mira.open_table("me", "open")
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            async with running(services_at(postgres)) as later:
                oskar = await later.person("Oskar")
                async with oskar.at(opened.id) as his:
                    await told(his, there(0, True))


async def test_who_sits_at_a_server_that_stops_is_gone(postgres: str) -> None:
    async with running(services_at(postgres)) as one, AsyncExitStack() as stack:
        other = await stack.enter_async_context(running(services_at(postgres)))
        id, mira, oskar = await for_two(one, other)
        async with mira.at(id) as hers, oskar.at(id):
            await told(hers, there(1, True))
            await stack.aclose()
            await told(hers, there(1, False))


async def test_a_new_name_is_seen_at_the_other_server(postgres: str) -> None:
    async with two_servers(postgres) as (one, other):
        id, mira, oskar = await for_two(one, other)
        async with mira.at(id) as hers:
            await hers.catch_up()
            await oskar.put("/api/me", {"name": "Oskar the Bold"})
            await told(hers, lambda table: table.players[1].name == "Oskar the Bold")


# ---- messages between servers


class Wire:
    """A database as far as presence needs one: it keeps what is announced."""

    shared = True
    hearing = True

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    @property
    def database(self) -> Wire:
        return self

    async def announce(self, topic: str, text: str) -> None:
        self.said.append((topic, text))


async def test_a_server_that_is_killed_is_gone_after_a_silence() -> None:
    now = 0.0
    wire, news = Wire(), list[str]()
    here = Presence(wire, lambda: now)  # type: ignore[arg-type]
    here.changed = news.append
    here.heard(Notice("a", "here", '{"t": [0, 2], "u": [1]}'))
    here.heard(Notice("b", "here", '{"t": [1]}'))
    assert [*map(sorted, (here.elsewhere("t"), here.elsewhere("u")))] == [[0, 1, 2], [1]]
    now = presence.SILENCE
    here.heard(Notice("b", "alive"))
    await here.beat()
    assert here.elsewhere("t") == {0, 1, 2}
    now += 1
    await here.beat()
    assert [*map(sorted, (here.elsewhere("t"), here.elsewhere("u")))] == [[1], []]
    assert news == ["t", "u", "t", "t", "u"]
    assert wire.said == [("alive", ""), ("alive", "")]
    here.heard(Notice("a", "alive"))  # it was only slow
    await asyncio.sleep(0)
    assert wire.said[2:] == [("who", "")]
    here.heard(Notice("a", "here", '{"t": [0]}'))
    assert sorted(here.elsewhere("t")) == [0, 1]


async def test_all_who_are_here_are_told_to_who_asks_and_nothing_is_told_twice() -> None:
    wire = Wire()
    here = Presence(wire)  # type: ignore[arg-type]
    here.tell("t", {0})
    here.tell("t", {0})
    here.tell("u", {1, 0})
    await asyncio.sleep(0)
    here.tell("u", ())
    await asyncio.sleep(0)
    here.heard(Notice("a", "who"))
    await asyncio.sleep(0)
    assert wire.said == [("here", '{"t":[0],"u":[0,1]}'), ("here", '{"u":[]}'), ("here", '{"t":[0]}')]
    await here.close()
    assert wire.said[-1] == ("gone", "")
