"""Operators' orders: given to the database, followed by every running server, and logged."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.operating import operator, watch
from regalia.server.services import open_store
from regalia.server.store.operating.orders import By
from regalia.server.store.store import Store
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.messages import Error, Refusal, Seats
from regalia.server.wire.table import TableInfo, TimeControl
from tests.server.harness import Door, Person, Visit, for_two, make_services, play_out, running
from tests.server.people.members import account, services_with_accounts
from tests.server.scripted import FirstMove, SetClock
from tests.server.servers.pair import for_two as at_two_servers
from tests.server.servers.pair import two_servers

pytestmark = pytest.mark.anyio

BY = By("frida", 5.0)


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.02)


@asynccontextmanager
async def operators(data: Path, database: str = "") -> AsyncIterator[Store]:
    """The database as another program opens it while the server runs."""
    store = await asyncio.to_thread(operator.existing_store, data, database)
    yield store
    await store.close()


async def until_told(visit: Visit, true: Callable[[TableInfo], bool]) -> TableInfo:
    while not true((await visit.hear_a(Seats)).table):
        pass
    return visit.table


async def lobby(person: Person) -> Lobby:
    return msgspec.json.decode((await person.get("/api/lobby")).content, type=Lobby)


async def test_a_banned_player_is_put_out_with_the_reason(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, bots=FirstMove())) as door, operators(tmp_path) as store:
        table, mira, oskar = await for_two(door)
        waiting = await mira.open_table("me", "open")
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            await operator.ban(store, "Mira", "insults in the chat.", BY)
            heard = await hers.hear_until_closed()
            errors = [message for message in heard if isinstance(message, Error)]
            said = "The operator of this server has banned you: insults in the chat."
            assert errors == [Error(text=said, fatal=True)]
            await until_told(his, lambda info: info.players[0].bot == "Squire")
            answer = await mira.get("/api/lobby")
            assert (answer.status_code, answer.json()["error"]) == (403, said)
            assert (await mira.post("/api/tables", {"game": "bluff"})).status_code == 403
            async with mira.at(table) as again:
                assert [message.text for message in await again.hear_until_closed() if isinstance(message, Error)] == [
                    said
                ]
            found = await door.services.store.match(waiting.id)
            assert found is not None
            assert [seat.kind for seat in found[0].seats] == ["open", "open"]
            assert (await oskar.get("/api/lobby")).status_code == 200
            await operator.unban(store, "Mira", BY)
            while (await mira.get("/api/lobby")).status_code != 200:
                await asyncio.sleep(0.01)


async def test_a_seat_token_does_not_help_a_banned_player(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, bots=FirstMove())) as door, operators(tmp_path) as store:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "greedy")
        await operator.ban(store, "Mira", "", BY)
        while not door.services.orders.bans:
            await asyncio.sleep(0.01)
        async with door.stranger().at(opened.id, token=opened.token) as program:
            heard = await program.hear_until_closed()
            assert heard == [Error(text="The operator of this server has banned you.", fatal=True)]


async def test_a_ban_holds_after_a_restart_from_the_first_request(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira = await door.person()
        await account(mira, "Mira")
        cookies = mira.http.cookies
        async with operators(tmp_path) as store:
            await operator.ban(store, "mira", "cheating", BY)
    async with running(services_with_accounts(tmp_path)) as door:
        mira = door.stranger()
        mira.http.cookies = cookies
        assert (await mira.get("/api/me")).status_code == 403


async def test_a_closed_table_is_over_for_everybody(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock)) as door, operators(tmp_path) as store:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open", clock=TimeControl(kind="move", base=30))
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            line, seq = hers.place.scene.choices[0].line, hers.place.seq
            await operator.close_table(store, opened.id, "opened by a script", BY)
            info = await until_told(hers, lambda info: info.over)
            assert info.closed == "The operator of this server has closed this table: opened by a script."
            refused = await hers.play(line, seq)
            assert isinstance(refused, Refusal)
            assert refused.reason == "The game is over."
            clock.go_on(100)
            await hers.catch_up()
            assert hers.place.seq == seq
            assert [(row.over, row.note) for row in (await lobby(mira)).mine] == [(True, "Closed")]
            assert await store.ratings.unrated(9) == []
        with pytest.raises(RegaliaError, match="over already"):
            await operator.close_table(store, opened.id, "", BY)


async def test_a_closed_table_takes_no_more_players_and_is_not_listed(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door, operators(tmp_path) as store:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open")
        assert [row.id for row in (await lobby(oskar)).open] == [opened.id]
        await operator.close_table(store, opened.id, "", BY)
        while not (await mira.get(f"/api/tables/{opened.id}")).json()["over"]:
            await asyncio.sleep(0.01)
        assert (await lobby(oskar)).open == ()
        assert (await oskar.post(f"/api/tables/{opened.id}/seat", {})).status_code == 409
        assert (await mira.post(f"/api/tables/{opened.id}/bots", {})).status_code == 409


async def test_a_new_name_is_shown_at_once(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door, operators(tmp_path) as store:
        table, mira, oskar = await for_two(door)
        await account(oskar, "Oskar")
        async with mira.at(table) as hers:
            await hers.catch_up()
            await operator.rename(store, "Mira", "Somebody", BY)
            await until_told(hers, lambda info: info.players[0].name == "Somebody")
        assert (await mira.get("/api/me")).json()["name"] == "Somebody"
        with pytest.raises(RegaliaError, match="belongs to another account"):
            await operator.rename(store, "Somebody", "oskar", BY)


async def test_the_message_of_the_day_is_plain_text_for_everybody(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door, operators(tmp_path) as store:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await operator.set_message(store, "Restart at 22:00\n<b>no move</b> is lost", BY)
            for visit in (hers, his):
                info = await until_told(visit, lambda info: info.message != "")
                assert info.message == "Restart at 22:00 <b>no move</b> is lost"
            assert (await lobby(mira)).message == info.message
            await operator.set_message(store, "", BY)
            await until_told(hers, lambda info: info.message == "")
        with pytest.raises(RegaliaError, match="at most 280"):
            await operator.set_message(store, "x" * 281, BY)


async def test_servers_side_by_side_follow_the_same_orders(tmp_path: Path, postgres: str) -> None:
    async with two_servers(postgres) as (here, there), operators(tmp_path, postgres) as store:
        table, mira, oskar = await at_two_servers(here, there)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            await operator.set_message(store, "Hello", BY)
            for visit in (hers, his):
                await until_told(visit, lambda info: info.message == "Hello")
            await operator.ban(store, "Oskar", "cheating", BY)
            assert any(isinstance(message, Error) for message in await his.hear_until_closed())
            await operator.close_table(store, table, "", BY)
            await until_told(hers, lambda info: info.over)
        for door in (here, there):
            while not door.services.orders.bans:
                await asyncio.sleep(0.01)


async def test_every_act_is_in_the_log(database: Any) -> None:
    store = Store(database)
    await store.set_name("g1", "Mira", 1.0)
    await asyncio.gather(*(operator.set_message(store, f"message {number}", BY) for number in range(4)))
    await operator.ban(store, "Mira", "rude", BY)
    await operator.unban(store, "g1", BY)
    await operator.rename(store, "g1", "Mia", BY)
    acts = await store.operators.acts()
    assert [act.number for act in acts] == list(range(1, 8))
    assert [(act.act, act.target, act.detail) for act in acts[4:]] == [
        ("ban", "g1", "rude"),
        ("unban", "g1", ""),
        ("rename", "g1", "Mia"),
    ]
    assert {(act.operator, act.at) for act in acts} == {("frida", 5.0)}
    assert [act.number for act in await store.operators.newest(2)] == [7, 6]
    assert await store.operators.acts(6) == acts[6:]
    await store.close()


async def test_players_are_found_by_name_account_and_id(database: Any) -> None:
    store = Store(database)
    await store.set_name("g1", "Mira 50%", 1.0)
    await store.set_name("g2", "Oskar", 1.0)
    await store.set_name("g3", "Oskar", 1.0)
    await store.accounts.open("sven", ("sven", "sven"), "g4", "hash", 1.0)
    await store.operators.ban("g5", "no name, no table", BY)
    assert [one.guest for one in await store.players.called("50%", 9)] == ["g1"]
    assert {one.guest for one in await store.players.called("", 9)} == {"g1", "g2", "g3", "g4", "g5"}
    assert [(one.guest, one.account) for one in await store.players.called("SVEN", 9)] == [("g4", "sven")]
    assert [one.guest for one in await store.players.banned()] == ["g5"]
    assert (await operator.player(store, "Sven")).guest == "g4"
    assert (await operator.player(store, "g3")).guest == "g3"
    with pytest.raises(RegaliaError, match=r"2 players are called 'Oskar'.* g2, g3"):
        await operator.player(store, "Oskar")
    with pytest.raises(RegaliaError, match="No player is called"):
        await operator.player(store, "nobody")
    with pytest.raises(RegaliaError, match="not banned"):
        await operator.unban(store, "g1", BY)
    await store.close()


async def test_the_commands_print_json_and_have_exit_codes(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.set_name("g1", "Mira", 1.0)
    await store.close()

    def admin(*words: str, code: int = 0) -> Any:
        command = [sys.executable, "-c", "from regalia.cli import run; run()", "admin", *words, "--data", str(tmp_path)]
        ended = subprocess.run([*command, "--json"], capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode == code, ended.stderr
        return json.loads(ended.stdout) if not code else ended.stderr

    assert admin("players", "mir") == [{"guest": "g1", "name": "Mira", "account": "", "banned": None, "tables": 0}]
    assert admin("ban", "Mira", "--reason", "rude", "--operator", "frida")["banned"] is True
    assert [one["banned"] for one in admin("players", "--banned")] == ["rude"]
    assert admin("unban", "g1")["banned"] is False
    assert admin("rename", "g1", "Mia")["before"] == "Mira"
    assert admin("message", "Hello") == admin("message") == {"message": "Hello"}
    assert admin("message", "--clear") == {"message": ""}
    assert admin("tables") == []
    assert [act["act"] for act in admin("log")] == ["message", "message", "rename", "unban", "ban"]
    assert "There is no table" in admin("close", "nowhere", code=2)
    assert "No player is called" in admin("ban", "nobody", code=2)


async def test_a_game_goes_on_around_orders_that_do_not_concern_it(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door, operators(tmp_path) as store:
        table, mira, oskar = await for_two(door)
        await door_is_busy(door, store)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await play_out([hers, his])


async def door_is_busy(door: Door, store: Store) -> None:
    for number in range(5):
        await operator.set_message(store, f"message {number}", BY)
    while door.services.orders.message != "message 4":
        await asyncio.sleep(0.01)
