"""The envelope of a record: what the table adds to the game. The lines verify without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.server.downtime import Downtime
from regalia.server.game_clock import clock_sheet
from regalia.server.rows import MatchRow, Written


def envelope(row: MatchRow, lines: Sequence[Written], downtime: Downtime) -> dict[str, Any] | None:
    """None where the table adds nothing."""
    sheet: dict[str, Any] = {}
    if row.control is not None:
        sheet["clock"] = clock_sheet(row.control, row.begun, lines, downtime)
    return sheet or None
