"""Clocks: they play the game's default, reveal nothing, and survive a restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.games.royal_ascension import GAME as ASCENSION
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.state import SPECTATOR
from regalia.server.clock import ticker as ticker
from regalia.server.clock.clock import LEAST, GameClock
from regalia.server.clock.control import DAY, checked, words
from regalia.server.clock.downtime import Downtime
from regalia.server.clock.pace import Pace
from regalia.server.limits import Limits
from regalia.server.store.rows import MatchRow, Seat, Written
from regalia.server.table.ledger import Ledger
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.messages import Ack, Clocks, Snapshot, Update
from regalia.server.wire.table import TimeControl
from tests.server.bluff import GAME
from tests.server.harness import Door, Person, ScriptedChance, make_services, running
from tests.server.scripted import FirstMove, SetClock
from tests.server.worlds import ALONE, BEFORE, WITH_TWO, World, between_people, twins

pytestmark = pytest.mark.anyio

PER_MOVE = TimeControl(kind="move", base=30)
FISCHER = TimeControl(kind="fischer", base=60, increment=2)
CARDS = ("~ draw 0 0 1", "~ draw 1 2 3", "~ draw 0 4")


def wound_up(control: TimeControl, downtime: Downtime | None = None) -> GameClock:
    return GameClock.wound_up(control, 2, 0.0, 0, downtime or Downtime())


# ---- the clocks themselves


def test_a_clock_for_each_move_is_full_again_after_it() -> None:
    clock = wound_up(PER_MOVE)
    assert (clock.seat, clock.due, clock.remaining(0, 12.0)) == (0, 30.0, 18.0)
    clock = clock.moved(12.0, 1, seen=True)
    assert (clock.seat, clock.due, clock.left) == (1, 42.0, (30.0, 30.0))


def test_a_fischer_clock_runs_down_and_gets_back_its_increment() -> None:
    clock = wound_up(FISCHER).moved(20.0, 1, seen=True).moved(25.0, 0, seen=True)
    assert clock.left == (42.0, 57.0)
    assert clock.due == 67.0


def test_chance_takes_no_time_and_nobodys_clock_runs_when_it_is_over() -> None:
    clock = wound_up(FISCHER).moved(10.0, -1, seen=True)
    assert (clock.seat, clock.due) == (None, None)
    clock = clock.moved(10.0, 1, seen=True)
    assert (clock.seat, clock.left) == (1, (52.0, 60.0))
    assert clock.moved(11.0, -2, seen=True).due is None


def test_every_move_has_a_few_seconds_however_little_is_left() -> None:
    clock = wound_up(TimeControl(kind="fischer", base=60)).moved(60.0, 0, seen=True)
    assert clock.left[0] == 0.0
    assert clock.due == 60.0 + LEAST


def test_a_line_that_not_all_can_see_changes_no_clock() -> None:
    clock = wound_up(FISCHER)
    assert clock.moved(7.0, 0, seen=False) is clock
    assert clock.moved(7.0, 0, seen=False).moved(20.0, 1, seen=True).left == (42.0, 60.0)


def test_time_in_which_no_server_ran_is_nobodys() -> None:
    clock = wound_up(PER_MOVE, Downtime([(10.0, 110.0), (115.0, 215.0)]))
    assert clock.due == 230.0
    assert clock.remaining(0, 112.0) == 18.0
    assert clock.remaining(0, 60.0) == 20.0
    fischer = replace(clock, control=FISCHER, left=(60.0, 60.0))
    assert fischer.moved(112.0, 1, seen=True).left == (50.0, 60.0)


def test_time_controls_are_told_in_words_and_kept_within_bounds() -> None:
    assert words(None) == ""
    assert words(PER_MOVE) == "30 seconds per move"
    assert words(FISCHER) == "1 minute for the game, plus 2 seconds per move"
    assert words(TimeControl(kind="days", base=3 * DAY)) == "3 days per move"
    for kind, base, increment, said in (
        ("move", 9, 0, "10 seconds to 1 hour"),
        ("move", 60, 5, "Only a clock for the whole game"),
        ("fischer", 60, 301, "0 seconds to 5 minutes"),
        ("fischer", 60, -1, "0 seconds to 5 minutes"),
        ("days", DAY + 1, 0, "whole days"),
        ("days", 15 * DAY, 0, "1 day to 14 days"),
    ):
        with pytest.raises(RegaliaError, match=said):
            checked(TimeControl(kind=kind, base=base, increment=increment))  # type: ignore[arg-type]


def folded(data: Path, text: str) -> Ledger:
    """Ascension for four with a line per second; the last line comes at 100 seconds."""
    lines = [line.strip() for line in text.replace("\n", " ").split("|")]
    times = [*map(float, range(len(lines) - 1)), 100.0]
    seats = tuple(Seat("person", guest) for guest in "abcd")
    row = MatchRow("t", ASCENSION.key, ASCENSION.version, {}, "a", False, 0.0, seats, control=FISCHER, begun=0.0)
    written = [Written(line, None, at) for line, at in zip(lines, times, strict=True)]
    return Ledger(make_services(data, games={ASCENSION.key: ASCENSION}), row, written)


async def test_clocks_do_not_tell_how_many_cards_were_chosen_in_secret(tmp_path: Path) -> None:
    asked, few = folded(tmp_path, f"{BEFORE} | 0 field bulben").clock, folded(tmp_path, f"{BEFORE} | {ALONE}").clock
    many = folded(tmp_path, f"{BEFORE} | {WITH_TWO}").clock
    assert asked is not None
    assert few is not None
    assert many is not None
    assert (few.left, few.seat, few.since) == (many.left, many.seat, many.since)
    assert asked.since < few.since == 100.0


# ---- at a table


async def timed(door: Door, control: TimeControl, **more: Any) -> tuple[str, Person, Person]:
    mira, oskar = await door.person("Mira"), await door.person("Oskar")
    opened = await mira.open_table("me", "open", options={"cards": 5}, clock=control, **more)
    await oskar.post(f"/api/tables/{opened.id}/seat", {})
    return opened.id, mira, oskar


async def test_when_time_is_up_the_default_is_played_as_a_line(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock, chance=ScriptedChance(*CARDS))) as door:
        id, mira, oskar = await timed(door, PER_MOVE)
        async with mira.at(id) as hers, oskar.at(id) as his:
            seen = await hers.hear_a(Snapshot)
            assert seen.table.clock == "30 seconds per move"
            assert await hers.hear_a(Clocks) == Clocks(left=(30.0, 30.0), running=0)
            await his.catch_up()
            clock.go_on(29)
            await hers.catch_up()
            await hers.silence()
            clock.go_on(1)
            assert (await hers.hear_a(Update)).seq == 3
            assert await hers.hear_a(Clocks) == Clocks(left=(30.0, 30.0), running=1)
            clock.go_on(12)
            assert isinstance(await his.play("1 commit 2", 3), Ack)
            assert (await his.hear_a(Clocks)).running == 0
        clock.go_on(4)
        async with oskar.at(id) as again:
            assert await again.hear_a(Clocks) == Clocks(left=(26.0, 30.0), running=0)


async def test_a_table_that_nobody_looks_at_is_played_by_its_clock_to_the_end(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock)) as door:
        id, mira, _ = await timed(door, TimeControl(kind="days", base=DAY))
        for _ in range(40):
            clock.go_on(DAY)
            for _ in range(20):
                await asyncio.sleep(0.002)
        answer = await mira.get(f"/api/tables/{id}/record")
        assert answer.status_code == 200, answer.text
        record = msgspec.json.decode(answer.content)
        sheet = record["table"]["clock"]
        assert (sheet["kind"], sheet["base"], len(sheet["spent"])) == ("days", DAY, len(record["lines"]))
        for line, spent in zip(record["lines"], sheet["spent"], strict=True):
            assert spent == (DAY if line[0] != "~" else 0.0)
        again = Match.fold(GAME, msgspec.convert({**record, "chance": None}, Record))
        assert again.result() == record["result"]


async def test_the_ticker_finds_tables_that_are_not_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ticker, "BEAT", 0.01)
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock, limits=Limits(idle_rooms=1))) as door:
        id, mira, _ = await timed(door, PER_MOVE)
        await mira.open_table("me", "open")  # the first room is dropped, and its timeout with it
        clock.go_on(40)
        rows: dict[str, str] = {}
        while rows.get(id) != "Waiting for Oskar":
            await asyncio.sleep(0.01)
            found = msgspec.json.decode((await mira.get("/api/lobby")).content, type=Lobby)
            rows = {row.id: row.note for row in found.mine}
            assert {row.clock for row in found.mine} == {"30 seconds per move", ""}


async def test_a_restart_steals_and_gives_no_time(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock)) as door:
        id, mira, _ = await timed(door, FISCHER)
        cookies = mira.http.cookies
        clock.go_on(10)
    clock.go_on(100_000)
    async with running(make_services(tmp_path, clock=clock)) as door:
        mira = door.stranger()
        mira.http.cookies = cookies
        async with mira.at(id) as hers:
            assert await hers.hear_a(Clocks) == Clocks(left=(50.0, 60.0), running=0)
            clock.go_on(49)
            await hers.catch_up()
            await hers.silence()
            clock.go_on(1)
            assert (await hers.hear_a(Update)).seq == 3
        clock.go_on(10)
    clock.go_on(1_000)  # a second stop, within another move
    async with running(make_services(tmp_path, clock=clock)) as door:
        mira = door.stranger()
        mira.http.cookies = cookies
        async with mira.at(id) as hers:
            assert await hers.hear_a(Clocks) == Clocks(left=(2.0, 50.0), running=1)


async def test_a_bots_time_is_counted_and_never_runs_out(tmp_path: Path) -> None:
    """A bot moves whatever its clock says; its own limit ends a move that does not come."""
    clock = SetClock()
    bots = FirstMove()
    async with running(make_services(tmp_path, clock=clock, pace=Pace(1), bots=bots)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("greedy", "me", options={"cards": 5}, clock=FISCHER)
        async with mira.at(opened.id) as hers:
            await hers.hear_a(Clocks)
            clock.go_on(1.5)  # the longest delay before a bot's move
            assert (await hers.hear_a(Update)).seq == 3
            assert 58.5 <= (await hers.hear_a(Clocks)).left[0] <= 60.5


async def test_a_bot_that_thinks_is_not_cut_short_by_its_clock(tmp_path: Path) -> None:
    clock = SetClock()
    bots = FirstMove(asyncio.Event())
    async with running(make_services(tmp_path, clock=clock, pace=Pace(1), bots=bots)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("greedy", "me", options={"cards": 5}, clock=FISCHER)
        async with mira.at(opened.id) as hers:
            await hers.hear_a(Clocks)
            clock.go_on(100)
            await hers.catch_up()
            await hers.silence()
            bots.ready.set()
            await hers.silence()
            clock.go_on(1)
            assert (await hers.hear_a(Update)).seq == 3


async def test_bots_among_themselves_have_no_clock(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("random", "random", clock=PER_MOVE)
        assert (await mira.get(f"/api/tables/{opened.id}")).json().get("clock", "") == ""


async def test_a_clock_out_of_bounds_is_refused(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira = await door.person("Mira")
        answer = await mira.post("/api/tables", {"game": "bluff", "clock": {"kind": "move", "base": 1}})
        assert (answer.status_code, "10 seconds to 1 hour" in answer.json()["error"]) == (422, True)
        answer = await mira.post("/api/tables", {"game": "bluff", "clock": {"kind": "sand", "base": 60}})
        assert answer.status_code == 400


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
async def test_law_7_clocks_tell_nothing(tmp_path: Path, viewer: int) -> None:
    pair = twins(GAME, {"cards": 9}, viewer, 1, 8)
    frames = []
    for name, match in (("here", pair.here), ("there", pair.there)):
        world = World(tmp_path / name, GAME, match)
        world.services.clock = SetClock()
        world.table = {"clock": FISCHER}
        frames.append((await between_people(world, viewer)).frames)
    assert frames[0] == frames[1]
    assert sum(frame.startswith(b'{"type":"clocks"') for frame in frames[0]) > 4
