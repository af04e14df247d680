"""The atlas of The Royal Ascension: shipped boards, and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royal_ascension import board, chart, files
from regalia.kernel.optional.atlas import Atlas


class BoardAtlas(Atlas):
    format = files.FORMAT
    option = "board"

    def maps(self) -> dict[str, Mapping[str, Any]]:
        return {name: board.shipped_board(name) for name in board.shipped()}

    def picture(self, data: object) -> str:
        return chart.drawing(board.board_of(files.checked(data)))
