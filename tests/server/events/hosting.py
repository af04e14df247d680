"""Events over HTTP: create, join, act and wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from regalia.events.info import EventInfo
from regalia.games import catalogue
from regalia.server.wire.events import EventOpened
from tests.server.bluff import GAME
from tests.server.harness import PATIENCE, Door, Person, make_services
from tests.server.scripted import FirstMove

BATTLE = catalogue()["battle"]


def services(data: Path, **parts: Any) -> Any:
    return make_services(data, **{"bots": FirstMove(), "games": {GAME.key: GAME, BATTLE.key: BATTLE}, **parts})


async def created(person: Person, **plan: Any) -> str:
    answer = await person.post("/api/events", {"title": "Evening", "game": GAME.key, "least_players": 2, **plan})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=EventOpened).id


async def told(person: Person, id: str) -> EventInfo:
    return msgspec.json.decode((await person.get(f"/api/events/{id}")).content, type=EventInfo)


async def act(person: Person, id: str, type: str, **more: Any) -> EventInfo:
    answer = await person.post(f"/api/events/{id}", {"act": {"type": type, **more}})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=EventInfo)


async def refused(person: Person, id: str, type: str, **more: Any) -> str:
    answer = await person.post(f"/api/events/{id}", {"act": {"type": type, **more}})
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


async def until(person: Person, id: str, true: Callable[[EventInfo], bool]) -> EventInfo:
    """Poll the event until the condition is true."""
    async with asyncio.timeout(PATIENCE):
        while True:
            info = await told(person, id)
            if true(info):
                return info
            await asyncio.sleep(0.02)


def over(info: EventInfo) -> bool:
    return info.phase == "over"


async def started(door: Door, people: int, **plan: Any) -> tuple[str, list[Person]]:
    persons = [await door.person(f"P{number}") for number in range(people)]
    id = await created(persons[0], **plan)
    for person in persons:
        await act(person, id, "join")
    await act(persons[0], id, "start")
    return id, persons
