"""Accounts: name and password, games that move along, logging out everywhere, deletion."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from regalia.games import catalogue
from regalia.server.limits import Limits, Rate
from regalia.server.passwords import Passwords
from regalia.server.services import DATABASE
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.messages import ClientMessage, Error, Propose, Reply, Resign, Snapshot
from tests.server.harness import Door, Person, running
from tests.server.people.members import SECRET, account, log_in, services_with_accounts
from tests.server.scripted import FirstMove

pytestmark = pytest.mark.anyio


async def mine(person: Person) -> list[str]:
    found = msgspec.json.decode((await person.get("/api/lobby")).content, type=Lobby)
    return sorted(row.id for row in found.mine)


async def test_an_account_keeps_the_guests_games_and_is_found_from_another_browser(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, other = await door.person(), await door.person()
        first = await mira.open_table("me", "open")
        opened = await account(mira)
        assert (opened.status_code, opened.json()) == (201, {"name": "Mira", "account": True})
        second = await other.open_table("me", "open")
        assert (await log_in(other, "MIRA")).json() == {"name": "Mira", "account": True}
        assert await mine(other) == await mine(mira) == sorted([first.id, second.id])
        async with other.at(second.id) as hers:
            assert (await hers.hear_a(Snapshot)).table.you == 0
        assert (await other.get("/api/me")).json() == {"name": "Mira", "account": True}


async def seated_with_the_account(door: Door) -> tuple[str, Person, Person]:
    """Mira's account and a guest at one started table for two."""
    mira, guest = await door.person(), await door.person()
    await account(mira)
    table = await mira.open_table("me", "open", options={"cards": 5})
    assert (await guest.post(f"/api/tables/{table.id}/seat", {})).status_code == 200
    return table.id, mira, guest


async def test_a_guest_cannot_become_the_account_that_it_plays_against(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        table, _, guest = await seated_with_the_account(door)
        refused = await log_in(guest)
        assert refused.status_code == 409
        assert "both play at one table" in refused.json()["error"]
        assert "account" not in (await guest.get("/api/me")).json()
        async with guest.at(table) as his:
            assert (await his.hear_a(Snapshot)).table.you == 1
        wrong = await log_in(guest, password="something else")
        assert wrong.status_code == 403, "without the password nobody learns where the account plays"


@pytest.mark.parametrize("way_out", [Resign(), Propose(what="bot")])
async def test_once_that_game_is_over_or_a_bot_plays_on_it_can(tmp_path: Path, way_out: ClientMessage) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        table, mira, guest = await seated_with_the_account(door)
        async with guest.at(table) as his, mira.at(table) as hers:
            await his.catch_up()
            await his.say(way_out)
            await his.catch_up()
            await hers.catch_up()
            if hers.table.proposal:
                await hers.say(Reply(yes=True))
                await hers.catch_up()
        assert (await log_in(guest)).status_code == 200
        assert (await guest.get(f"/api/tables/{table}")).json()["you"] == 0


async def test_where_the_game_has_not_begun_the_guest_gets_up(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, games=catalogue())) as door:
        mira, guest, oskar = await door.person(), await door.person(), await door.person()
        await account(mira)
        table = await mira.open_table("me", "open", "open", game="battle")
        await guest.post(f"/api/tables/{table.id}/seat", {})
        async with guest.at(table.id) as his:
            assert (await his.hear_a(Snapshot)).table.you == 1
            assert (await log_in(guest)).status_code == 200
            await his.hear_until_closed()
        shown = (await guest.get(f"/api/tables/{table.id}")).json()
        assert [player["kind"] for player in shown["players"]] == ["person", "open", "open"]
        assert (await oskar.post(f"/api/tables/{table.id}/seat", {})).json()["seat"] == 1


