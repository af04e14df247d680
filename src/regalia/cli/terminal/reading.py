"""The meaning of a typed line."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.kernel.codec import CHANCE_MARK


def line_of(text: str, seat: int) -> str:
    """The record line for a typed text, with or without its seat."""
    words = text.split()
    if words and (words[0].isdigit() or words[0] == CHANCE_MARK):
        return " ".join(words)
    return " ".join([str(seat), *words])


def forgiven(line: str, legal: Sequence[str]) -> str:
    """The legal line that differs only in capitals or word order; else the line itself."""
    if line in legal:
        return line
    wanted = sorted(line.lower().split())
    meant = [one for one in legal if sorted(one.lower().split()) == wanted]
    return meant[0] if len(meant) == 1 else line
