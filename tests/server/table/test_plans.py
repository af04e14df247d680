"""Plans are previewed for their maker, at the step they were made for, and never played."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.games.battle import GAME as BATTLE
from regalia.kernel.scene import Order
from regalia.server.wire.messages import Consider, Considered, Error, Ping, Pong, Snapshot
from tests.server.harness import Visit, make_services, running

pytestmark = pytest.mark.anyio


async def attack_of(hers: Visit, his: Visit) -> None:
    """Both play, soldiers first, until seat 0 chooses attackers."""
    while True:
        for visit in (hers, his):
            await visit.catch_up()
        if hers.place.scene.phase == "Attack" and hers.place.scene.planning is not None:
            return
        mover = next(visit for visit in (hers, his) if visit.place.scene.choices)
        lines = [choice.line for choice in mover.place.scene.choices]
        await mover.play(next((line for line in lines if " play " in line), lines[-1]), mover.place.seq)


async def test_a_plan_is_answered_with_its_outlook_and_nothing_is_played(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={BATTLE.key: BATTLE})) as door:
        mira, oskar, ines = await door.person("Mira"), await door.person("Oskar"), await door.person("Ines")
        opened = await mira.open_table("me", "open", game="battle", options={"first_player": 0})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his, ines.at(opened.id) as watching:
            await attack_of(hers, his)
            await watching.catch_up()
            scene, seq = hers.place.scene, hers.place.seq
            assert scene.planning is not None
            order = Order(pieces=scene.planning.pieces[:1], aim=scene.planning.aims[0].ids[0])
            await hers.say(Consider(ask=4, seq=seq, orders=(order,)))
            answer = await hers.hear_a(Considered)
            assert answer.ask == 4
            assert answer.outlook.lines[0] in [choice.line for choice in scene.choices]
            await his.silence()
            await watching.silence()

            await hers.say(Consider(ask=5, seq=seq - 1, orders=(order,)))  # made at an old step: not answered
            await hers.say(Ping())
            assert isinstance(await hers.hear(), Pong)

            await hers.say(Consider(ask=6, seq=seq, orders=(Order(pieces=("Zz",), aim="plate1"),)))
            assert "at most once" in (await hers.hear_a(Error)).text
            await watching.say(Consider(ask=1, seq=seq, orders=()))
            assert "watching" in (await watching.hear_a(Error)).text
        async with mira.at(opened.id) as again:
            assert (await again.hear_a(Snapshot)).seq == seq
