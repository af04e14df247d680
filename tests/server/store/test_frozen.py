"""A frozen PostgreSQL: every request is answered in words within its deadline, and nothing is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from regalia.server.clock.pace import Pace
from regalia.server.limits import Limits, Rate
from regalia.server.services import Services
from regalia.server.store.chance import FairChance
from regalia.server.store.database import Connection, StoreError
from regalia.server.store.deadlines import DoubtfulError
from regalia.server.store.postgres import Postgres, PostgresConnection
from regalia.server.store.store import Store
from regalia.server.wire.messages import Ack, Refusal, Update
from tests.server.bluff import GAME
from tests.server.harness import for_two, row, running
from tests.server.servers.cluster import Cluster

pytestmark = pytest.mark.anyio

PATIENCE = 1.0
SLACK = 6.0  # seconds for a busy machine; without deadlines it took 40

T = TypeVar("T")


async def timed(what: Awaitable[T]) -> tuple[T, float]:
    begun = time.perf_counter()
    return await what, time.perf_counter() - begun


def services_at(postgres: str) -> Services:
    return Services(
        Store(Postgres(postgres, PATIENCE)),
        games={GAME.key: GAME},
        chance=FairChance(0),
        pace=Pace(0),
        limits=Limits(messages=Rate(1e6, 1e6)),
    )


async def test_a_move_is_refused_in_words_and_accepted_afterwards(cluster: Cluster, postgres: str) -> None:
    async with running(services_at(postgres)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            line, seq = hers.place.scene.choices[0].line, hers.place.seq
            with cluster.frozen():
                answer, seconds = await timed(hers.play(line, seq, "one"))
                assert isinstance(answer, Refusal)
                assert "the database does not answer" in answer.reason
                assert seconds < 2 * PATIENCE + SLACK
                answer, seconds = await timed(hers.play(line, seq, "two"))  # others are not kept waiting
                assert isinstance(answer, Refusal)
                asked, seconds = await timed(mira.get("/api/lobby"))
                assert (asked.status_code, "error" in asked.json()) == (503, True)
                assert seconds < PATIENCE + SLACK
                health, seconds = await timed(mira.get("/healthz"))
                assert (health.status_code, seconds < SLACK) == (200, True)
                ready, seconds = await timed(mira.get("/readyz"))
                assert (ready.status_code, seconds < 2 * PATIENCE + SLACK) == (503, True)
            async with asyncio.timeout(20):
                while not isinstance(answer, Ack):
                    await asyncio.sleep(0.1)
                    answer = await hers.play(line, seq, "one")
            assert (await his.hear_a(Update)).seq == answer.seq
            stored = await door.services.store.match(table)
            assert stored is not None
            assert [written.line for written in stored[1]].count(line) == 1


async def test_a_move_whose_commit_got_no_answer_is_shown_when_it_was_stored(
    cluster: Cluster, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = PostgresConnection.append

    async def freezing(self: Any, rows: Any) -> None:
        await append(self, rows)  # the last statement before the commit
        cluster.freeze()

    async with running(services_at(postgres)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            line, seq = hers.place.scene.choices[0].line, hers.place.seq
            try:
                with monkeypatch.context() as patched:
                    patched.setattr(PostgresConnection, "append", freezing)
                    answer, seconds = await timed(hers.play(line, seq, "one"))
            finally:
                cluster.thaw()
            assert isinstance(answer, Refusal)
            assert "may have been saved or not" in answer.reason
            assert seconds < 2 * PATIENCE + SLACK
            shown = await his.hear_a(Update)  # without anybody asking
            assert shown.seq == seq + 1
            again = await hers.play(line, seq, "one")
            assert isinstance(again, Ack)
            assert again.seq == shown.seq


async def test_a_job_is_cut_off_and_the_next_one_goes_on(cluster: Cluster, postgres: str) -> None:
    store = Store(Postgres(postgres, PATIENCE))
    await store.create(row("m"))
    with cluster.frozen():
        begun = time.perf_counter()
        failures = await asyncio.gather(
            *(store.create(row(f"m{number}")) for number in range(30)), return_exceptions=True
        )
        assert time.perf_counter() - begun < PATIENCE + SLACK
        assert all(isinstance(wrong, StoreError) for wrong in failures)
        assert all(str(wrong).endswith("try again in a moment.") for wrong in failures)
    async with asyncio.timeout(20):
        while True:
            try:
                await store.create(replace(row("after"), created=2.0))
                break
            except StoreError:
                await asyncio.sleep(0.1)
    await store.close()


async def test_a_commit_without_an_answer_says_that_it_is_doubtful(cluster: Cluster, postgres: str) -> None:
    store = Store(Postgres(postgres, PATIENCE))
    await store.create(row("m"))

    async def job(connection: Connection) -> None:
        await connection.change("UPDATE match SET host = 'x' WHERE id = 'm'")
        cluster.freeze()

    try:
        with pytest.raises(DoubtfulError, match="may have been saved or not"):
            await store.database.write(job)
    finally:
        cluster.thaw()
    await store.close()


async def test_it_can_be_closed(cluster: Cluster, postgres: str) -> None:
    store = Store(Postgres(postgres, PATIENCE))
    await store.create(row("m"))
    with cluster.frozen():
        _, seconds = await timed(store.close())
        assert seconds < 2 * PATIENCE + SLACK
