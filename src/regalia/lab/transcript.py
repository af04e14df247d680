"""Transcript: turns the script of a game into the lines of its record."""

from __future__ import annotations

from regalia.kernel.codec import Codec
from regalia.kernel.state import CHANCE
from regalia.lab.arena import GROWS, Script


def transcribed(script: Script, codec: Codec) -> tuple[list[str], list[list[str] | None] | None]:
    """The lines and, if the script has them, the sorted legal lines at each choice."""
    numbers = iter(script.numbers)
    lines: list[str] = []
    legal: list[list[str] | None] = []
    for seat in numbers:
        move = next(numbers)
        if seat == GROWS:
            lines[-1] = codec.grown(lines[-1], move)
            continue
        lines.append(codec.line(seat, move))
        if not script.legal:
            continue
        if seat == CHANCE:
            legal.append(None)
        else:
            legal.append(sorted(f"{seat} {codec.text(next(numbers))}" for _ in range(next(numbers))))
    return lines, legal if script.legal else None
