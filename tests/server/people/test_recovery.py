"""Recovery codes: the way back without the password."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from regalia.server.limits import Limits, Rate
from regalia.server.services import DATABASE
from tests.server.harness import Person, running
from tests.server.people.members import SECRET, account, codes_of, log_in, services_with_accounts

pytestmark = pytest.mark.anyio

NEW = "battery staple"


async def recover(person: Person, code: str, name: str = "Mira", password: str = NEW) -> httpx.Response:
    return await person.post("/api/recovery", {"name": name, "code": code, "password": password})


async def test_a_code_sets_a_new_password_once_and_ends_all_sessions(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, lost = await door.person(), await door.person()
        await account(mira)
        codes = await codes_of(mira)
        assert len(set(codes)) == 10
        assert (await mira.get("/api/account")).json()["codes"] == 10
        table = await lost.open_table("me", "open")
        answer = await recover(lost, codes[3].upper().replace("-", " "))
        assert (answer.status_code, answer.json()) == (200, {"name": "Mira", "account": True})
        assert [row["id"] for row in (await lost.get("/api/lobby")).json()["mine"]] == [table.id]
        assert (await lost.get("/api/account")).json()["codes"] == 9
        assert (await mira.get("/api/lobby")).status_code == 401
        other = await door.person()
        assert (await log_in(other)).status_code == 403
        assert (await log_in(other, password=NEW)).status_code == 200
        assert (await recover(other, codes[3])).status_code == 403, "each code is used once"


async def test_wrong_codes_and_wrong_names_are_answered_alike(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, oskar = await door.person(), await door.person()
        await account(mira)
        await account(oskar, "Oskar")
        codes = await codes_of(mira)
        thief = await door.person()
        answers = [
            await recover(thief, "aaaa-bbbb-cccc-dddd"),
            await recover(thief, ""),
            await recover(thief, codes[0], name="Oskar"),
            await recover(thief, codes[0], name="nobody"),
        ]
        assert {answer.status_code for answer in answers} == {403}
        assert len({answer.content for answer in answers}) == 1
        weak = await recover(thief, codes[0], password="password1")
        assert (weak.status_code, "easy to guess" in weak.text) == (422, True)
        assert (await recover(thief, codes[0])).status_code == 200, "a refused password uses no code"


async def test_new_codes_need_the_password_and_replace_the_old(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira = await door.person()
        await account(mira)
        old = await codes_of(mira)
        wrong = await mira.post("/api/account/codes", {"password": "not this one"})
        assert wrong.status_code == 403
        new = await codes_of(mira)
        assert set(old).isdisjoint(new)
        other = await door.person()
        assert (await recover(other, old[0])).status_code == 403
        assert (await recover(other, new[0])).status_code == 200
        assert (await (await door.person()).post("/api/account/codes", {"password": SECRET})).status_code == 422


async def test_codes_are_stored_as_hashes_and_forgotten_with_the_account(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira = await door.person()
        await account(mira)
        codes = await codes_of(mira)
        kept = (tmp_path / DATABASE).read_bytes() + (tmp_path / f"{DATABASE}-wal").read_bytes()
        assert not any(code.encode() in kept or code.replace("-", "").encode() in kept for code in codes)
        await mira.delete("/api/me")
        assert (await recover(await door.person(), codes[0])).status_code == 403
    connection = sqlite3.connect(tmp_path / DATABASE)
    left = [connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES]
    connection.close()
    assert left == [0] * len(TABLES)


TABLES = ("account", "session", "recovery", "alike")


async def test_codes_are_tried_slowly_but_a_guessed_name_does_not_keep_its_owner_out(tmp_path: Path) -> None:
    limits = Limits(logins=Rate(3, 0.001), login_names=Rate(4, 0.001))
    async with running(services_with_accounts(tmp_path, limits=limits)) as door:
        mira = await door.person(address="192.0.2.1")
        await account(mira)
        codes = await codes_of(mira)
        thief = await door.person(address="198.51.100.7")
        assert [(await recover(thief, f"x{number}")).status_code for number in range(4)] == [403, 403, 403, 429]
        for number in range(6):
            await log_in(await door.person(address=f"198.51.101.{number}"), password="wrong guess")
        away = await door.person(address="203.0.113.9")
        assert (await log_in(away)).status_code == 429
        assert (await recover(away, codes[0])).status_code == 200
