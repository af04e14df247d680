"""Law 7 on the wire: a viewer is sent the same, at the same times, in worlds it cannot tell apart."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from regalia.games import find
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.state import SPECTATOR
from regalia.server.bots.pool import question
from regalia.server.wire.messages import Ack, AutoPass
from tests.server.bluff import GAME
from tests.server.harness import running
from tests.server.worlds import LONG, Sent, World, between_people, twins

pytestmark = pytest.mark.anyio

ROYALS = find("royals")
WORLDS = [
    *[(GAME, {"cards": 9}, viewer, seed, 8) for viewer in (0, 1) for seed in (1, 500)],
    *[(GAME, {"cards": 9}, SPECTATOR, seed, 4) for seed in (1, 500)],
    *[(ROYALS, LONG, viewer, 5, 40) for viewer in (0, 1, SPECTATOR)],
]


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
    """Seat 1 has automatic passing on. Seat 0 cannot see whether a pass was the only move."""
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
