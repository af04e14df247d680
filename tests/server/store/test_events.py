"""Stored events, on either database."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.events.entries import Created, Ended, Joined, PodOpened
from regalia.events.plan import Plan
from regalia.server.store.database import Database, Stale
from regalia.server.store.events import EventStore, HostedGame
from regalia.server.store.postgres import Postgres
from regalia.server.store.rows import MatchRow, Seat
from regalia.server.store.sqlite import Sqlite
from regalia.server.store.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Sqlite(tmp_path / "a.db")
    return Postgres(request.getfixturevalue("postgres"))


FIRST = Created(at=1.5, plan=Plan(title="Evening", game="toy"), seed="s", host="h")


async def test_entries_come_back_in_order_and_no_number_is_taken_twice(database: Database) -> None:
    events = EventStore(database)
    await events.create("e", "code", True, FIRST, "h")
    await events.append("e", 2, [Joined(key="a"), Joined(bot="greedy")], guests=["a"])
    with pytest.raises(Stale):
        await events.append("e", 3, [Joined(key="b")], guests=["b"])
    kept = await events.event("e")
    assert kept is not None
    assert kept.entries == (FIRST, Joined(key="a"), Joined(bot="greedy"))
    assert (kept.code, kept.private) == ("code", True)
    assert await events.by_code("code") == "e"
    assert await events.by_code("other") is None
    assert await events.event("f") is None
    assert [await events.of(guest, 9) for guest in ("h", "a", "b")] == [["e"], ["e"], []]
    assert await events.listed(9) == [], "private"
    assert await events.running(9) == ["e"]
    assert await events.unfinished("a") == 1
    await database.close()


async def test_tables_are_sealed_until_the_event_is_over(database: Database) -> None:
    store, events = Store(database), EventStore(database)
    await events.create("e", "code", False, FIRST, "h")
    seats = (Seat("person", "a"), Seat("bot", bot="greedy"))
    row = MatchRow(id="m", game="toy", rules=1, options={}, host="h", private=False, created=1.0, seats=seats)
    await store.create(row)
    await events.append("e", 2, [PodOpened(pod=1, id="m")], games=[HostedGame("m", sealed=True)])
    found = await store.match("m")
    assert found is not None
    assert (found[0].event, found[0].sealed) == ("e", True)
    assert await events.finished("e") == set()
    await events.give_seat("m", 0, Seat("person", "b"))
    await events.append("e", 3, [Ended()], over=True)
    found = await store.match("m")
    assert found is not None
    assert (found[0].sealed, found[0].seats[0].guest) == (False, "b")
    assert await events.running(9) == []
    await database.close()
