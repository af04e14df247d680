"""Paper on the wire: the parts of a game that can be printed, and what is ordered."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.server.wire.base import Wire


class PaperPartInfo(Wire, frozen=True):
    """A part that can be printed alone. ``usual``: it is chosen at first."""

    key: str
    title: str
    usual: bool = True


class PrintOrder(Wire, frozen=True):
    """What to print: parts, the paper, a table's options and its seats. Without parts the usual ones."""

    parts: tuple[str, ...] = ()
    paper: Literal["a4", "letter"] = "a4"
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: int | None = None  # null: as many as usual with these options
