"""Starts under a wrong clock: no time of a player is lost or given away, and no clock ever stands still."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest

from regalia.server.clock import resume as resuming
from regalia.server.clock import ticker
from regalia.server.clock.control import DAY
from regalia.server.clock.downtime import Downtime
from regalia.server.clock.pace import Clock
from regalia.server.services import Services, open_store
from regalia.server.wire.messages import Clocks, Update
from regalia.server.wire.table import TimeControl
from tests.server.harness import Door, Person, make_services, running
from tests.server.scripted import SetClock
from tests.server.servers.pair import services_at

pytestmark = pytest.mark.anyio

FISCHER = TimeControl(kind="fischer", base=60, increment=2)
NOON = 1_000_000.0


class Table:
    """A table of two with a clock, at which Mira must move, across restarts of its server."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.id = ""
        self.cookies: Any = None

    async def open(self, door: Door) -> None:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open", options={"cards": 5}, clock=FISCHER)
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        self.id, self.cookies = opened.id, mira.http.cookies

    def mira(self, door: Door) -> Person:
        mira = door.stranger()
        mira.http.cookies = self.cookies
        return mira

    async def runs_down(self, door: Door, clock: SetClock, left: float) -> None:
        """Assert that Mira has that long, and that her clock runs out then and not earlier."""
        async with self.mira(door).at(self.id) as hers:
            assert await hers.hear_a(Clocks) == Clocks(left=(left, 60.0), running=0)
            clock.go_on(left - 1)
            await hers.catch_up()
            await hers.silence()
            clock.go_on(1)
            assert (await hers.hear_a(Update)).seq == 3


def served(data: Path, clock: Clock) -> Services:
    return make_services(data, clock=clock)


@pytest.mark.parametrize("wrong", [3 * DAY, 3650 * DAY, -3 * DAY, -NOON])
async def test_a_start_with_a_wrong_clock_freezes_no_clock(tmp_path: Path, wrong: float) -> None:
    table = Table(tmp_path)
    clock = SetClock(NOON)
    async with running(served(tmp_path, clock)) as door:
        await table.open(door)
        clock.go_on(10)
    astray = SetClock(NOON + 10 + wrong)
    async with running(served(tmp_path, astray)) as door, table.mira(door).at(table.id) as hers:
        assert (await hers.hear_a(Clocks)).left == (50.0, 60.0)
        astray.go_on(20)
    clock = SetClock(NOON + 60)  # the machine's clock has been set right
    async with running(served(tmp_path, clock)) as door:
        await table.runs_down(door, clock, 30.0)
    clock = SetClock(clock.now() + 5)
    async with running(served(tmp_path, clock)) as door:
        assert door.services.clock.now() >= NOON + 60


async def test_moves_made_under_a_wrong_clock_are_timed_by_the_right_one(tmp_path: Path) -> None:
    table = Table(tmp_path)
    astray = SetClock(NOON + 3 * DAY)
    async with running(served(tmp_path, astray)) as door:
        await table.open(door)
        astray.go_on(15)
    clock = SetClock(NOON)
    async with running(served(tmp_path, clock)) as door:
        await table.runs_down(door, clock, 45.0)


async def test_a_single_downtime_is_bounded(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(tmp_path)
    async with running(served(tmp_path, SetClock(NOON))) as door:
        await table.open(door)
    with caplog.at_level(logging.WARNING, "regalia.server"):
        async with running(served(tmp_path, SetClock(NOON + 400 * DAY))) as door:
            assert await door.services.store.clocks.downtimes() == [(NOON, NOON + resuming.LONGEST)]
            assert door.services.clock.now() == NOON + resuming.LONGEST
    assert "ahead of what this server has stored" in caplog.text


async def test_a_false_downtime_of_an_older_version_ends_now(tmp_path: Path) -> None:
    """Older versions stored a downtime into the future, and times of moves, and then went back."""
    table = Table(tmp_path)
    clock = SetClock(NOON)
    async with running(served(tmp_path, clock)) as door:
        await table.open(door)
        clock.go_on(10)
    store = open_store(tmp_path)
    await store.clocks.was_down(NOON + 10, NOON + 3 * DAY)
    await store.clocks.was_down(NOON + 2 * DAY, NOON + 4 * DAY)
    await store.clocks.set_due(table.id, NOON + 3 * DAY + 50)
    await store.close()
    clock = SetClock(NOON + 30)
    async with running(served(tmp_path, clock)) as door:
        assert await door.services.store.clocks.downtimes() == [(NOON + 10, NOON + 30)]
        await table.runs_down(door, clock, 50.0)


async def test_lines_that_an_older_version_stored_in_the_future_are_not_waited_for(tmp_path: Path) -> None:
    table = Table(tmp_path)
    clock = SetClock(NOON)
    async with running(served(tmp_path, clock)) as door:
        await table.open(door)
    store = open_store(tmp_path)
    future = NOON + 3 * DAY
    await store.clocks.set_due(table.id, future + 60)
    await store.database.write(lambda connection: connection.change("UPDATE line SET at = ?", (future,)))
    await store.close()
    clock = SetClock(NOON + 30)
    async with running(served(tmp_path, clock)) as door:
        await table.runs_down(door, clock, 60.0)


async def test_the_real_clock_goes_on_from_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3 * DAY)
    async with running(served(tmp_path, Clock())) as door:
        ahead = door.services.clock.now()
    monkeypatch.setattr(time, "time", real)
    async with running(served(tmp_path, Clock())) as door:
        now = door.services.clock.now()
        assert ahead <= now < ahead + 60
        await asyncio.sleep(0.02)
        assert door.services.clock.now() > now


async def test_a_server_that_joins_others_takes_their_time(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong clock at one machine is no downtime while another server runs."""
    monkeypatch.setattr(ticker, "BEAT", 0.02)
    monkeypatch.setattr(resuming, "LISTENING", 0.5)
    first, second = services_at(postgres), services_at(postgres)
    second.clock = Clock()
    second.clock.set(first.clock.now() + 3 * DAY)
    async with running(first), running(second):
        assert abs(second.clock.now() - first.clock.now()) < 5
        assert await first.store.clocks.downtimes() == []


def test_downtimes_that_overlap_count_once() -> None:
    downtime = Downtime([(10.0, 110.0), (50.0, 60.0), (100.0, 150.0), (200.0, 210.0)])
    assert downtime.within(0.0, 300.0) == 150.0
    assert downtime.later(5.0, 20.0) == 160.0
