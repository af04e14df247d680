"""Nobody is mistaken for another: names that look alike are refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from regalia.server.likeness import skeletons
from regalia.server.limits import Limits, Rate
from regalia.server.operating import operator
from regalia.server.services import DATABASE
from regalia.server.store.operating.orders import By
from regalia.server.wire.messages import Snapshot
from tests.server.harness import Person, running
from tests.server.people.members import account, log_in, services_with_accounts

pytestmark = pytest.mark.anyio

TAKEN = "This name is taken. Choose another."
ALIKE = [
    "mira",
    "ＭＩＲＡ",
    "Мira",  # a Cyrillic capital
    "Mіrа",  # Cyrillic small letters
    "Μira",  # a Greek capital
    "Mıra",  # without its dot
    "Mira.",
    "Mira ..",
    "_Mira_",
    "M.i.r.a",
    "Mi ra",
    "Mira\u3164",  # Hangul filler
    "Mi\u200bra",
    "M\u202eira",
    "Mira\ufe0f",
    "Mirạ",
    "Mirä",
    "Mira\u0332",
    "𝔐𝔦𝔯𝔞",
    "ᎷᎥᏒᎪ",  # Cherokee
    "rnira",
]


async def rename(person: Person, name: str) -> tuple[int, str]:
    answer = await person.put("/api/me", {"name": name})
    return answer.status_code, answer.json().get("error", "")


@pytest.mark.parametrize("name", ALIKE)
async def test_a_name_that_looks_like_an_accounts_is_refused(tmp_path: Path, name: str) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, other = await door.person(), await door.person()
        await account(mira)
        assert await rename(other, name) == (409, TAKEN)
        opened = await account(other, name)
        assert (opened.status_code, opened.json()) == (409, {"error": TAKEN})
        third = await door.person()
        await account(third, "Oskar")
        assert await rename(third, name) == (409, TAKEN), "an account cannot be renamed to it either"
        assert await rename(mira, name) == (200, ""), "but its owner may write it so"


@pytest.mark.parametrize("name", ["Mirko", "Mira 2", "Mina", "Mara", "Amir", "王様", "Μαρία", "Мария", "★"])
async def test_other_names_are_free(tmp_path: Path, name: str) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        await account(await door.person())
        assert await rename(await door.person(), name) == (200, "")
        assert (await account(await door.person(), name)).status_code == 201


@pytest.mark.parametrize(
    "name",
    ["Squire", "knight", "Greedy", "Grеedy", "greedy 2", "Monarch.", "Guest 1234", "Guеst 99", "Host", "The Server",
     "You", "Аdmin", "Regalia", "m0derator"],
)  # fmt: skip
async def test_bots_other_guests_and_whoever_is_in_charge_keep_their_names(tmp_path: Path, name: str) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        guest = await door.person()
        assert await rename(guest, name) == (409, TAKEN)
        assert (await account(guest, name)).status_code == 409


async def test_a_guest_may_take_back_its_first_name(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        guest = await door.person()
        first = (await guest.get("/api/me")).json()["name"]
        await rename(guest, "Oskar")
        assert await rename(guest, first) == (200, "")


async def test_the_displayed_name_of_an_account_is_its_login_name(tmp_path: Path) -> None:
    """A renamed account does not leave its new name to others."""
    async with running(services_with_accounts(tmp_path)) as door:
        mira, other = await door.person(), await door.person()
        await account(mira)
        assert await rename(mira, "Oskar") == (200, "")
        assert await rename(other, "Oskаr") == (409, TAKEN)
        assert (await account(other, "oskar")).status_code == 409
        assert (await log_in(await door.person(), "oskar")).status_code == 200
        assert (await log_in(await door.person(), "mira")).status_code == 403
        assert (await account(other, "Mira")).status_code == 201, "the old name is free"


async def test_a_name_that_an_operator_gives_to_an_account_is_reserved_too(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        await account(await door.person())
        await operator.rename(door.services.store, "mira", "Ines", By("Vera", 1.0))
        assert await rename(await door.person(), "Inеs") == (409, TAKEN)
        assert (await log_in(await door.person(), "mira")).json()["name"] == "Ines"


async def test_a_guest_gives_way_when_an_account_takes_its_name(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        guest, mira = await door.person("Mіra"), await door.person()
        table = await guest.open_table("me", "open")
        async with guest.at(table.id) as his:
            await his.hear_a(Snapshot)
            assert (await account(mira)).status_code == 201
            await his.catch_up()
            assert his.table.players[0].name.startswith("Guest ")
        assert (await guest.get("/api/me")).json()["name"].startswith("Guest ")


async def test_a_rename_tells_no_more_about_accounts_than_opening_one(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=Limits(names=Rate(4, 0.001)))) as door:
        await account(await door.person(address="192.0.2.1"))
        probe = await door.person(address="198.51.100.7")
        renamed = await probe.put("/api/me", {"name": "Mira"})
        opened = await account(probe, "Mira")
        assert (renamed.status_code, renamed.content) == (opened.status_code, opened.content)
        assert (await rename(probe, "Oskar"))[0] == 200
        assert (await account(probe, "Squire")).content == opened.content
        statuses = [(await rename(probe, "Ines"))[0], (await account(probe, "Ines")).status_code]
        assert statuses == [429, 429], "both draw on one limit"


async def test_accounts_from_before_go_on_working(tmp_path: Path) -> None:
    """Two that look alike were possible; both can log in, and nobody gets a third."""
    async with running(services_with_accounts(tmp_path)) as door:
        await account(await door.person(), "Mira")
        await account(await door.person(), "Oskar")
    connection = sqlite3.connect(tmp_path / DATABASE)
    connection.execute("UPDATE account SET name = 'mіra' WHERE name = 'oskar'")
    connection.execute("UPDATE guest SET name = 'Mіra' WHERE name = 'Oskar'")
    connection.execute("DELETE FROM alike")
    connection.execute("DELETE FROM setting WHERE name = 'likeness'")
    connection.commit()
    connection.close()
    async with running(services_with_accounts(tmp_path)) as door:
        assert (await log_in(await door.person(), "mira")).status_code == 200
        second = await door.person()
        assert (await log_in(second, "mіra")).json() == {"name": "Mіra", "account": True}
        assert await rename(await door.person(), "Μira") == (409, TAKEN)
        assert await rename(second, "Ines") == (200, "")


def test_a_name_has_two_looks() -> None:
    assert "paul" in skeletons("PauI")
    assert set(skeletons("вoва")) & set(skeletons("ВОВА")), "a capital that looks like another letter"
    assert not set(skeletons("Eli")) & set(skeletons("Ell"))
