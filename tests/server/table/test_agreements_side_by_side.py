"""Agreements between players at two servers with one database."""

from __future__ import annotations

import asyncio

import pytest

from regalia.server.wire.messages import Ack, Clocks, Reply, Resign, Said, Say, Snapshot, TakeBack
from regalia.server.wire.table import Ending, TimeControl
from tests.server.harness import PATIENCE, Visit
from tests.server.servers.pair import for_two, two_servers, until

pytestmark = pytest.mark.anyio


async def proposed(visit: Visit) -> None:
    async with asyncio.timeout(PATIENCE):
        while visit.table.proposal is None:
            await visit.hear()


async def test_a_move_is_taken_back_with_the_agreement_of_who_sits_at_the_other_server(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        id, mira, oskar = await for_two(here, there)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await hers.catch_up()
            await his.catch_up()
            await until(hers, 2)
            await until(his, 2)
            before = hers.place.scene
            assert isinstance(await hers.play(before.choices[0].line, 2), Ack)
            await hers.say(TakeBack())
            await until(his, 3)
            await proposed(his)
            await his.say(Reply(yes=True))
            for visit in (hers, his):
                async with asyncio.timeout(PATIENCE):
                    while visit.place.seq < 4:
                        await visit.hear_a(Snapshot)
            assert hers.place.scene == before


async def test_words_and_resigning_reach_the_other_server(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        id, mira, oskar = await for_two(here, there)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await hers.catch_up()
            await his.catch_up()
            await hers.say(Say(phrase=8))
            assert await his.hear_a(Said) == Said(seat=0, text="Good game!")
            await hers.say(Resign())
            async with asyncio.timeout(PATIENCE):
                while not his.table.over:
                    await his.hear()
            assert his.table.ending == Ending(how="resign", seat=0, result=(0.0, 1.0))


async def test_clocks_run_on_at_the_other_server(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        mira, oskar = await here.person("Mira"), await there.person("Oskar")
        clock = TimeControl(kind="move", base=60)
        opened = await mira.open_table("me", "open", options={"cards": 5}, clock=clock)
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            await hers.catch_up()
            await his.catch_up()
            await until(hers, 2)
            assert isinstance(await hers.play(hers.place.scene.choices[0].line, 2), Ack)
            async with asyncio.timeout(PATIENCE):
                while (await his.hear_a(Clocks)).running != 1:
                    pass
