"""A finished game of the toy, and the steps of its replay."""

from __future__ import annotations

import msgspec

from regalia.kernel.scene import Scene
from regalia.server.wire.replay import Step
from tests.server.harness import Door, Person, play_out

GOOD = b'{"format": "regalia/1", "game": "bluff", "options": {"cards": 5}, "seats": 2, "lines": ["~ draw 0 0 1"]}'


async def finished(door: Door) -> tuple[str, Person]:
    mira, oskar = await door.person("Mira"), await door.person("Oskar")
    opened = await mira.open_table("me", "open")
    await oskar.post(f"/api/tables/{opened.id}/seat", {})
    async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
        await play_out([hers, his])
    return opened.id, mira


async def step(person: Person, id: str, at: int, who: str) -> Step:
    answer = await person.get(f"/api/replays/{id}/steps/{at}?as={who}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Step)


def faces(scene: Scene, owner: int) -> list[str]:
    return [token.face for zone in scene.zones if zone.owner == owner for token in zone.tokens]
