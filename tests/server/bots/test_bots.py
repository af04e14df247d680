"""Bots in their seats: they play, they wait like people, and their failures harm nobody."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from asyncio.subprocess import Process
from pathlib import Path

import pytest

from regalia import agents
from regalia.kernel.match import Match
from regalia.server.bots import pool
from regalia.server.bots.pool import BotFailed, Thinkers
from regalia.server.bots.thinker import Answer, Question, choose
from regalia.server.child import packed, started
from regalia.server.clock.pace import BOT, TICK, TICKS, Pace
from regalia.server.services import DATABASE
from regalia.server.wire.messages import Ack, Update
from tests.server.harness import running
from tests.server.royals import at_a_choice, royals_services
from tests.server.scripted import NeverBots, NotedClock

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_bot_to_the_end(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "greedy", game="royals", options={"turn_limit": 12})
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            assert [player.kind for player in hers.table.players] == ["person", "bot"]
            while not hers.table.over:
                choices = hers.place.scene.choices
                if choices and hers.place.seq >= hers.pictures[-1].seq:
                    await hers.play(choices[0].line, hers.place.seq)
                    await hers.catch_up()
                else:
                    await hers.hear()
        record = (await mira.get(f"/api/tables/{opened.id}/record")).json()
        assert any(line.startswith("1 ") for line in record["lines"])
        assert record["result"]


async def test_bots_among_themselves_play_while_somebody_looks_on(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path)) as door:
        mira = await door.person()
        opened = await mira.open_table("random", "verb", game="royals", options={"turn_limit": 4})
        await asyncio.sleep(0.2)
        assert not (await mira.get(f"/api/tables/{opened.id}")).json()["over"]
        async with mira.at(opened.id) as visit:
            await visit.catch_up()
            assert visit.pictures[0].seq < 5
            while not visit.table.over:
                await visit.hear()


async def test_after_a_restart_a_bot_that_was_to_move_moves(tmp_path: Path) -> None:
    """Nobody has to come back for it."""
    never = NeverBots()
    async with running(royals_services(tmp_path, bots=never)) as door:
        mira = await door.person()
        opened = await mira.open_table("greedy", "me", game="royals", options={"first_player": "seat0"})
        assert (await mira.get("/api/lobby")).json()["mine"][0]["note"] == "Waiting for greedy"
    async with running(royals_services(tmp_path)) as door:
        for _ in range(400):
            stored = await door.services.store.match(opened.id)
            assert stored is not None
            if any(written.line.startswith("0 ") for written in stored[1]):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the bot did not move")


async def test_a_table_that_cannot_be_folded_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path, bots=NeverBots())) as door:
        mira = await door.person()
        opened = await mira.open_table("greedy", "me", game="royals", options={"first_player": "seat0"})
    database = sqlite3.connect(tmp_path / DATABASE)
    database.execute("UPDATE line SET line = '~ draw 0 Kh' WHERE seq = 1")
    database.commit()
    database.close()
    async with running(royals_services(tmp_path)) as door:
        async with door.stranger().at(opened.id) as visit:
            (wrong,) = await visit.hear_until_closed()
            assert "cannot be replayed beyond line 1" in getattr(wrong, "text", "")
        assert (await (await door.person()).open_table("me", "open", game="royals")).id


class BadBots(NeverBots):
    """Fails in every possible way, one after another."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        self.asked += 1
        if self.asked % 3 == 0:
            raise BotFailed("its process ended")
        if self.asked % 3 == 1:
            return 999_999_999
        raise ZeroDivisionError


@pytest.mark.parametrize("bots", [BadBots(), NeverBots()])
async def test_a_bot_that_fails_is_stood_in_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bots: NeverBots
) -> None:
    """The game's default move is played, the failure is logged, and the table goes on."""
    services = royals_services(tmp_path, bots=bots, clock=NotedClock(), pace=Pace(1))
    async with running(services) as door:
        mira = await door.person()
        opened = await mira.open_table("me", "greedy", game="royals", options={"first_player": "seat1"})
        async with mira.at(opened.id) as hers:
            while not hers.pictures or not hers.place.scene.choices:
                await hers.hear()
    stored = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert stored
    assert all(text.startswith("Bot 'greedy' failed in seat 1 of table") for text in stored)


