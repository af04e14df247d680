"""Stored clocks, accounts and ratings, on either database."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regalia.server.store.database import Database, Stale
from regalia.server.store.people.accounts import Account
from regalia.server.store.ratings import Rating
from regalia.server.store.rows import Progress, Seat, Written
from regalia.server.store.store import Store
from regalia.server.wire.table import TimeControl
from tests.server.harness import row

pytestmark = pytest.mark.anyio

CLOCK = TimeControl(kind="fischer", base=600, increment=5)


async def test_a_clock_is_kept_with_its_match_and_found_when_time_is_up(database: Database) -> None:
    store = Store(database)
    await store.create(replace(row("m"), control=CLOCK))
    await store.create(row("without"))
    await store.clocks.start("m", 10.0, 610.0)
    await store.clocks.start("m", 99.0, 99.0)  # another server, too late
    found = await store.match("m")
    assert found is not None
    assert (found[0].control, found[0].begun) == (CLOCK, 10.0)
    assert await store.clocks.due(611.0, 9) == ["m"]
    assert await store.clocks.due(610.0, 9) == []
    await store.append("m", 1, [Written("0 pass")], Progress(20.0, 1, due=620.0))
    assert await store.clocks.due(615.0, 9) == []
    await store.append("m", 2, [Written("1 pass")], Progress(30.0, None, (1.0, 0.0)))
    assert await store.clocks.due(1e9, 9) == []
    found = await store.match("m")
    assert found is not None
    assert [written.at for written in found[1]] == [20.0, 30.0]
    await store.clocks.set_due("without", 5.0)
    assert await store.clocks.due(1e9, 9) == []
    await store.close()


async def test_signs_of_life_and_the_times_without(database: Database) -> None:
    store = Store(database)
    assert await store.clocks.last_alive() is None
    await store.clocks.alive(1.25)
    await store.clocks.alive(2.5)
    assert await store.clocks.last_alive() == 2.5
    await store.clocks.was_down(5.0, 6.0)
    await store.clocks.was_down(2.5, 3.0)
    await store.clocks.was_down(2.5, 4.0)
    assert await store.clocks.downtimes() == [(2.5, 4.0), (5.0, 6.0)]
    await store.close()


async def test_a_code_leads_to_its_match(database: Database) -> None:
    store = Store(database)
    await store.create(replace(row("m"), code="abc234"))
    assert await store.by_code("abc234") == "m"
    assert await store.by_code("abc235") is None
    await store.seats.fill("m", 1, "greedy")
    with pytest.raises(Stale):
        await store.seats.fill("m", 1, "greedy")
    await store.seats.set_substitute("m", 0, "random")
    found = await store.match("m")
    assert found is not None
    assert (found[0].seats, found[0].code) == ((Seat("person", "g", "random"), Seat("bot", bot="greedy")), "abc234")
    assert [match.id for match in await store.running(0.0, 9)] == ["m"]
    await store.close()


async def test_everything_of_a_guest_goes_over_to_another(database: Database) -> None:
    store = Store(database)
    await store.create(row("first"))
    await store.create(replace(row("both"), seats=(Seat("person", "g"), Seat("person", "h"))))
    await store.set_name("g", "Mira", 1.0)
    await store.accounts.open("mira", ("mira", "rnira"), "g", "hash", 1.0)
    for name, look, guest in (("mira", "z", "x"), ("other", "z", "g"), ("other", "rnira", "x")):
        with pytest.raises(Stale):
            await store.accounts.open(name, (look, look), guest, "hash", 1.0)
    await store.append("first", 1, [Written("0 pass")], Progress(2.0, None, (1.0, 0.0)))
    await store.ratings.rate("first", "bluff", {"g": Rating(30.0, 5.0, 1)})
    await store.accounts.move_guest("g", "h")
    assert await store.accounts.find("mira") == Account("h", "mira", "hash", 1.0, 1.0)
    assert await store.guest_names.owners("other", ("x", "rnira")) == {"h"}
    assert await store.accounts.among(["g", "h"]) == {"h"}
    assert await store.names(["g", "h"]) == {"h": "Mira"}
    assert await store.ratings.of("bluff", ["g", "h"]) == {"h": Rating(30.0, 5.0, 1)}
    assert sorted(match.id for match in await store.matches_of("h", 9)) == ["both", "first"]
    assert [match.id for match in await store.matches_of("g", 9)] == ["both"]  # nobody has two seats at a table
    assert {match.host for match in await store.matches_of("h", 9)} == {"h"}
    await store.accounts.forget("h")
    assert (await store.accounts.find("mira"), await store.names(["h"])) == (None, {})
    assert await store.ratings.best("bluff", 9) == []
    await store.close()


async def test_a_match_is_rated_once(database: Database) -> None:
    store = Store(database)
    await store.create(row("m"))
    await store.append("m", 1, [Written("0 pass")], Progress(2.0, None, (1.0, 0.0)))
    assert await store.ratings.unrated(9) == ["m"]
    await store.ratings.rate("m", "bluff", {"g": Rating(26.0, 8.0, 1), "bot:x": Rating(24.0, 2.0, 9)})
    await store.ratings.rate("m", "bluff", {"g": Rating(99.0, 1.0, 2)})
    assert await store.ratings.unrated(9) == []
    assert await store.ratings.best("bluff", 9) == [("bot:x", Rating(24.0, 2.0, 9)), ("g", Rating(26.0, 8.0, 1))]
    await store.close()
