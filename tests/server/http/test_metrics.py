"""Metrics: for programs on the same machine only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regalia.server.metrics import BOUNDS, Histogram
from regalia.server.services import Services
from tests.server.harness import Door, for_two, make_services, running

pytestmark = pytest.mark.anyio


async def read(door: Door) -> dict[str, float]:
    text = (await door.stranger().get("/metrics")).text
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")}


async def test_tables_sockets_and_moves_are_counted(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            found = await read(door)
            assert (found["regalia_tables_open"], found["regalia_sockets_open"]) == (1, 2)
            await hers.play(hers.place.scene.choices[0].line, 2)
            found = await read(door)
            assert found["regalia_move_seconds_count"] == found['regalia_move_seconds_bucket{le="+Inf"}'] == 1
            assert found["regalia_move_seconds_sum"] > 0
            assert found["regalia_bot_queue"] == 0
        assert (await read(door))["regalia_sockets_open"] == 0


async def test_they_name_nobody(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table):
            text = (await mira.get("/metrics")).text
        for word in ("Mira", "Oskar", table, "seat", "bluff"):
            assert word not in text


async def test_only_this_machine_is_answered(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        assert (await door.stranger().get("/metrics")).headers["content-type"].startswith("text/plain; version=0.0.4")
        for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
            assert (await door.stranger(**{header: "203.0.113.7"}).get("/metrics")).status_code == 404


async def test_the_event_loop_is_watched(tmp_path: Path) -> None:
    services: Services = make_services(tmp_path)
    async with running(services) as door:
        while not services.metrics.lag.total:
            await asyncio.sleep(0.01)
        assert (await read(door))["regalia_event_loop_lag_seconds_count"] >= 1


def test_a_histogram_counts_what_is_at_most_its_bound() -> None:
    histogram = Histogram()
    for seconds in (BOUNDS[0], BOUNDS[0] / 2, BOUNDS[1], BOUNDS[-1] + 1):
        histogram.add(seconds)
    lines = histogram.lines("t")
    assert lines[0] == f't_bucket{{le="{BOUNDS[0]}"}} 2'
    assert lines[1] == f't_bucket{{le="{BOUNDS[1]}"}} 3'
    assert lines[-3:] == ['t_bucket{le="+Inf"} 4', f"t_sum {histogram.total:.6f}", "t_count 4"]
