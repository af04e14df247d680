"""An event on two servers with one PostgreSQL: both see the same and open each table once."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.events.entries import GameOpened, GameOver
from regalia.server.store.events import EventStore
from tests.server.events.hosting import act, created, over, told, until
from tests.server.servers.pair import two_servers

pytestmark = pytest.mark.anyio


async def test_an_event_is_played_by_two_servers(postgres: str) -> None:
    async with two_servers(postgres) as (here, there):
        mira, oskar = await here.person("Mira"), await there.person("Oskar")
        id = await created(mira, best_of=3, system="round_robin")
        await act(oskar, id, "join")
        await act(mira, id, "fill", players=5, bot="random")
        assert len((await told(oskar, id)).players) == 5
        await act(mira, id, "start")
        info = await told(oskar, id)
        assert info.ready or info.rounds[0].byes == (0,)
        await act(mira, id, "replace", player=0, bot="random")
        info = await until(oskar, id, over)
        assert (await told(mira, id)).standings == info.standings
        kept = await EventStore(here.services.store.database).event(id)
        assert kept is not None
        for kind in (GameOpened, GameOver):
            which = Counter((e.round, e.table, e.game) for e in kept.entries if isinstance(e, kind))
            assert max(which.values()) == 1
        games = sum(len(bout.games) for made in info.rounds for bout in made.bouts)
        assert games == sum(isinstance(entry, GameOver) for entry in kept.entries)
