"""Withheld lines: neither messages nor their numbers reveal how many there were."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regalia.games.royal_ascension import GAME
from regalia.kernel.match import Match
from regalia.kernel.state import SPECTATOR
from regalia.server.bots.unseen import goes_on_unseen
from regalia.server.clock.pace import Pace
from regalia.server.limits import Limits, Rate
from regalia.server.table.feed import Feed
from tests.server.harness import make_services, play_out, running
from tests.server.scripted import NotedClock
from tests.server.worlds import ALONE, BEFORE, WITH_TWO


def fed(text: str) -> Feed:
    match = Match(GAME, {}, 4)
    feed = Feed(match)
    for line in text.replace("\n", " ").split("|"):
        feed.add(match.play(line.strip()), match.state())
    return feed


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_others_are_sent_the_same_however_many_cards_are_used(viewer: int) -> None:
    count = fed(BEFORE).count(viewer)
    few, many = fed(f"{BEFORE} | {ALONE}"), fed(f"{BEFORE} | {WITH_TWO}")
    assert few.count(viewer) == many.count(viewer) == count + 1  # "has committed", and nothing before
    assert few.missed(count, viewer) == many.missed(count, viewer)


def test_the_fighter_counts_every_line() -> None:
    count = fed(BEFORE).count(0)
    steps = fed(f"{BEFORE} | {WITH_TWO}").missed(count, 0)
    assert steps is not None
    assert [step.seq for step in steps] == [count + 1, count + 2, count + 3, count + 4]


def test_who_looks_on_while_a_fighter_chooses_is_sent_nothing() -> None:
    feed = fed(f"{BEFORE} | 0 field bulben | 0 use Qh")
    assert feed.since(feed.seq - 2, 2) == []
    assert feed.since(feed.seq - 2, 0) != []


def test_a_table_that_has_moved_too_far_is_sent_as_a_snapshot() -> None:
    feed = fed(BEFORE)
    assert feed.missed(0, 2) is None
    assert feed.missed(feed.count(2) + 1, 2) is None


def test_a_bot_lets_others_wait_once_for_all_that_it_commits() -> None:
    """Otherwise the time would reveal how many cards it uses."""
    match = Match(GAME, {}, 4)
    for line in BEFORE.replace("\n", " ").split("|"):
        match.play(line.strip())
    assert not goes_on_unseen(match, 0)
    for line in ("0 field bulben", "0 use Qh"):
        match.play(line)
        assert goes_on_unseen(match, 0)
    match.play("0 done")
    assert not goes_on_unseen(match, 1)


@pytest.mark.anyio
async def test_who_moves_unseen_is_not_waited_for() -> None:
    clock = NotedClock()
    thought = asyncio.get_running_loop().create_task(asyncio.sleep(0, 7))
    assert await Pace(1).in_time(thought, clock, unseen=True)
    assert clock.asked == []


@pytest.mark.anyio
async def test_two_people_play_to_the_end_each_by_their_own_count(tmp_path: Path) -> None:
    services = make_services(tmp_path, games={GAME.key: GAME}, limits=Limits(messages=Rate(10_000, 10_000)))
    async with running(services) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open", game=GAME.key, options={"max_rounds": 4})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            await play_out([hers, his])
            lines = (await mira.get(f"/api/tables/{opened.id}/record")).json()["lines"]
            for seat, visit in enumerate((hers, his)):
                assert visit.place.seq == len(lines) - unnoticed(lines, seat)


def unnoticed(lines: list[str], seat: int) -> int:
    """How many of the other seat's lines were withheld and changed nothing visible.

    The last card that can be used ends the commitment, which is then revealed.
    """
    match, count = Match(GAME, {"max_rounds": 4}, 2), 0
    for line in lines:
        before = match.view(seat).listed()
        entry = match.play(line)
        if entry.seen(seat) is None and match.view(seat).listed() == before:
            assert line.startswith((f"{1 - seat} field", f"{1 - seat} use"))
            count += 1
    return count
