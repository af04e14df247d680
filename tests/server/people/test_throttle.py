"""Guessing passwords is slow, and never keeps the owner out."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.server.limits import Limits, Rate
from regalia.server.people.throttle import Throttle
from regalia.server.problems import HttpProblem
from tests.server.harness import Door, Person, running
from tests.server.people.members import SECRET, account, log_in, services_with_accounts

pytestmark = pytest.mark.anyio

STRICT = Limits(logins=Rate(3, 0.001), login_addresses=Rate(8, 0.001), login_names=Rate(12, 0.001))


async def guess(person: Person, times: int, name: str = "mira") -> list[int]:
    return [(await log_in(person, name, f"wrong guess {number}")).status_code for number in range(times)]


async def owner(door: Door) -> Person:
    """Mira, who has an account, and is logged out."""
    mira = await door.person(address="192.0.2.1")
    await account(mira)
    await mira.post("/api/logout", {})
    return mira


async def test_eight_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=Limits())) as door:
        mira, thief = await owner(door), await door.person(address="198.51.100.7")
        assert 429 in await guess(thief, 20)
        assert (await log_in(mira)).status_code == 200
        new_browser = await door.person(address="192.0.2.2")
        assert (await log_in(new_browser)).status_code == 200


async def test_nor_do_guesses_from_a_thousand_places_or_from_the_owners_own(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        mira = await owner(door)
        neighbour = await door.person(address="192.0.2.1")
        assert await guess(neighbour, 4) == [403, 403, 403, 429]
        crowd = [await door.person(address=f"198.51.100.{number}") for number in range(10)]
        answers = [await guess(thief, 1) for thief in crowd]
        assert answers == [[403]] * 9 + [[429]], "all together have a limit for one name"
        assert (await log_in(mira)).status_code == 200
        stranger = await log_in(await door.person(address="203.0.113.9"))
        assert (stranger.status_code, "recovery code" in stranger.json()["error"]) == (429, True)


async def test_a_known_browser_counts_its_own_mistakes(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        mira = await owner(door)
        assert await guess(mira, 4) == [403, 403, 403, 429]


async def test_a_right_password_costs_nothing(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        mira = await owner(door)
        new = await door.person(address="192.0.2.3")
        for person in (mira, new):
            assert [(await log_in(person)).status_code for _ in range(6)] == [200] * 6


async def test_a_browser_is_known_for_its_own_account_only(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        await owner(door)
        thief = await door.person(address="198.51.100.7")
        await account(thief, "Oskar")
        assert await guess(thief, 4) == [403, 403, 403, 429]
        thief.http.cookies.set("regalia-known", "x" * 12 + "." + "y" * 24)
        assert await guess(thief, 1) == [429]


async def test_names_without_an_account_are_answered_alike(tmp_path: Path) -> None:
    """Statuses, sentences and the moment from which guesses are refused are the same."""
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        await owner(door)
        told: dict[str, list[tuple[int, bytes]]] = {"mira": [], "nobody": []}
        for name, answers in told.items():
            for number in range(5):
                for place in range(3):
                    thief = await door.person(address=f"198.51.{100 + len(name)}.{place + 3 * number}")
                    answer = await log_in(thief, name, f"wrong guess {number}")
                    answers.append((answer.status_code, answer.content))
        assert told["mira"] == told["nobody"]
        assert {status for status, _ in told["mira"]} == {403, 429}


async def test_one_address_has_a_limit_for_all_names_together(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        thief = await door.person(address="198.51.100.7")
        answers = [(await guess(thief, 1, f"name {number}"))[0] for number in range(10)]
        assert answers == [403] * 8 + [429] * 2


async def test_an_ipv6_customer_is_one_place(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        people = [await door.person(address=f"2001:db8:1:2::{number}") for number in range(1, 5)]
        assert [(await guess(person, 1))[0] for person in people] == [403, 403, 403, 429]


def test_a_refused_attempt_takes_nothing_from_the_other_limits() -> None:
    throttle = Throttle(STRICT)
    for _ in range(3):
        throttle.take("192.0.2.1", "mira")
    for _ in range(50):
        with pytest.raises(HttpProblem):
            throttle.take("192.0.2.1", "mira")
    throttle.take("192.0.2.1", "oskar")
    throttle.take("192.0.2.2", "mira")


async def test_passwords_with_a_changed_cookie_are_still_right(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, limits=STRICT)) as door:
        mira = await owner(door)
        mira.http.cookies.set("regalia-known", "|||" + "é".encode().hex())
        assert (await log_in(mira, password=SECRET)).status_code == 200
