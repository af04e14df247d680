"""Sessions: one for each browser, in a list, ended here, there and everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.server.people.devices import device
from regalia.server.people.guests import COOKIE, OLDER
from regalia.server.tokens import Signer
from regalia.server.wire.messages import Error, Snapshot
from tests.server.harness import Door, Person, running
from tests.server.people.members import SECRET, account, log_in, services_with_accounts
from tests.server.scripted import SetClock

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.0 Mobile/15E148 Safari/604.1"
)


async def sessions(person: Person) -> list[dict[str, Any]]:
    answer = await person.get("/api/account")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["sessions"])


async def at_home_and_away(door: Door) -> tuple[Person, Person]:
    """Mira's account in two browsers."""
    home, away = await door.person(**{"user-agent": FIREFOX}), await door.person(**{"user-agent": IPHONE})
    await account(home)
    assert (await log_in(away)).status_code == 200
    return home, away


def copy(person: Person, door: Door) -> Person:
    """Somebody with a copy of a person's cookies."""
    thief = door.stranger()
    thief.http.cookies.update(person.http.cookies)
    return thief


async def test_every_browser_has_a_session_in_the_list(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(services_with_accounts(tmp_path, clock=clock)) as door:
        home, away = await at_home_and_away(door)
        clock.go_on(3600)
        await home.get("/api/me")
        listed = await sessions(home)
        assert [(one["device"], one.get("here", False)) for one in listed] == [
            ("Firefox on Windows", True),
            ("Safari on an iPhone", False),
        ]
        assert [one["seen"] for one in listed] == [4600.0, 1000.0]
        assert [one.get("here", False) for one in await sessions(away)] == [True, False]


async def test_logging_out_ends_the_session_and_its_sockets(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home, away = await at_home_and_away(door)
        table = await home.open_table("me", "open")
        thief = copy(home, door)
        async with thief.at(table.id) as his, door.stranger().at(table.id, token=table.token) as program:
            assert (await his.hear_a(Snapshot)).table.you == 0
            assert (await program.hear_a(Snapshot)).table.you == 0
            assert (await home.post("/api/logout", {})).status_code == 200
            await his.hear_until_closed()
            await program.hear_until_closed()
        assert (await thief.get("/api/lobby")).status_code == 401
        assert (await thief.get("/api/account")).status_code == 401
        async with thief.at(table.id) as his:
            assert (await his.hear_a(Snapshot)).table.you is None
        async with door.stranger().at(table.id, token=table.token) as program:
            (error,) = await program.hear_until_closed()
            assert isinstance(error, Error)
        assert len(await sessions(away)) == 1, "the other browser stays logged in"


async def test_logging_out_there_ends_that_session_only(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home, away = await at_home_and_away(door)
        table = await home.open_table("me", "open")
        (there,) = [one["id"] for one in await sessions(home) if not one.get("here")]
        async with away.at(table.id) as his, home.at(table.id) as hers:
            await his.catch_up()
            await hers.catch_up()
            answer = await home.delete(f"/api/account/sessions/{there}")
            assert len(answer.json()["sessions"]) == 1
            await his.hear_until_closed()
            await hers.catch_up()
        assert (await away.get("/api/lobby")).status_code == 401
        again = await home.delete(f"/api/account/sessions/{there}")
        assert (again.status_code, "already logged out" in again.text) == (404, True)


async def test_nobody_ends_the_sessions_of_another_account(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home, away = await at_home_and_away(door)
        oskar = await door.person()
        await account(oskar, "Oskar")
        for one in await sessions(home):
            assert (await oskar.delete(f"/api/account/sessions/{one['id']}")).status_code == 404
        await oskar.delete("/api/account/sessions")
        assert len(await sessions(away)) == 2
        guest = await door.person()
        assert (await guest.delete("/api/account/sessions")).status_code == 422
        assert (await guest.get("/api/account")).status_code == 422


async def test_logging_out_everywhere_else(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home, away = await at_home_and_away(door)
        third = await door.person()
        await log_in(third)
        assert len((await home.delete("/api/account/sessions")).json()["sessions"]) == 1
        assert [(await one.get("/api/lobby")).status_code for one in (home, away, third)] == [200, 401, 401]


async def test_opening_an_account_gives_a_new_identity(tmp_path: Path) -> None:
    """Somebody who planted or read the guest's cookie does not get into the account."""
    async with running(services_with_accounts(tmp_path)) as door:
        mira = await door.person()
        table = await mira.open_table("me", "open")
        thief = copy(mira, door)
        before = mira.http.cookies[COOKIE]
        async with thief.at(table.id) as his:
            assert (await his.hear_a(Snapshot)).table.you == 0
            assert (await account(mira)).status_code == 201
            await his.hear_until_closed()
        assert mira.http.cookies[COOKIE] != before
        assert (await thief.get("/api/me")).json().get("account") is None
        assert (await thief.get("/api/lobby")).json().get("mine", []) == []
        async with door.stranger().at(table.id, token=table.token) as program:
            (error,) = await program.hear_until_closed()
            assert isinstance(error, Error)
        async with mira.at(table.id) as hers:
            assert (await hers.hear_a(Snapshot)).table.you == 0


async def test_every_login_gives_a_new_token(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home, _ = await at_home_and_away(door)
        thief = copy(home, door)
        await log_in(home)
        assert (await thief.get("/api/lobby")).status_code == 401
        assert len(await sessions(home)) == 2, "the session before it has ended"


async def test_a_cookie_from_before_there_were_sessions_opens_no_account(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, oskar = await door.person(), await door.person("Oskar")
        await account(mira)
        signer = Signer(door.services.store.secret)
        found = await door.services.store.accounts.find("mira")
        assert found is not None
        older = door.stranger()
        older.http.cookies.set(COOKIE, signer.sign(OLDER, shown=found.guest), domain="table.example")
        assert (await older.get("/api/lobby")).status_code == 401
        guest = signer.read(oskar.http.cookies[COOKIE], "visitor")
        assert guest is not None
        same = door.stranger()
        same.http.cookies.set(COOKIE, signer.sign(OLDER, shown=guest), domain="table.example")
        assert (await same.get("/api/me")).json() == {"name": "Oskar"}


async def test_changing_the_password_asks_for_the_old_one_and_ends_other_sessions(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home, away = await at_home_and_away(door)
        thief = copy(home, door)
        asked = {"old": "not this one", "new": "battery staple"}
        assert (await home.put("/api/account/password", asked)).status_code == 403
        weak = await home.put("/api/account/password", {"old": SECRET, "new": "password1"})
        assert (weak.status_code, "easy to guess" in weak.text) == (422, True)
        assert (await home.put("/api/account/password", {**asked, "old": SECRET})).status_code == 200
        statuses = [(await one.get("/api/lobby")).status_code for one in (home, away, thief)]
        assert statuses == [200, 401, 401]
        other = await door.person()
        assert (await log_in(other)).status_code == 403
        assert (await log_in(other, password="battery staple")).status_code == 200


async def test_an_account_has_a_bounded_number_of_sessions(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        home = await door.person()
        await account(home)
        for _ in range(35):
            await log_in(await door.person())
        found = await door.services.store.accounts.find("mira")
        assert found is not None
        assert len(await door.services.store.sessions.of(found.guest)) == 30


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox on Windows"),
        (IPHONE, "Safari on an iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome on Linux"),
        ("Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on a Mac"),
        ("curl/8.5.0", "A browser"),
        ("<script>", "A browser"),
    ],
)
def test_a_browser_is_called_by_its_name(agent: str, told: str) -> None:
    assert device(agent) == told
