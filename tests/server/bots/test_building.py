"""Bots build their decks in one go, and nobody learns from it what they cut."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from regalia.games import find
from regalia.kernel.match import Match
from regalia.server.clock.pace import BRIEF, Pace
from regalia.server.wire.messages import Snapshot, Update
from tests.server.harness import make_services, running
from tests.server.scripted import FirstMove, NotedClock

pytestmark = pytest.mark.anyio

BATTLE = find("battle")
SIZE = 30
CONSTRUCTED = {"format": "constructed", "deck_size": SIZE}


class LastMove(FirstMove):
    """Cuts other cards than FirstMove."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        return match.moves()[-1]


@dataclass
class Heard:
    """What the last seat was told while the others built their decks."""

    log: list[tuple[int | None, str]] = field(default_factory=list)
    notes: list[tuple[str, ...]] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    stored: int = 0


async def heard(data: Path, bots: FirstMove) -> Heard:
    data.mkdir()
    clock = NotedClock()
    services = make_services(data, games={"battle": BATTLE}, bots=bots, clock=clock, pace=Pace(1))
    found = Heard()
    async with running(services) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("squire", "page", "open", game="battle", options=CONSTRUCTED)
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            hers.pictures.clear()  # from before she sat down, with which the game begins
            await mira.post(f"/api/tables/{opened.id}/seat", {})
            while not hers.pictures or not hers.place.scene.choices:
                await hers.hear()
            for picture in hers.pictures:
                if isinstance(picture, Snapshot | Update):
                    found.log += [(sentence.seat, sentence.text) for sentence in picture.log]
                    found.notes.append(tuple(plate.note for plate in picture.scene.plates))
        row = await services.store.match(opened.id)
        assert row is not None
        found.stored = len(row[1])
    found.delays = clock.asked
    return found


async def test_bots_build_their_decks_without_a_pause_and_with_one_sentence_each(tmp_path: Path) -> None:
    told = await heard(tmp_path / "one", FirstMove())
    cuts = 52 - SIZE
    assert told.stored == 2 * cuts
    assert set(told.delays) == {BRIEF}
    assert sum(told.delays) < 5 * BRIEF  # one delay for each deck, not for each card
    assert told.log == [(0, f"builds a deck of {SIZE} cards"), (1, f"builds a deck of {SIZE} cards")]


async def test_nobody_learns_from_the_messages_or_their_time_what_a_bot_cut(tmp_path: Path) -> None:
    here = await heard(tmp_path / "here", FirstMove())
    there = await heard(tmp_path / "there", LastMove())
    assert (here.log, here.notes, here.stored) == (there.log, there.notes, there.stored)
    assert set(here.delays) == set(there.delays) == {BRIEF}
