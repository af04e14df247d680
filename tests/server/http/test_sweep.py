"""Holes that a review of the routes found, each with its test."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from regalia.games.royal_ascension import GAME as ASCENSION
from regalia.server.events import acts as event_acts
from regalia.server.events import events
from regalia.server.http.guard import REFUSED
from regalia.server.limits import Limits, Rate
from regalia.server.store.database import StoreError
from regalia.server.store.postgres import told
from regalia.server.table.rooms import Rooms
from regalia.server.wire.messages import Ack, AutoPass, Refusal, Seats
from tests.server.events.hosting import act, created, refused, services
from tests.server.events.hosting import told as event_told
from tests.server.harness import Person, ScriptedChance, for_two, make_services, running
from tests.server.people.members import account, services_with_accounts
from tests.server.servers.pair import services_at
from tests.server.worlds import BEFORE

pytestmark = pytest.mark.anyio

UNHURRIED = Limits(messages=Rate(1e6, 1e6))
LINES = [line.strip() for line in BEFORE.replace("\n", " ").split("|")]


async def test_nothing_that_can_be_asked_for_tells_that_a_line_was_withheld(tmp_path: Path) -> None:
    """The lobby used to show when the last line was played, which told how many cards a fighter chose."""
    chance = ScriptedChance(*(line for line in LINES if line.startswith("~")))
    parts: dict[str, Any] = {"games": {ASCENSION.key: ASCENSION}, "chance": chance, "limits": UNHURRIED}
    async with running(make_services(tmp_path, **parts)) as door, AsyncExitStack() as stack:
        people = [await door.person(f"P{seat}") for seat in range(4)]
        table = (await people[0].open_table("me", "open", "open", "open", game=ASCENSION.key)).id
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/seat", {})
        seats = [await stack.enter_async_context(person.at(table)) for person in people]
        onlooker = await door.person("Sven")

        async def play(line: str) -> None:
            seat = seats[int(line[0])]
            await seat.catch_up()
            answer = await seat.play(line, seat.place.seq)
            assert isinstance(answer, Ack), answer

        async def asked(person: Person) -> list[bytes]:
            return [(await person.get(path)).content for path in ("/api/lobby", f"/api/tables/{table}", "/api/events")]

        for line in LINES:
            if not line.startswith("~"):
                await play(line)
        others = [*people[1:], onlooker]
        before = [await asked(person) for person in others]
        for line in ("0 field bulben", "0 use Qh"):
            await play(line)
            assert [await asked(person) for person in others] == before


async def test_a_switch_is_told_to_the_own_seat_alone(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his, mira.at(table) as again:
            for visit in (hers, his, again):
                await visit.catch_up()
            await hers.say(AutoPass(on=True))
            for visit in (hers, again):
                assert (await visit.hear_a(Seats)).table.auto_pass
            await his.silence()


async def test_what_a_database_says_of_itself_is_not_passed_on() -> None:
    with pytest.raises(StoreError) as wrong:
        async with told():
            raise OSError("Connect call failed ('10.0.0.5', 5432)")
    assert "10.0.0.5" not in str(wrong.value)


async def test_a_nul_byte_is_refused_before_the_database_stumbles_over_it(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(services_at(postgres)) as door:
        mira = await door.person("Mira")
        table = await mira.open_table("me", "random", options={"cards": 5})
        for path in ("tables/%00", "replays/a%00b", "codes/%00", "events/%00", "events/codes/%00"):
            assert (await mira.get(f"/api/{path}")).status_code == 400
        assert (await mira.post("/api/login", {"name": "a\0b", "password": "x" * 9})).status_code == 403
        async with mira.at(table.id) as seat:
            await seat.catch_up()
            answer = await seat.play(seat.place.scene.choices[0].line, seat.place.seq, id="a\0b")
            assert isinstance(answer, Refusal)
            assert "The id of a play" in answer.reason
        async with mira.socket("\0") as wrong:
            assert wrong.closed == REFUSED
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("text", ["a = 0x" + "f" * 9_000, "[" + "a." * 4_000 + "a]\nb = 1"])
async def test_options_that_no_answer_can_hold_are_refused(tmp_path: Path, text: str) -> None:
    async with running(make_services(tmp_path)) as door:
        answer = await (await door.person()).post("/api/options", text.encode())
        assert (answer.status_code, "too large" in answer.json()["error"]) == (400, True)


async def test_nobody_takes_the_name_of_an_account(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path)) as door:
        mira, other = await door.person(), await door.person("Oskar")
        await account(mira)
        for name in ("Mira", "ＭＩＲＡ", "mira "):
            answer = await other.put("/api/me", {"name": name})
            assert (answer.status_code, answer.json()["error"]) == (409, "This name is taken. Choose another.")
        assert (await other.get("/api/me")).json()["name"] == "Oskar"
        assert (await mira.put("/api/me", {"name": "mira"})).json()["name"] == "mira"


async def test_coming_and_going_does_not_make_a_log_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_acts, "MOST_CHANGES", 5)
    async with running(services(tmp_path)) as door:
        host, guest = await door.person("Hanna"), await door.person("Gero")
        id = await created(host)
        for _ in range(2):
            await act(guest, id, "join")
            await act(guest, id, "leave")
        await act(guest, id, "join")
        assert "reached its limit of changes" in await refused(host, id, "fill", players=4, bot="random")
        await act(guest, id, "leave")
        await act(host, id, "end")


async def test_events_are_not_acted_on_too_fast(tmp_path: Path) -> None:
    async with running(services(tmp_path, limits=Limits(deeds=Rate(2, 0.001)))) as door:
        host = await door.person("Hanna")
        id = await created(host)
        await act(host, id, "join")
        await act(host, id, "leave")
        answer = await host.post(f"/api/events/{id}", {"act": {"type": "join"}})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")


async def test_an_event_is_attended_to_however_many_newer_ones_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "RUNNING", 2)
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        ids = [await created(host) for _ in range(5)]
        kept = events.Events(door.services, Rooms(door.services))
        seen: list[str] = []

        async def look(id: str) -> None:
            seen.append(id)

        monkeypatch.setattr(kept, "_look", look)
        monkeypatch.setattr(kept, "_attend", look)
        for _ in range(4):
            await kept.wake()
        assert set(seen) == set(ids)
        assert (await event_told(host, ids[0])).phase == "open"
