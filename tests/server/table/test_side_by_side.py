"""Two servers on one PostgreSQL: a table is the same at both."""

from __future__ import annotations

import asyncio

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.store.postgres import Postgres, dialect
from regalia.server.store.schema import VERSIONS
from regalia.server.wire.messages import Ack, Refusal, Rematch, Seats
from tests.server.harness import PATIENCE, Visit
from tests.server.servers.pair import for_two, two_servers, until

pytestmark = pytest.mark.anyio


async def played_out(*visits: Visit) -> None:
    """Each plays the first choice until everybody has been told that the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not all(visit.tables and visit.table.over for visit in visits):
            for visit in visits:
                await visit.catch_up()
                if visit.place.scene.choices and not visit.table.over:
                    answer = await visit.play(visit.place.scene.choices[0].line, visit.place.seq)
                    assert isinstance(answer, Ack) or "moved on" in answer.reason
            await asyncio.sleep(0.01)


async def test_a_guest_and_a_table_are_known_at_both(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        table, mira, oskar = await for_two(here, there)
        elsewhere = there.stranger()
        elsewhere.http.cookies = mira.http.cookies
        assert (await elsewhere.get("/api/me")).json()["name"] == "Mira"
        seen = [(await person.get(f"/api/tables/{table}")).json() for person in (mira, elsewhere, oskar)]
        assert [[player["name"] for player in info["players"]] for info in seen] == [["Mira", "Oskar"]] * 3
        assert [info["you"] for info in seen] == [0, 0, 1]


async def test_a_game_is_played_to_its_end_across_two_servers(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        table, mira, oskar = await for_two(here, there)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await played_out(hers, his)
            assert [picture.seq for picture in hers.pictures] == sorted({picture.seq for picture in hers.pictures})
            await his.say(Rematch())
            follows = (await his.hear_a(Seats)).table.rematch
            while not hers.table.rematch:
                await hers.hear()
            assert hers.table.rematch == follows
        lines = [(await person.get(f"/api/tables/{table}/record")).json()["lines"] for person in (mira, oskar)]
        assert lines[0] == lines[1]


async def test_a_stale_line_is_judged_on_fresh_state(postgres: str) -> None:
    """Two pages of one seat, one at each server. The second line of the same step is refused, never stored."""
    async with two_servers(postgres) as (here, there):
        table, mira, _ = await for_two(here, there)
        elsewhere = there.stranger()
        elsewhere.http.cookies = mira.http.cookies
        async with mira.at(table) as one, elsewhere.at(table) as other:
            await until_dealt(one)
            await until_dealt(other)
            line = one.place.scene.choices[0].line
            answers = await asyncio.gather(one.play(line, 2, id="a"), other.play(line, 2, id="b"))
            assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Refusal"]
            refused = next(answer for answer in answers if isinstance(answer, Refusal))
            assert "moved on" in refused.reason
            stored = next(answer for answer in answers if isinstance(answer, Ack))
            for visit in (one, other):
                assert await visit.play(line, 2, id=stored.id) == stored
        found = await here.services.store.match(table)
        assert found is not None
        assert [written.line for written in found[1]].count(line) == 1


async def until_dealt(visit: Visit) -> None:
    await visit.catch_up()
    await until(visit, 2)


async def test_a_table_with_a_bot_plays_on_wherever_it_is_looked_at(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        mira = await here.person("Mira")
        opened = await mira.open_table("me", "random", options={"cards": 5})
        elsewhere = there.stranger()
        elsewhere.http.cookies = mira.http.cookies
        async with mira.at(opened.id) as one, elsewhere.at(opened.id) as other:
            await played_out(one, other)
            assert one.place.seq == other.place.seq
        found = await here.services.store.match(opened.id)
        assert found is not None
        assert found[0].over


def test_the_schema_is_brought_up_to_date_once(postgres: str) -> None:
    assert Postgres(postgres).secret == Postgres(postgres).secret


def test_what_cannot_be_used_is_said_without_the_address(postgres: str) -> None:
    with pytest.raises(RegaliaError, match="postgresql://user@host/name"):
        Postgres("mysql://somebody:secret@host/name")
    with pytest.raises(RegaliaError, match="cannot be used") as wrong:
        Postgres(postgres.replace("regalia@", "regalia:hush@") + "-not-there")
    assert "hush" not in str(wrong.value)


def test_the_dialect_leaves_no_word_of_the_other() -> None:
    for schema in VERSIONS:
        assert not {"ROWID", "BLOB", "REAL"} & set(dialect(schema).replace(")", " ").replace(",", " ").split())
