"""Bluff, the toy game of the laws' tests, on the server: it withholds lines, reveals, and asks for a pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.testing.bluff import Bluff


class TableBluff(Bluff):
    def rematch_options(self, options: Mapping[str, Any], result: Sequence[float]) -> dict[str, Any]:
        """A visible change: a rematch after a tie ends at a lead of two."""
        return {**options, "rout": result[0] == 0.5}


GAME = TableBluff()
