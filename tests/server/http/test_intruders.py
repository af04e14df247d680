"""Attacks: each attempt is refused with a reason, changes nothing, and the others play on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from regalia.server.http.bodies import body
from regalia.server.limits import Limits
from regalia.server.problems import HttpProblem
from regalia.server.tokens import Signer
from regalia.server.wire.messages import Ack, Consider, Error, Play, Refusal, Snapshot, Update
from tests.server.harness import Door, Person, ScriptedChance, Visit, for_two, make_services, running, token_of

pytestmark = pytest.mark.anyio

DEAL = ("~ draw 0 0 1", "~ draw 1 2 3")


async def lines_of(door: Door, table: str) -> list[str]:
    found = await door.services.store.match(table)
    assert found is not None
    return [written.line for written in found[1]]


def reason(answer: Ack | Refusal) -> str:
    assert isinstance(answer, Refusal), "it was taken"
    return answer.reason


# ---- acting for another seat


async def test_a_seat_speaks_for_itself_only(tmp_path: Path) -> None:
    """By a line in the other's name, at the other's step, with the other's play id, as a spectator, as a stranger."""
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his, door.stranger().at(table) as nobody:
            for visit in (hers, his, nobody):
                await visit.catch_up()
            assert "your lines begin with '1'" in reason(await his.play("0 commit 0", 2))
            assert "not seat 1's" in reason(await his.play("1 commit 2", 2))
            assert "You are watching" in reason(await nobody.play("0 commit 0", 2))
            assert "your lines begin with '1'" in reason(await his.play("~ draw 0 4", 2))
            await his.say(Consider(ask=1, seq=2, orders=()))
            await his.catch_up()
            assert await lines_of(door, table) == list(DEAL)
            assert isinstance(await hers.play("0 commit 0", 2), Ack)


