"""Atlas: the maps or boards of a game that is played on them. Optional."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Atlas:
    """Ships maps and draws them; the game's file kind of the option's name checks them."""

    format: str  # of its map files
    option: str  # of the game, which takes a map; also what players call one: "map", "board"
    frame: float = 0.0  # around the squares of a picture, in squares

    def maps(self) -> dict[str, Mapping[str, Any]]:
        """The shipped maps by name, the standard map first."""
        raise NotImplementedError

    def picture(self, data: object) -> str:
        """A map as an SVG picture; raises OptionError with the first fault of one that cannot be played."""
        raise NotImplementedError
