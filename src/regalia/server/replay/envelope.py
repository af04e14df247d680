"""The envelope of a record: what the table adds to the game.

The lines verify without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.server.clock.clock import clock_sheet
from regalia.server.clock.downtime import Downtime
from regalia.server.store.entries import epochs, standing
from regalia.server.store.rows import MatchRow, Written


def envelope(row: MatchRow, lines: Sequence[Written], downtime: Downtime) -> dict[str, Any] | None:
    """The envelope; None where the table adds nothing.

    ``epochs``: the first line of each epoch of chance, if there are several. ``ended``: how the players ended the game,
    and its result.
    """
    sheet: dict[str, Any] = {}
    _, ended = standing(lines)
    if row.control is not None:
        sheet["clock"] = clock_sheet(row.control, row.begun, lines, downtime)
    if len(began := epochs(lines)) > 1:
        sheet["epochs"] = list(began)
    if ended is not None:
        sheet["ended"] = {"how": ended.how, "seat": ended.seat, "result": list(ended.result(len(row.seats)))}
    return sheet or None
