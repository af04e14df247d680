"""The atlas of The Royal Ascension: shipped boards, the faults of a player's own board, and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royal_ascension import board, chart
from regalia.kernel.errors import OptionError
from regalia.kernel.optional.atlas import Atlas


class BoardAtlas(Atlas):
    format = board.FORMAT
    option = "board"

    def maps(self) -> dict[str, Mapping[str, Any]]:
        return {name: board.shipped_board(name) for name in board.shipped()}

    def faults(self, data: object) -> list[str]:
        return [f"{reason[0].upper()}{reason[1:]}." for reason in board.faults(data)]

    def picture(self, data: object) -> str:
        for fault in self.faults(data):
            raise OptionError(f"This board cannot be drawn. {fault}")
        assert isinstance(data, dict)
        return chart.drawing(data)