async def test_a_bot_answers_at_the_delay_that_was_drawn_or_at_whole_ticks_after_it() -> None:
    async def thinks(clock: NotedClock, sleeps: int) -> int:
        while len(clock.asked) < sleeps:
            await asyncio.sleep(0)
        return 0

    for sleeps in (0, 1, 2, 4):
        clock = NotedClock()
        thought = asyncio.create_task(thinks(clock, sleeps))
        assert await Pace(1).in_time(thought, clock)
        first, *rest = clock.asked
        assert BOT[0] <= first <= BOT[1]
        assert rest == [TICK] * max(0, sleeps - 1)
    clock = NotedClock()
    never = asyncio.create_task(thinks(clock, 100))
    assert not await Pace(1).in_time(never, clock)
    assert clock.asked[1:] == [TICK] * TICKS
    never.cancel()


async def test_the_processes_answer_with_legal_moves_and_are_replaced_when_they_fail() -> None:
    match = at_a_choice()
    thinkers = Thinkers(most=1, limit=60.0)
    try:
        for bot in agents.names():
            assert await thinkers.choose(match, match.turn, bot) in match.moves()
        with pytest.raises(BotFailed, match="no bot 'nobody'"):
            await thinkers.choose(match, match.turn, "nobody")
        (process,) = thinkers._idle
        process.kill()
        await process.wait()
        with pytest.raises(BotFailed, match="its process ended"):
            await thinkers.choose(match, match.turn, "greedy")
        assert await thinkers.choose(match, match.turn, "greedy") in match.moves()
        thinkers._limit = 0.0
        with pytest.raises(BotFailed, match="within 0 seconds"):
            await thinkers.choose(match, match.turn, "greedy")
        thinkers._limit = 60.0
        assert await thinkers.choose(match, match.turn, "greedy") in match.moves()
    finally:
        await thinkers.close()


async def test_closing_waits_for_the_process_of_a_bot_that_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the process outlives the event loop that must notice its end."""
    processes: list[Process] = []

    async def noted(module: str) -> Process:
        processes.append(await started(module))
        return processes[-1]

    monkeypatch.setattr(pool, "started", noted)
    match = at_a_choice()
    thinkers = Thinkers(most=2, limit=60.0)
    thought = asyncio.ensure_future(thinkers.choose(match, match.turn, "greedy"))
    while not processes:
        await asyncio.sleep(0.01)
    thought.cancel()
    await thinkers.close()
    assert [process.returncode is not None for process in processes] == [True]
    await thinkers.close()  # again changes nothing


def test_a_question_is_answered_from_the_view_alone() -> None:
    match = at_a_choice()
    seat = match.turn
    seen = match.view(seat)
    shown = [hand is not None for hand in seen.hands]
    asked = Question(game="royals", options="{}", seats=2, bot="greedy", view=seen.listed(), seen=shown, seed=1)
    assert choose(asked) in match.moves()
    assert packed(Answer(3))[:4] == (len(packed(Answer(3))) - 4).to_bytes(4, "big")


async def test_the_updates_of_a_bots_turn_come_one_by_one(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path)) as door:
        mira = await door.person()
        opened = await mira.open_table("me", "greedy", game="royals", options={"first_player": "seat0"})
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            assert isinstance(await hers.play("0 end", hers.place.seq), Ack)
            seq = hers.place.seq
            while not hers.place.scene.choices or hers.place.seq == seq:
                heard = await hers.hear()
                if isinstance(heard, Update):
                    assert heard.seq == hers.pictures[-2].seq + 1
