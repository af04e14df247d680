"""Atlas: the maps or boards of a game that is played on them. Optional."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Atlas:
    """Ships maps, checks a player's own map, and draws it."""

    format: str  # of its map files
    option: str  # of the game, which takes a map; also what players call one: "map", "board"

    def maps(self) -> dict[str, Mapping[str, Any]]:
        """The shipped maps by name, the standard map first."""
        raise NotImplementedError

    def faults(self, data: object) -> list[str]:
        """Every fault of a map file, each with the map rule that it breaks; empty for a good map."""
        raise NotImplementedError

    def picture(self, data: object) -> str:
        """A map without faults as an SVG picture."""
        raise NotImplementedError
