"""From the script of a game to the lines of its record."""

from __future__ import annotations

from regalia.kernel.codec import Codec
from regalia.kernel.state import CHANCE
from regalia.lab.arena import GROWS, Script

MOST_TEXTS = 1 << 16  # how many texts of moves are kept


class Scribe:
    """Writes scripts down as lines. Most moves of a game come again, so their texts are kept."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.texts: dict[tuple[int, int], str] = {}

    def line(self, seat: int, move: int) -> str:
        text = self.texts.get((seat, move))
        if text is None:
            if len(self.texts) >= MOST_TEXTS:
                self.texts.clear()
            text = self.codec.line(seat, move)
            self.texts[seat, move] = text
        return text

    def lines(self, script: Script) -> tuple[list[str], list[list[str] | None] | None]:
        """The lines; and, parallel to them, the legal lines of each choice if the script has them."""
        numbers = iter(script.numbers)
        lines: list[str] = []
        legal: list[list[str] | None] = []
        for seat in numbers:
            move = next(numbers)
            if seat == GROWS:
                lines[-1] = self.codec.grown(lines[-1], move)
                continue
            lines.append(self.line(seat, move))
            if not script.legal:
                continue
            if seat == CHANCE:
                legal.append(None)
            else:
                legal.append([self.line(seat, next(numbers)) for _ in range(next(numbers))])
        return lines, legal if script.legal else None
