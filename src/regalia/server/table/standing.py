"""How a running game stands, in numbers that everybody at the table sees."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import TYPE_CHECKING

from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from regalia.server.wire.lobby import Standing

if TYPE_CHECKING:
    from regalia.server.table.rooms import Rooms

KEPT = 500  # tables
FRESH = 4  # scenes drawn for one request; the other tables show how they stood a moment ago
LENGTH = re.compile(r"^(turn|round) \d+")
COUNTED = ("points", "units", "pawns:", "throne")  # gauges by the beginning of their ids: the more, the better
AGAINST = ("hits",)  # the fewer, the better


def standing(scene: Scene) -> Standing:
    """How far the game has come, who leads, and the numbers; nothing is said before they differ."""
    turn = next((found[0] for fact in scene.facts if (found := LENGTH.match(fact.text))), "")
    for prefix in (*COUNTED, *AGAINST):
        values = [_sum(scene, plate.seat, prefix) for plate in scene.plates]
        if not values or None in values:
            continue
        known = {plate.seat: value for plate, value in zip(scene.plates, values, strict=True) if value is not None}
        ranked = sorted(known, key=lambda seat: (known[seat], seat), reverse=prefix in COUNTED)
        if len(ranked) < 2 or known[ranked[0]] == known[ranked[1]]:
            return Standing(turn=turn)
        score = f"{known[ranked[0]]} to {known[ranked[1]]}" if len(ranked) == 2 else f"{known[ranked[0]]}"
        unit = {"hits": "hits taken", "throne": "territories", "pawns:": "pawns"}.get(prefix, prefix)
        return Standing(turn=turn, leader=ranked[0], score=f"{score} {unit}")
    return Standing(turn=turn)


def _sum(scene: Scene, seat: int, prefix: str) -> int | None:
    found = [gauge.value for gauge in scene.gauges if gauge.owner == seat and gauge.id.startswith(prefix)]
    return sum(found) if found else None


class Standings:
    """The standings of open tables, each computed once for all who ask."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, Standing]] = OrderedDict()

    def of(self, rooms: Rooms, ids: list[str]) -> dict[str, Standing]:
        """The standings of those tables that are in memory here."""
        fresh = 0
        told: dict[str, Standing] = {}
        for id in ids:
            room = rooms.opened(id)
            if room is None or not room.row.started:
                continue
            count = room.ledger.feed.count(SPECTATOR)
            known = self._known.get(id)
            if (known is None or known[0] != count) and fresh < FRESH:
                fresh += 1
                known = count, standing(room.ledger.feed.scene(SPECTATOR))
                self._known[id] = known
            if known is not None:
                told[id] = known[1]
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return told
