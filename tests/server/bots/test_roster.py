"""The roster: who may sit at a table, how long each bot thinks, and the queue for the processes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from regalia import agents
from regalia.agents.characters import CHARACTERS
from regalia.agents.levels import LEVELS
from regalia.agents.search import SearchAgent
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.server.bots.pool import HURRIED, LEAST, Thinkers, question
from regalia.server.bots.queue import RequestQueue, Urgency
from regalia.server.bots.roster import ABOUT, LONGEST, MOST_ITERATIONS, THINKING, invited, tempo, thinking, welcome
from regalia.server.bots.thinker import agent_for, answered
from regalia.server.clock.pace import MANNERS, SLACK, Manner, Pace
from regalia.server.wire.setup import CharacterInfo
from tests.server.harness import running
from tests.server.royals import ROYALS, at_a_choice, royals_services
from tests.server.scripted import NeverBots, NotedClock
from tests.server.worlds import BEFORE

pytestmark = pytest.mark.anyio


def test_every_level_is_welcome_and_has_its_time() -> None:
    assert set(LEVELS) <= set(ABOUT)
    assert set(THINKING) == {bot for bot in ABOUT if isinstance(agents.find(bot), SearchAgent)}
    for bot in ABOUT:
        welcome(bot)
    assert (thinking("monarch"), thinking("knight@300"), thinking("knight:50"), thinking("greedy")) == (
        1000,
        300,
        600,
        0,
    )
    assert max(THINKING.values()) <= LONGEST


def test_each_bot_at_a_table_has_a_name_of_its_own() -> None:
    assert invited(["squire"] * 4) == ["dario", "edda", "falk", "dario#2"]
    assert invited(["squire", "dario", "knight", "greedy", "greedy"]) == ["edda", "dario", "greta", "greedy", "greedy"]
    assert invited(["dario", "dario"], ["dario"]) == ["dario#2", "dario#3"]
    with pytest.raises(RegaliaError, match="no bot 'nobody'"):
        invited(["squire", "nobody"])


def test_a_character_thinks_and_is_asked_as_its_level_does() -> None:
    match = at_a_choice()
    for bot in CHARACTERS.values():
        welcome(bot.key)
        assert thinking(bot.key) == thinking(bot.level)
        asked = question(match, match.turn, f"{bot.key}#2")
        assert (asked.bot, asked.milliseconds) == (bot.level, thinking(bot.level))


def test_the_manner_that_a_character_is_said_to_have_is_its_own() -> None:
    """The halves of the delays hardly overlap, so that the sentence about each one can be noticed."""
    slower = sorted(CHARACTERS.values(), key=lambda bot: ("brisk", "even", "calm").index(bot.tempo))
    means = [sum(Pace().bot("human", 0, tempo(bot.key)) for _ in range(400)) / 400 for bot in slower]
    assert max(means[:4]) < min(means[4:8])
    assert max(means[4:8]) < min(means[8:])


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("nobody", "There is no bot 'nobody' for a table; there are: page"),
        ("human", "There is no bot 'human'"),
        ("", "There is no bot ''"),
        ("greedy:5", "takes no budget"),
        ("knight@0", "whole number of milliseconds"),
        (f"knight@{LONGEST + 1}", "at most 2000 milliseconds per move"),
        (f"knight:{MOST_ITERATIONS + 1}", "at most 20000 iterations per move"),
    ],
)
async def test_a_bot_that_is_not_for_tables_is_refused(tmp_path: Path, bot: str, words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        welcome(bot)
    async with running(royals_services(tmp_path)) as door:
        mira = await door.person()
        answer = await mira.post("/api/tables", {"game": "royals", "seats": ["me", bot]})
        assert (answer.status_code, words in answer.json()["error"]) == (422, True)


async def test_the_client_is_told_of_each_character(tmp_path: Path) -> None:
    async with running(royals_services(tmp_path)) as door:
        answer = await (await door.person()).get("/api/characters")
        told = msgspec.json.decode(answer.content, type=list[CharacterInfo])
        assert [one.key for one in told] == list(CHARACTERS)
        assert [one.strength for one in told] == sorted(one.strength for one in told)
        assert answer.headers["etag"]


# ---- time


def test_iterations_end_a_search_before_its_time_and_never_after() -> None:
    match = at_a_choice()
    for bot, iterations, milliseconds in (
        ("knight", LEVELS["knight"].iterations, 600),
        ("knight:50", 50, 600),
        ("knight@300", 0, 300),
        ("monarch", LEVELS["monarch"].iterations, 1000),
    ):
        agent = agent_for(question(match, match.turn, bot))
        assert isinstance(agent, SearchAgent)
        assert (agent.iterations, agent.milliseconds) == (iterations, milliseconds)


def with_a_lone_answer() -> Match:
    match, rng = Match(ROYALS), FastRng(4)
    while match.turn < 0 or len(match.moves()) > 1:
        if match.turn < 0:
            match.deal(rng)
        else:
            match.play_move(match.moves()[rng.below(len(match.moves()))])
    return match


@pytest.mark.parametrize("bot", ["knight:1", "knight@60"])
def test_a_bot_takes_its_whole_time_even_for_a_lone_answer(bot: str) -> None:
    for match in (at_a_choice(), with_a_lone_answer()):
        asked = msgspec.structs.replace(question(match, match.turn, bot), milliseconds=60)
        begun = time.perf_counter()
        assert answered(asked).move in match.moves()
        assert time.perf_counter() - begun >= 0.06


def test_a_move_that_nobody_notices_is_made_in_a_hurry() -> None:
    """Otherwise the number of such moves could be read from the clock."""
    match = Match(find("royal-ascension"), {}, 4)
    for line in BEFORE.replace("\n", " ").split("|"):
        match.play(line.strip())
    assert question(match, 0, "monarch").milliseconds == 1000
    match.play("0 field bulben")
    assert match.turn == 0
    assert question(match, 0, "monarch").milliseconds == HURRIED
    assert question(match, 0, "greedy").milliseconds == 0


@pytest.mark.parametrize("manner", MANNERS)
def test_how_long_people_wait_depends_on_manner_and_bot_only(manner: Manner) -> None:
    low, high = MANNERS[manner]
    for _ in range(50):
        assert low <= Pace().bot(manner) <= high
        assert max(low, 1.0 + SLACK) <= Pace().bot(manner, 1000) <= max(high, 1.0 + SLACK)
    assert Pace(0).bot(manner, 1000) == 0


async def test_the_host_says_how_fast_bots_move(tmp_path: Path) -> None:
    clock = NotedClock()
    async with running(royals_services(tmp_path, clock=clock, pace=Pace(1), bots=NeverBots())) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "random", game="royals", options={"first_player": "seat0"})
        path = f"/api/tables/{opened.id}/pace"
        assert (await mira.put(path, {"manner": "slow"})).json() == {"manner": "slow"}
        refused = await oskar.put(path, {"manner": "quick"})
        assert (refused.status_code, "Only the host" in refused.json()["error"]) == (403, True)
        assert (await mira.put(path, {"manner": "instant"})).status_code == 400
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            await hers.play("0 end", hers.place.seq)
            while not clock.asked:
                await asyncio.sleep(0.01)
    assert MANNERS["slow"][0] <= clock.asked[0] <= MANNERS["slow"][1]


async def test_where_many_wait_each_gets_less_time() -> None:
    match = at_a_choice()
    thinkers = Thinkers(most=2)
    asked = question(match, match.turn, "monarch")
    assert thinkers._in_time(asked).milliseconds == 1000
    queue = thinkers._queue
    async with queue.place(Urgency.MOVE), queue.place(Urgency.MOVE):
        waiting = [asyncio.create_task(_pass_through(queue)) for _ in range(40)]
        await asyncio.sleep(0)
        assert thinkers._in_time(asked).milliseconds == 100
        waiting += [asyncio.create_task(_pass_through(queue)) for _ in range(1000)]
        await asyncio.sleep(0)
        assert thinkers._in_time(asked).milliseconds == LEAST
    await asyncio.gather(*waiting)


async def test_a_table_does_not_wait_for_the_bot_of_another() -> None:
    match = at_a_choice()
    thinkers = Thinkers(most=2, limit=60.0)
    try:
        await asyncio.gather(*[thinkers.choose(match, match.turn, "greedy") for _ in range(2)])  # both are loaded
        slow = asyncio.create_task(thinkers.choose(match, match.turn, f"knight@{LONGEST}"))
        await asyncio.sleep(0)
        assert await thinkers.choose(match, match.turn, "greedy") in match.moves()
        assert not slow.done()
        assert await slow in match.moves()
    finally:
        await thinkers.close()


async def _pass_through(queue: RequestQueue) -> None:
    async with queue.place(Urgency.MOVE):
        pass


# ---- the queue


async def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    queue = RequestQueue(1)
    came: list[str] = []

    async def come(name: str, urgency: Urgency) -> None:
        async with queue.place(urgency):
            came.append(name)

    async with queue.place(Urgency.REVIEW):
        tasks = [
            asyncio.create_task(come(name, urgency))
            for name, urgency in (
                ("r1", Urgency.REVIEW),
                ("h1", Urgency.HINT),
                ("m1", Urgency.MOVE),
                ("r2", Urgency.REVIEW),
                ("m2", Urgency.MOVE),
            )
        ]
        await asyncio.sleep(0)
        assert (came, queue.waiting(Urgency.MOVE)) == ([], 2)
    await asyncio.gather(*tasks)
    assert came == ["m1", "m2", "h1", "r1", "r2"]


async def test_one_process_is_left_to_the_moves() -> None:
    queue = RequestQueue(2)
    async with queue.place(Urgency.REVIEW):
        late = asyncio.create_task(_pass_through(queue))
        other = asyncio.create_task(_take(queue, Urgency.REVIEW))
        await asyncio.sleep(0.01)
        assert late.done()
        assert not other.done()
    await other


async def _take(queue: RequestQueue, urgency: Urgency) -> None:
    async with queue.place(urgency):
        pass


async def test_who_leaves_the_line_keeps_no_place() -> None:
    queue = RequestQueue(1)
    async with queue.place(Urgency.MOVE):
        gone = asyncio.create_task(_pass_through(queue))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        assert queue.waiting(Urgency.MOVE) == 0
    called_and_gone = asyncio.create_task(_pass_through(queue))
    await asyncio.sleep(0)
    called_and_gone.cancel()
    await asyncio.wait([called_and_gone])
    await asyncio.wait_for(_pass_through(queue), 5)
