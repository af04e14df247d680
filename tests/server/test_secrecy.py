"""Law 7 on the wire: what a viewer is sent, how often and when, is the same in worlds it cannot tell apart."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from regalia.games import find
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.state import SPECTATOR
from regalia.server.bots.pool import question
from regalia.server.clock.pace import Clock, Pace
from regalia.server.limits import Limits, Rate
from regalia.server.wire.table import Ack, AutoPass
from tests.server.bluff import GAME
from tests.server.harness import Door, Person, ScriptedChance, Visit, make_services, running
from tests.server.twins import Twins

pytestmark = pytest.mark.anyio

ROYALS = find("royals")
LONG = {"idle_limit": 20}
WORLDS = [
    *[(GAME, {"cards": 9}, viewer, seed, 8) for viewer in (0, 1) for seed in (1, 500)],
    *[(GAME, {"cards": 9}, SPECTATOR, seed, 4) for seed in (1, 500)],
    *[(ROYALS, LONG, viewer, 5, 40) for viewer in (0, 1, SPECTATOR)],
]


class NotedClock(Clock):
    """Waits for nothing, and knows what it was asked to wait for."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.time = 0.0

    def now(self) -> float:
        self.time += 1.0
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        await asyncio.sleep(0.001)


class SeededPace(Pace):
    """Draws the same delays in both worlds, if it is asked in the same way."""

    def __init__(self) -> None:
        super().__init__()
        self.random = random.Random(7)

    def drawn(self, span: tuple[float, float]) -> float:
        return self.random.uniform(*span)


class ScriptedBots:
    """A bot that plays the lines it was given."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = [line for line in lines if line.startswith("1 ")]

    def warm(self) -> None:
        """Always ready."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        return match.game.codec.parse(self.lines.pop(0).partition(" ")[2])

    async def close(self) -> None:
        """Nothing to close."""


@dataclass
class Sent:
    """All that reached a viewer, and when it was to."""

    frames: list[bytes] = field(default_factory=list)
    pages: list[bytes] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)


class World:
    """One server with one table, whose cards are known beforehand."""

    def __init__(self, data: Path, game: Game, match: Match) -> None:
        data.mkdir()
        self.game = game
        self.options = match.options
        self.lines = match.lines
        self.clock = NotedClock()
        self.ids = iter(f"table{n}" for n in range(9))
        self.table: dict[str, Any] = {}  # what the table is opened with beside its game
        self.services = make_services(data, **self.parts())

    def parts(self) -> dict[str, Any]:
        return {
            "games": {self.game.key: self.game},
            "chance": ScriptedChance(*[line for line in self.lines if line.startswith("~")]),
            "clock": self.clock,
            "pace": SeededPace(),
            "bots": ScriptedBots(self.lines),
            "new_id": lambda: next(self.ids),
            "limits": Limits(messages=Rate(10_000, 10_000)),
        }

    async def people(self, door: Door) -> list[Person]:
        return [await door.person(name) for name in ("Mira", "Oskar", "Ines")]

    async def play(self, visits: dict[int, Visit]) -> None:
        """Send every choice of the script from its seat; the house plays for seats without a visit."""
        for seq, line in enumerate(self.lines):
            visit = visits.get(int(line[0])) if line[0] != "~" else None
            if visit is not None:
                while visit.place.seq < seq:
                    await visit.hear()
                answer = await visit.play(line, seq)
                assert isinstance(answer, Ack), answer


async def between_people(world: World, viewer: int) -> Sent:
    sent = Sent()
    async with running(world.services) as door:
        mira, oskar, ines = await world.people(door)
        opened = await mira.open_table("me", "open", game=world.game.key, options=world.options, **world.table)
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his, ines.at(opened.id) as other:
            visits = {0: hers, 1: his, SPECTATOR: other}
            for visit in visits.values():
                await visit.catch_up()
            await world.play(visits)
            for visit in visits.values():
                await visit.catch_up()
            sent.frames = visits[viewer].frames
        person = {0: mira, 1: oskar, SPECTATOR: ines}[viewer]
        for path in (f"/api/tables/{opened.id}", "/api/lobby", f"/api/tables/{opened.id}/missing"):
            sent.pages.append((await person.get(path)).content)
    sent.delays = world.clock.asked
    return sent


