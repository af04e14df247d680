"""Events that are alive: running games drawn for everybody, a planned start, calendar and results."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regalia.events.info import EventInfo
from regalia.kernel.scene import Token
from regalia.server.wire.live import LiveTables
from tests.server.events.hosting import BATTLE, act, created, over, services, started, told, until
from tests.server.harness import Person, running
from tests.server.scripted import SetClock

pytestmark = pytest.mark.anyio


async def live(person: Person, id: str) -> LiveTables:
    answer = await person.get(f"/api/events/{id}/live")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=LiveTables)


def own_hand(tables: LiveTables) -> list[Token]:
    """The cards in hands that are drawn face up."""
    zones = [zone for table in tables.tables for zone in table.scene.zones if "hand" in zone.id]
    assert zones, "a hand is drawn"
    return [token for zone in zones for token in zone.tokens if token.face]


async def test_running_games_are_drawn_as_spectators_see_them(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, persons = await started(door, 4, game=BATTLE.key, system="bracket")
        stranger = await door.person("Stranger")
        seen = await live(stranger, id)
        assert (len(seen.tables), seen.running) == (2, 2)
        assert own_hand(seen) == []
        mine = await live(persons[0], id)
        assert own_hand(mine) == [], "a player's own cards are not on a page that others look at over the shoulder"
        ready = (await told(persons[0], id)).ready
        assert mine.tables[0].table == ready, "the viewer's own table comes first"
        assert {table.table for table in mine.tables} == {table.table for table in seen.tables}
        assert not any(table.scene.choices for table in mine.tables)


async def test_a_planned_event_starts_by_itself_when_enough_have_joined(tmp_path: Path) -> None:
    clock = SetClock(1_000_000.0)
    async with running(services(tmp_path, clock=clock)) as door:
        persons = [await door.person(f"P{number}") for number in range(3)]
        id = await created(persons[0], least_players=3, starts=1_000_600.0)
        refused = await persons[0].post("/api/events", {"title": "Late", "game": "bluff", "starts": 999_000.0})
        assert "within the next year" in refused.json()["error"]
        for person in persons[:2]:
            await act(person, id, "join")
        clock.set(1_000_601.0)
        await act(persons[1], id, "leave")
        assert (await told(persons[0], id)).phase == "open", "too few have joined"
        await act(persons[1], id, "join")
        info = await act(persons[2], id, "join")
        assert info.phase == "playing"
        assert info.starts is None


async def test_a_planned_start_is_a_calendar_file(tmp_path: Path) -> None:
    clock = SetClock(1_000_000.0)
    async with running(services(tmp_path, clock=clock)) as door:
        host = await door.person("Hanna")
        long = "A long evening; with commas, and ümläuts that are more than one byte wide, so that lines are folded"
        id = await created(host, title=long[:60], starts=1_000_600.0)
        answer = await host.get(f"/api/events/{id}/event.ics")
        assert answer.headers["content-type"].startswith("text/calendar")
        lines = answer.text.split("\r\n")
        assert "DTSTART:19700112T135640Z" in lines
        assert f"URL:http://table.example/e/{id}" in answer.text.replace("\r\n ", "").split("\r\n")[-4:][0]
        assert r"SUMMARY:A long evening\; with commas\, and" in answer.text.replace("\r\n ", "")
        assert all(len(line.encode()) <= 75 for line in lines)
        open_end = await created(host)
        assert (await host.get(f"/api/events/{open_end}/event.ics")).status_code == 404


async def test_results_are_a_table_of_all_matches(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("=Hanna")
        id = await created(host, system="bracket", best_of=3)
        await act(host, id, "fill", players=3, bot="random")
        await act(host, id, "start")
        info = await until(host, id, over)
        sheet = (await host.get(f"/api/events/{id}/results.csv")).text.splitlines()
        assert sheet[0] == "round,table,entrants,games won,winner,decided,note"
        assert len(sheet) == 1 + 1 + 2, "a bye and two matches"
        champion = info.entrants[info.standings[0].entrant].name
        assert sheet[-1].startswith("2,1,")
        assert champion in sheet[-1]


@pytest.mark.release
async def test_an_event_of_64_bots_runs_through_without_a_touch(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        id = await created(host, system="bracket")
        await act(host, id, "fill", players=64, bot="random")
        info = await act(host, id, "start")
        assert info.matches == 63

        def counts(now: EventInfo) -> list[int]:
            return [len(made.bouts) for made in now.rounds]

        for rounds in range(1, 7):  # each waits for one round, so that a slow machine does not matter
            info = await until(host, id, lambda now, rounds=rounds: over(now) or len(counts(now)) > rounds)  # type: ignore[misc]
        assert over(info)
        assert counts(info) == [32, 16, 8, 4, 2, 1]
        assert [line.place for line in info.standings].count(1) == 1
