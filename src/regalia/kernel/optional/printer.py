"""Printer: what a game needs on paper. Optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class Printer:
    """Prints the forms, cards and tokens of a game."""

    def sheets(self, options: Mapping[str, Any], filled: Sequence[str], paper: str) -> bytes:
        """A PDF for these options; ``filled`` is what its forms already say, in the game's notation."""
        raise NotImplementedError