async def against_a_bot(world: World, last: int) -> Sent:
    async with running(world.services) as door:
        (mira, *_) = await world.people(door)
        opened = await mira.open_table("me", "greedy", game=world.game.key, options=world.options)
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            await world.play({0: hers})
            while hers.place.seq < last:
                await hers.hear()
            return Sent(frames=hers.frames, delays=world.clock.asked)


def twins(game: Game, options: dict[str, Any], viewer: int, seed: int, least: int) -> Twins:
    """Two worlds that differ in what was dealt, over at least so many lines: the first ones from this seed on."""
    for number in range(seed, seed + 200):
        pair = Twins(game, options, viewer, number)
        pair.play(120)
        if len(pair.here.lines) >= least and pair.here.lines != pair.there.lines:
            return pair
    raise AssertionError("no twin worlds were found")


@pytest.mark.parametrize(("game", "options", "viewer", "seed", "least"), WORLDS)
async def test_law_7_bytes_and_messages_between_people(
    tmp_path: Path, game: Game, options: dict[str, Any], viewer: int, seed: int, least: int
) -> None:
    pair = twins(game, options, viewer, seed, least)
    here = await between_people(World(tmp_path / "here", game, pair.here), viewer)
    there = await between_people(World(tmp_path / "there", game, pair.there), viewer)
    assert len(here.frames) > len(pair.here.lines) - 3  # those before the snapshot
    assert here.frames == there.frames
    assert here.pages == there.pages
    assert here.delays == there.delays == []


@pytest.mark.parametrize(("game", "options", "least"), [(GAME, {"cards": 9}, 8), (ROYALS, LONG, 40)])
async def test_law_7_bytes_messages_and_delays_against_a_bot(
    tmp_path: Path, game: Game, options: dict[str, Any], least: int
) -> None:
    pair = twins(game, options, 0, 11, least)
    last = len(pair.here.lines)
    here = await against_a_bot(World(tmp_path / "here", game, pair.here), last)
    there = await against_a_bot(World(tmp_path / "there", game, pair.there), last)
    assert here.frames == there.frames
    assert here.delays == there.delays
    assert len(here.delays) >= sum(line.startswith("1 ") for line in pair.here.lines)


@pytest.mark.parametrize(
    ("cards", "asked"),
    [("3 4", ["1 pass"]), ("0 3", ["1 pass", "1 shield"])],
)
async def test_law_7_an_answered_lone_pass_looks_like_a_pass(tmp_path: Path, cards: str, asked: list[str]) -> None:
    """Seat 1 lets a lone pass be answered. Whether it was lone, seat 0 cannot see."""
    frames = await _passed(tmp_path / "this", cards, asked)
    assert frames == await _passed(tmp_path / "that", "3 4", ["1 pass"])


async def _passed(data: Path, cards: str, asked: list[str]) -> list[bytes]:
    match = Match(GAME, {"cards": 9})
    lines = ["~ draw 0 7 8", f"~ draw 1 {cards}", "0 commit 8", "1 commit 3", "1 pass", "~ draw 0 1", "~ draw 1 2"]
    for line in lines:
        match.play(line)
    world = World(data, GAME, match)
    async with running(world.services) as door:
        mira, oskar, _ = await world.people(door)
        opened = await mira.open_table("me", "open", options={"cards": 9})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            await hers.catch_up()
            await his.say(AutoPass(on=True))
            await his.catch_up()
            await hers.play("0 commit 8", 2)
            await his.play("1 commit 3", 3)
            await his.catch_up()
            shown = next(picture for picture in his.pictures if picture.seq == 4)
            assert [choice.line for choice in shown.scene.choices] == asked
            if len(asked) > 1:
                assert isinstance(await his.play("1 pass", 4), Ack)
            while hers.place.seq < 7:
                await hers.hear()
            return hers.frames


async def test_law_7_a_bot_is_asked_the_same_in_twin_worlds() -> None:
    pair = twins(ROYALS, LONG, 0, 21, 40)
    here, there = question(pair.here, 0, "greedy"), question(pair.there, 0, "greedy")
    assert here.seed != there.seed
    assert (here.game, here.options, here.view, here.seen) == (there.game, there.options, there.view, there.seen)


async def test_nothing_is_logged_of_a_game_that_goes_well(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "regalia.server")
    pair = twins(GAME, {"cards": 9}, 0, 2, 8)
    await between_people(World(tmp_path / "here", GAME, pair.here), 0)
    assert [record for record in caplog.records if record.name.startswith("regalia")] == []
