"""Accounts at two servers on one PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from regalia.server.people.naming import key_of
from regalia.server.store.database import Connection
from regalia.server.wire.messages import Snapshot
from tests.server.people.members import account, codes_of, log_in
from tests.server.servers.pair import two_servers

pytestmark = pytest.mark.anyio


async def test_a_session_ends_at_both_servers(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        home, away = await here.person(), await there.person()
        await account(home)
        assert (await log_in(away)).status_code == 200
        table = await home.open_table("me", "open")
        async with away.at(table.id) as his, there.stranger().at(table.id, token=table.token) as program:
            assert (await his.hear_a(Snapshot)).table.you == 0
            assert (await program.hear_a(Snapshot)).table.you == 0
            await home.delete("/api/account/sessions")
            await his.hear_until_closed()
            await program.catch_up()
            await home.post("/api/logout", {})
            await program.hear_until_closed()
        assert (await away.get("/api/lobby")).status_code == 401


async def test_sockets_are_checked_after_a_gap(postgres: str) -> None:
    """A server that heard nothing of the end of a session finds it out when it hears again."""
    async with two_servers(postgres) as (here, there):
        home, away = await here.person(), await there.person()
        await account(home)
        await log_in(away)
        table = await home.open_table("me", "open")

        async def silently(connection: Connection) -> None:
            await connection.change("DELETE FROM session")
            await connection.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")

        async with away.at(table.id) as his:
            await his.hear_a(Snapshot)
            await here.services.store.database.write(silently)
            await his.hear_until_closed()


async def test_two_servers_never_give_one_look_to_two_accounts(postgres: str) -> None:
    names = ["Mira", "Мira", "Mіra", "Mira."]
    async with two_servers(postgres) as (here, there):
        people = [await (here, there)[number % 2].person() for number in range(4)]
        answers = await asyncio.gather(*(account(person, name) for person, name in zip(people, names, strict=True)))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


async def test_a_guest_never_keeps_the_name_of_an_account_opened_at_the_same_time(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        for number, word in enumerate(("Anna", "Berta", "Clara", "Dora", "Emma")):
            owner, guest = await here.person(), await there.person()
            opened, _ = await asyncio.gather(account(owner, word), guest.put("/api/me", {"name": f"{word}."}))
            assert opened.status_code == 201
            assert (await guest.get("/api/me")).json()["name"].startswith("Guest "), number


async def test_a_recovery_code_is_used_once_at_both_servers(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        mira = await here.person()
        await account(mira)
        (code, *_) = await codes_of(mira)
        people = [await door.person() for door in (here, there) * 3]
        asked = {"name": "mira", "code": code, "password": "battery staple"}
        answers = await asyncio.gather(*(person.post("/api/recovery", asked) for person in people))
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
        assert await here.services.store.accounts.find(key_of("Mira"))