async def test_a_token_is_good_for_one_seat_of_one_table_and_for_who_sits_there(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        mine = msgspec.json.decode((await mira.post(f"/api/tables/{table}/seat", {})).content)["token"]
        his = msgspec.json.decode((await oskar.post(f"/api/tables/{table}/seat", {})).content)["token"]
        invited = Signer(door.services.store.secret).sign("invite", table, shown="0")
        crossed = f"{mine.partition('.')[0]}.{his.partition('.')[2]}"
        for token in (
            crossed,
            invited,
            Signer(b"\0" * 32).sign("seat", table, "guest", shown="0"),
            mine + "A",
            mine[:-1],
        ):
            async with door.stranger().at(table, token=token) as visit:
                (wrong,) = await visit.hear_until_closed()
                assert isinstance(wrong, Error)
                assert "token is not valid" in wrong.text
                assert token not in wrong.text


# ---- reading another hand


async def test_no_way_leads_to_another_hand_while_the_game_goes_on(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, _, oskar = await for_two(door)
        for path in ("record", ""):
            answer = await oskar.get(f"/api/tables/{table}/{path}".rstrip("/"))
            assert b"draw" not in answer.content
        for who in ("0", "1", "open", "watch"):
            answer = await oskar.get(f"/api/replays/{table}/steps/1?as={who}")
            assert (answer.status_code, "not over" in answer.json()["error"]) == (409, True)
        async with oskar.at(table) as his:
            seen = await his.hear_a(Snapshot)
            faces = {zone.id: [token.face for token in zone.tokens] for zone in seen.scene.zones}
            assert faces["hand1"] == ["2", "3"]
            assert not any(faces["hand0"])


# ---- replaying old messages


async def test_old_messages_do_nothing_when_sent_again(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.catch_up()
            await his.catch_up()
            first = await hers.play("0 commit 0", 2, id="once")
            assert isinstance(first, Ack)
            assert await hers.play("0 commit 0", 2, id="once") == first  # the same answer, and no second line
            assert "moved on" in reason(await hers.play("0 commit 0", 2, id="twice"))
            assert "moved on" in reason(await hers.play("0 commit 1", 2, id="other"))
            await his.catch_up()
            assert "your lines begin" in reason(await his.play("0 commit 0", his.place.seq, id="once"))
            assert await lines_of(door, table) == [*DEAL, "0 commit 0"]
        async with mira.at(table) as again:  # and by another socket of the same player
            await again.say(Play(id="once", seq=2, line="0 commit 1"))
            assert await again.hear_a(Ack) == first
        assert await lines_of(door, table) == [*DEAL, "0 commit 0"]


# ---- joining where there is no room


async def test_a_full_table_takes_nobody_more(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar, ines = await door.person("Mira"), await door.person("Oskar"), await door.person("Ines")
        opened = await mira.open_table("me", "open")
        (invite,) = (await mira.get(f"/api/tables/{opened.id}")).json()["invites"]
        both = [who.post(f"/api/tables/{opened.id}/seat", {"invite": token_of(invite)}) for who in (oskar, ines)]
        codes = sorted(answer.status_code for answer in await asyncio.gather(*both))
        assert codes == [200, 409]
        for wanted in ({}, {"seat": 0}, {"seat": 1}, {"seat": -1}, {"seat": 9}, {"invite": token_of(invite)}):
            late = await door.person("Late")
            answer = await late.post(f"/api/tables/{opened.id}/seat", wanted)
            assert answer.status_code in (409, 422)
            assert any(word in answer.json()["error"] for word in ("No seat is free", "already taken"))
            assert (await late.get(f"/api/tables/{opened.id}")).json()["you"] is None


async def test_a_crowd_of_spectators_does_not_keep_a_player_out(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits(watchers=2))) as door:
        table, mira, _ = await for_two(door)
        async with door.stranger().at(table) as one, door.stranger().at(table) as two:
            await one.catch_up()
            await two.catch_up()
            async with door.stranger().at(table) as third:
                (wrong,) = await third.hear_until_closed()
                assert isinstance(wrong, Error)
                assert "table is full" in wrong.text
            async with mira.at(table) as hers:
                assert (await hers.hear_a(Snapshot)).table.you == 0


# ---- names, bodies, cookies


@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        ("x" * 25, 422, "at most 24"),
        ("x" * 15_000, 422, "at most 24"),
        ("x" * 17_000, 413, "too large"),
        ("\u202e\u200b\0", 422, "at least one visible letter"),
        ("e" + "\u0301" * 1000, 200, ""),
        ("<img src=x onerror=a()>", 200, ""),
    ],
)
async def test_a_name_cannot_overflow(tmp_path: Path, name: str, status: int, words: str) -> None:
    async with running(make_services(tmp_path)) as door:
        mira = await door.person("Mira")
        answer = await mira.put("/api/me", {"name": name})
        assert answer.status_code == status
        assert words in answer.json().get("error", "")
        kept = (await mira.get("/api/me")).json()["name"]
        assert len(kept) <= 24
        assert answer.headers["content-type"] == "application/json"  # never a page, whatever the name


async def test_a_body_that_trickles_is_given_up() -> None:
    class Slow:
        async def stream(self) -> AsyncIterator[bytes]:
            while True:
                yield b" "
                await asyncio.sleep(0.01)

    with pytest.raises(HttpProblem, match="too slowly"):
        await body(Slow(), 10_000, seconds=0.05)  # type: ignore[arg-type]


async def test_another_site_cannot_make_a_visitor_somebody_else(tmp_path: Path) -> None:
    """For a link on another site the browser withholds the strict cookie, and must not get a new one."""
    async with running(make_services(tmp_path)) as door:
        led = door.stranger(**{"sec-fetch-site": "cross-site"})
        assert "set-cookie" not in (await led.get("/api/me")).headers
        own = door.stranger(**{"sec-fetch-site": "same-origin"})
        assert "SameSite=strict" in (await own.get("/api/me")).headers["set-cookie"]


async def test_no_token_cookie_or_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open", private=True)
        (invite,) = (await mira.get(f"/api/tables/{opened.id}")).json()["invites"]
        await oskar.post(f"/api/tables/{opened.id}/seat", {"invite": token_of(invite) + "x"})
        await oskar.post(f"/api/tables/{opened.id}/seat", {"invite": token_of(invite)})
        await _bad_visits(door, mira, opened.id, opened.token)
        seal = await door.services.store.seals.of(opened.id)
        assert seal is not None
        hidden = [
            opened.token,
            token_of(invite),
            mira.http.cookies["regalia"],
            seal.secret,
            door.services.store.secret.hex(),
        ]
        assert [text for text in hidden if text in caplog.text] == []
        assert seal.secret not in repr(seal)


async def _bad_visits(door: Door, person: Person, table: str, token: str) -> None:
    async with door.stranger().at(table, token=token + "x") as visit:
        await visit.hear_until_closed()
    async with person.at(table, token=token) as visit:
        await _shout(visit)


async def _shout(visit: Visit) -> None:
    await visit.say("{")
    await visit.hear_a(Error)
    await visit.play("0 commit 99", 0)
    assert not any(isinstance(picture, Update) for picture in visit.pictures)
