# native: pictures
"""Choices collected by verb."""

from __future__ import annotations

from collections.abc import Callable

from regalia.kernel.codec import Codec
from regalia.kernel.scene.types import Choice
from regalia.kernel.state import VERB_MASK


class ChoiceMaker:
    """Makes the choices of one decision. A game subclasses it and sets one maker for each verb."""

    def __init__(self, seat: int, codec: Codec) -> None:
        self.seat = seat
        self.codec = codec
        self.makers: dict[int, Callable[[int], Choice]] = {}

    def of(self, moves: list[int]) -> tuple[Choice, ...]:
        """A choice for each move, in the order of the moves."""
        return tuple([self.makers[move & VERB_MASK](move) for move in moves])

    def line(self, move: int) -> str:
        """The line to send for a move of the seat that chooses."""
        return self.codec.line(self.seat, move)