async def test_logging_out_makes_a_stranger_of_this_browser_only(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, other = await door.person(), await door.person()
        await account(mira)
        table = await mira.open_table("me", "open")
        await log_in(other)
        assert "account" not in (await other.post("/api/logout", {})).json()
        assert await mine(other) == []
        assert await mine(mira) == [table.id]


async def test_logging_out_everywhere_makes_every_old_cookie_worthless(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, thief = await door.person(), await door.person()
        await account(mira)
        table = await mira.open_table("me", "open")
        thief.http.cookies.update(mira.http.cookies)
        assert await mine(thief) == [table.id]
        async with thief.at(table.id) as his:
            assert (await his.hear_a(Snapshot)).table.you == 0
            await mira.post("/api/logout", {"everywhere": True})
            await his.hear_until_closed()
            assert his.closed is not None
        assert (await thief.get("/api/lobby")).status_code == 401
        assert await mine(mira) == []
        async with thief.at(table.id) as his:
            assert (await his.hear_a(Snapshot)).table.you is None
        await log_in(mira)
        assert await mine(mira) == [table.id]
        assert (await thief.post("/api/logout", {"everywhere": True})).status_code == 401
        assert (await (await door.person()).post("/api/logout", {"everywhere": True})).status_code == 422


async def test_a_program_with_a_seat_token_is_put_out_too(tmp_path: Path) -> None:
    """It has no cookie to identify it: it acts for the guest who sat in that seat."""
    async with running(services_with_accounts(tmp_path)) as door:
        mira, thief = await door.person(), door.stranger()
        await account(mira)
        table = await mira.open_table("me", "open")
        async with thief.at(table.id, token=table.token) as his:
            assert (await his.hear_a(Snapshot)).table.you == 0
            await mira.post("/api/logout", {"everywhere": True})
            await his.hear_until_closed()
        async with thief.at(table.id, token=table.token) as his:
            (error,) = await his.hear_until_closed()
            assert isinstance(error, Error)


@pytest.mark.parametrize(
    ("name", "password", "status", "said"),
    [
        ("Mira", SECRET, 409, "This name is taken."),
        ("ＭＩＲＡ", SECRET, 409, "This name is taken."),
        ("Oskar", "short", 422, "A password needs 8 to 200 characters."),
        ("Oskar", "x" * 201, 422, "A password needs 8 to 200 characters."),
        ("Oskar", "password1", 422, "This password is easy to guess."),
        ("Oskar", "qwertyuiop", 422, "This password is easy to guess."),
        ("Oskar", "oskar123", 422, "This password is easy to guess."),
        ("\u202e", SECRET, 422, "A name needs at least one visible letter"),
        ("a" * 25, SECRET, 422, "A name can have at most 24 characters"),
    ],
)
async def test_what_cannot_be_an_account_is_refused(
    tmp_path: Path, name: str, password: str, status: int, said: str
) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        await account(await door.person())
        answer = await account(await door.person(), name, password)
        assert (answer.status_code, said in answer.json()["error"]) == (status, True)


async def test_a_wrong_name_and_a_wrong_password_are_answered_alike(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        await account(await door.person())
        other = await door.person()
        wrong = await log_in(other, password="something else")
        nobody = await log_in(other, name="nobody")
        assert wrong.status_code == nobody.status_code == 403
        assert wrong.content == nobody.content
        assert (await other.get("/api/me")).json().get("account") is None


async def test_passwords_are_tried_slowly_from_one_place_and_for_one_name(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=Limits(logins=Rate(3, 0.001)))) as door:
        other = await door.person()
        assert [(await log_in(other)).status_code for _ in range(4)] == [403, 403, 403, 429]


async def test_no_password_and_no_cookie_is_stored_as_it_is(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        await account(await door.person())
    connection = sqlite3.connect(tmp_path / DATABASE)
    ((kept,),) = connection.execute("SELECT password FROM account").fetchall()
    connection.close()
    assert kept.startswith("$argon2id$")
    assert SECRET not in kept


async def test_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        await account(mira)
        table = await mira.open_table("me", "open", options={"cards": 5})
        await oskar.post(f"/api/tables/{table.id}/seat", {})
        async with oskar.at(table.id) as his:
            await his.hear_a(Snapshot)
            answer = await mira.http.delete("/api/me")
            assert answer.status_code == 200
            while not his.table.over:
                if his.place.scene.choices:
                    await his.play(his.place.scene.choices[0].line, his.place.seq)
                await his.hear()
        assert await mine(mira) == []
        assert (await log_in(mira)).status_code == 403
        shown = msgspec.json.decode((await oskar.get(f"/api/tables/{table.id}")).content)
        assert shown["players"][0]["name"].startswith("Guest ")
    connection = sqlite3.connect(tmp_path / DATABASE)
    names = [name for (name,) in connection.execute("SELECT name FROM guest")]
    connection.close()
    assert names == ["Oskar"]


async def test_the_real_hasher_takes_passwords_and_refuses_others() -> None:
    passwords = Passwords()
    kept = await passwords.hash(SECRET)
    assert "m=19456,t=2,p=1" in kept
    assert await passwords.fits(kept, SECRET)
    assert not await passwords.fits(kept, SECRET + "!")
    assert not await passwords.fits(None, "nobody's password")
