"""Overload: new tables are refused in words while the event loop lags, and games that run go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from regalia.server import metrics
from regalia.server.limits import Limits, Rate
from regalia.server.overload import STEADY, Overload
from regalia.server.problems import HttpProblem
from regalia.server.wire.messages import Ack
from tests.server.bluff import GAME
from tests.server.harness import PATIENCE, for_two, make_services, running

pytestmark = pytest.mark.anyio

BOUND = 0.1
FAST = Rate(1e6, 1e6)


async def test_new_tables_are_refused_and_moves_accepted_until_the_lag_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "PULSE", 0.02)
    limits = Limits(lag=BOUND, openings=FAST, messages=FAST, requests=FAST)
    async with running(make_services(tmp_path, limits=limits)) as door:
        table, mira, oskar = await for_two(door)

        async def hold() -> None:
            while True:
                time.sleep(1.5 * BOUND)
                await asyncio.sleep(0)

        async with mira.at(table) as hers, oskar.at(table), asyncio.timeout(PATIENCE):
            await hers.catch_up()
            holding = asyncio.create_task(hold())
            while (answer := await mira.post("/api/tables", {"game": GAME.key})).status_code == 201:
                await asyncio.sleep(0)
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
            assert answer.json()["error"] == (
                "The server is very busy, so no new table can be opened right now."
                " Games that have begun go on. Try again in a moment."
            )
            for path, body in (("/api/options", b"a=1"), ("/api/events", {"title": "E", "game": GAME.key})):
                assert (await mira.post(path, body)).status_code == 503
            told = (await mira.get("/metrics")).text
            assert "\nregalia_overloaded 1\n" in told
            assert "\nregalia_refused_total 3\n" in told
            played = await hers.play(hers.place.scene.choices[0].line, hers.place.seq)
            assert isinstance(played, Ack)
            holding.cancel()
            while (await mira.post("/api/tables", {"game": GAME.key})).status_code != 201:
                await asyncio.sleep(0.02)


def test_a_single_delay_changes_nothing() -> None:
    overload = Overload(BOUND)
    for lag in [*[2 * BOUND] * (STEADY - 1), 0.0, *[2 * BOUND] * (STEADY - 1)]:
        overload.note(lag)
        overload.check("nothing can be done")
    overload.note(2 * BOUND)
    with pytest.raises(HttpProblem, match="very busy, so nothing can be done right now"):
        overload.check("nothing can be done")
    for lag in [*[0.0] * (STEADY - 1), 2 * BOUND, *[0.0] * (STEADY - 1)]:
        overload.note(lag)
        assert overload.now
    overload.note(0.0)
    assert not overload.now
