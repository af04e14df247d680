"""The atlas of Battle Royal: shipped maps, and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.map import chart, maps, rules
from regalia.games.battle_royal.map.realm import FORMAT
from regalia.kernel.optional.atlas import Atlas


class RoyalAtlas(Atlas):
    format = FORMAT
    option = "map"
    frame = chart.MARGIN / chart.CELL

    def maps(self) -> dict[str, Mapping[str, Any]]:
        return {name: maps.shipped_data(name) for name in maps.shipped()}

    def picture(self, data: object) -> str:
        return chart.drawing(rules.checked(data))
