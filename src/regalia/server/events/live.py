"""The running games of an event, drawn as spectators see them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from regalia.events.event import Event
from regalia.events.open_tables import running
from regalia.kernel.state import SPECTATOR
from regalia.server.events.logs import Kept
from regalia.server.table.rooms import Rooms
from regalia.server.wire.live import LiveTable, LiveTables

MOST = 4  # tables drawn for one page; the bracket leads to the others


async def live_tables(rooms: Rooms, kept: Kept, names: Sequence[str], you: int | None) -> LiveTables:
    """The viewer's own table first, then the others in the order of the round; ``names`` are those of the players.

    Everything drawn is what a spectator may see, also for a viewer who plays.
    """
    games = [(match, where) for match, where in running(kept.event) if not isinstance(where, int)]
    games.sort(key=lambda game: not _sits(kept.event, game[1], you))
    drawn: list[LiveTable] = []
    for match, (round, table, game) in games[:MOST]:
        async with rooms.room(match) as room:
            scene = room.ledger.feed.scene(SPECTATOR)
        seats = kept.event.seats(kept.event.bout(round, table).entrants)
        called = tuple(names[player] for player in seats)
        drawn.append(LiveTable(table=match, round=round, number=table, game=game, names=called, scene=scene))
        await asyncio.sleep(0)  # other tables go on between two pictures
    return LiveTables(tables=tuple(drawn), running=len(games))


def _sits(event: Event, where: tuple[int, int, int], you: int | None) -> bool:
    return you is not None and you in event.seats(event.bout(*where[:2]).entrants)
