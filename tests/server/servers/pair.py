"""Two servers on one PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from regalia.server.clock.pace import Pace
from regalia.server.limits import Limits, Rate
from regalia.server.services import Services, open_store
from regalia.server.store.chance import FairChance
from tests.server.bluff import GAME
from tests.server.harness import Door, Person, Visit, running
from tests.server.scripted import FirstMove


def services_at(postgres: str) -> Services:
    unhurried = Limits(messages=Rate(1e6, 1e6))  # the tests poll for news
    return Services(
        open_store(Path(), postgres),
        games={GAME.key: GAME},
        chance=FairChance(patience=0),
        pace=Pace(0),
        bots=FirstMove(),
        limits=unhurried,
    )


@asynccontextmanager
async def two_servers(postgres: str) -> AsyncIterator[tuple[Door, Door]]:
    async with running(services_at(postgres)) as here, running(services_at(postgres)) as there:
        yield here, there


async def for_two(here: Door, there: Door) -> tuple[str, Person, Person]:
    """A table that Mira opens at one server and Oskar joins at the other."""
    mira, oskar = await here.person("Mira"), await there.person("Oskar")
    opened = await mira.open_table("me", "open", options={"cards": 5})
    assert (await oskar.post(f"/api/tables/{opened.id}/seat", {})).status_code == 200
    return opened.id, mira, oskar


async def until(visit: Visit, seq: int) -> None:
    while visit.place.seq < seq:
        await visit.hear()
