"""Blocks, reports, and players whom a host mutes."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.operating import operator
from regalia.server.store.operating.orders import By
from regalia.server.wire.messages import Chat, Error, Rematch, Said, Say, ServerMessage
from tests.server.harness import Person, Visit, for_two, make_services, play_out, running
from tests.server.people.members import account, log_in, services_with_accounts
from tests.server.scripted import FirstMove

pytestmark = pytest.mark.anyio

BY = By("frida", 5.0)


async def blocked(person: Person, table: str, seat: int) -> list[dict[str, str]]:
    answer = await person.post("/api/me/blocks", {"table": table, "seat": seat})
    assert answer.status_code == 201, answer.text
    return list(answer.json())


def heard(visit: Visit) -> list[ServerMessage]:
    return [msgspec.json.decode(frame, type=ServerMessage) for frame in visit.frames]


def said(visit: Visit) -> list[str]:
    return [message.text for message in heard(visit) if isinstance(message, Said)]


async def test_a_blocked_players_messages_are_not_sent(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his, door.stranger().at(table) as looker:
            for visit in (hers, his, looker):
                await visit.catch_up()
            (block,) = await blocked(mira, table, 1)
            assert block["name"] == "Oskar"
            await his.say(Say(phrase=0))
            for visit in (his, looker, hers):
                await visit.catch_up()
            assert [said(his), said(looker), said(hers)] == [["Hello!"], ["Hello!"], []]
            people = (await mira.get(f"/api/tables/{table}/people")).json()
            assert people == [{"seat": 0}, {"seat": 1, "blocked": True}]
            assert (await oskar.get(f"/api/tables/{table}/people")).json() == [{"seat": 0}, {"seat": 1}]
        async with mira.at(table) as again:
            await again.catch_up()
            assert not any(isinstance(message, Chat) for message in heard(again))
        assert (await mira.delete(f"/api/me/blocks/{block['id']}")).json() == []
        async with mira.at(table) as later:
            assert [one.text for one in (await later.hear_a(Chat)).said] == ["Hello!"]


async def test_blocked_players_do_not_meet_at_open_tables(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        await blocked(mira, table, 1)
        hers, his = await mira.open_table("me", "open"), await oskar.open_table("me", "open")
        code = (await mira.get(f"/api/tables/{hers.id}")).json()["code"]
        for person, theirs in ((oskar, hers.id), (mira, his.id)):
            lobby = (await person.get("/api/lobby")).json()
            assert theirs not in [row["id"] for row in lobby["open"]]
        invite = (await oskar.get(f"/api/codes/{code}")).json()["invite"]
        for wanted in ({}, {"invite": invite}):
            refused = await oskar.post(f"/api/tables/{hers.id}/seat", wanted)
            assert (refused.status_code, refused.json()["error"]) == (
                403,
                "Somebody at this table does not want to play with you.",
            )
        refused = await mira.post(f"/api/tables/{his.id}/seat", {})
        assert (refused.status_code, "You have blocked somebody" in refused.text) == (403, True)


async def test_a_blocked_player_gets_no_rematch(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        await blocked(mira, table, 1)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await play_out([hers, his])
            await his.say(Rematch())
            assert "do not want to meet again" in (await his.hear_a(Error)).text


async def test_blocks_go_with_the_account_and_end_with_it(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        await blocked(mira, table, 1)
        await account(mira, "Mira")
        await account(oskar, "Oskar")
        assert [one["name"] for one in (await mira.get("/api/me/blocks")).json()] == ["Oskar"]
        elsewhere = await door.person()
        await log_in(elsewhere, "mira")
        assert [one["name"] for one in (await elsewhere.get("/api/me/blocks")).json()] == ["Oskar"]
        await oskar.http.delete("/api/me")
        assert (await mira.get("/api/me/blocks")).json() == []


async def test_nobody_blocks_themselves_nobody_or_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.people.relations.MOST", 1)
    async with running(make_services(tmp_path, bots=FirstMove())) as door:
        table, mira, oskar = await for_two(door)
        against = await mira.open_table("me", "greedy")
        bodies = [
            ({"table": table, "seat": 0}, 422),
            ({"table": table, "seat": 7}, 404),
            ({"table": against.id, "seat": 1}, 404),
            ({"table": "nowhere", "seat": 1}, 404),
            ({}, 422),
        ]
        for body, status in bodies:
            answer = await mira.post("/api/me/blocks", body)
            assert (answer.status_code, answer.json()["error"][-1]) == (status, "."), body
        await blocked(mira, table, 1)
        second = await for_two(door)
        assert (await mira.post("/api/me/blocks", {"table": second[0], "seat": 1})).status_code == 409
        (block,) = (await mira.get("/api/me/blocks")).json()
        assert (await oskar.delete(f"/api/me/blocks/{block['id']}")).status_code == 404


async def test_a_report_reaches_the_operators_with_what_was_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await his.say(Say(phrase=5))
            await hers.say(Say(phrase=0))
            await his.catch_up()
            await hers.catch_up()
        about = {"who": {"table": table, "seat": 1}, "why": "chat", "text": "He says oops\nall the time."}
        assert (await mira.post("/api/reports", about)).json() == {"number": 1}
        again = await mira.post("/api/reports", about)
        assert (again.status_code, "already" in again.text) == (409, True)
        store = door.services.store
        (found,) = await operator.reports(store, 10)
        assert found.reporter.startswith("Mira (")
        assert found.against.startswith("Oskar (")
        assert (found.report.why, found.report.text, found.report.said, found.report.match) == (
            "chat",
            "He says oops all the time.",
            "Oops.",
            table,
        )
        assert "oops" not in caplog.text
        await operator.settle(store, 1, "spoke with him", BY)
        assert await operator.reports(store, 10) == []
        (settled,) = await operator.reports(store, 10, every=True)
        assert settled.report.settled == "spoke with him"
        (act,) = await store.operators.newest(10)
        assert (act.operator, act.act, act.target, act.detail) == ("frida", "settle", "1", "spoke with him")
        for number in (1, 2):
            with pytest.raises(RegaliaError):
                await operator.settle(store, number, "", BY)


async def test_reports_have_limits(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        tables = [await for_two(door) for _ in range(4)]
        mira = await door.person("Eva")
        answers = []
        for table, _, _ in tables:
            body = {"who": {"table": table, "seat": 1}, "why": "leaving"}
            answers.append((await mira.post("/api/reports", body)).status_code)
        assert answers == [201, 201, 201, 429]
        empty = await tables[0][1].post("/api/reports", {"who": {"table": tables[0][0], "seat": 1}, "why": "other"})
        assert (empty.status_code, "in a sentence" in empty.text) == (422, True)


async def test_a_host_mutes_a_player_and_lets_them_speak_again(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await his.catch_up()
            assert (await mira.put(f"/api/tables/{table}/mutes", {"seat": 1, "on": True})).json() == [1]
            await his.say(Say(phrase=0))
            assert (await his.hear_a(Error)).text == "The host has muted you at this table."
            await hers.catch_up()
            assert (said(hers), hers.table.muted) == (["The host has muted Oskar."], (1,))
            assert (await mira.put(f"/api/tables/{table}/mutes", {"seat": 1, "on": False})).json() == []
            await his.say(Say(phrase=0))
            await hers.catch_up()
            await hers.catch_up()
            assert said(hers)[1:] == ["Oskar may speak again.", "Hello!"]
            assert hers.table.muted == ()
            for seat in (0, 5, -1):
                assert (await mira.put(f"/api/tables/{table}/mutes", {"seat": seat, "on": True})).status_code == 422
