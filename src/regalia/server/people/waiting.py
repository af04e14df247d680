"""The tables where a player is asked, the most urgent first."""

from __future__ import annotations

from regalia.agents.characters import name_of
from regalia.server.names import first_name
from regalia.server.services import Services
from regalia.server.wire.people import Waiting, WaitingTable

MOST = 50


async def waiting(services: Services, guest: str) -> Waiting:
    asked = [one for one in await services.store.histories.asked(guest, MOST) if one.game in services.games]
    others = await services.store.histories.others([one.id for one in asked], guest)
    names = await services.store.names(sorted({sat.guest for seats in others.values() for sat in seats if sat.guest}))
    now = services.clock.now()

    def against(id: str) -> str:
        found = [
            names.get(sat.guest) or first_name(sat.guest) if sat.guest else name_of(sat.bot)
            for sat in others.get(id, ())
        ]
        return ", ".join(found)

    return Waiting(
        tables=tuple(
            WaitingTable(
                id=one.id,
                game=one.game,
                title=services.game(one.game).title,
                against=against(one.id),
                left=None if one.due is None else float(max(0, round(one.due - now))),
                days=one.kind == "days",
            )
            for one in asked
        )
    )
