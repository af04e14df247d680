"""Lines broken between words to a width, with their later lines indented."""

from __future__ import annotations

import re

from rich.text import Text


def hung(text: Text, room: int, indent: int | None = None) -> list[Text]:
    """The text in lines of at most ``room`` columns; all but the first are indented, by default 2 more than the first."""
    if text.cell_len <= room:
        return [text]
    hang = len(text.plain) - len(text.plain.lstrip()) + 2 if indent is None else indent
    cuts = []
    used = 0
    for word in re.finditer(r"^\s*\S+\s*|\S+\s*", text.plain):
        wide = Text(word.group().rstrip()).cell_len
        if used + wide > room and word.start():
            cuts.append(word.start())
            used = hang
        used += Text(word.group()).cell_len
    lines = text.divide(cuts)
    for number, line in enumerate(lines):
        line.rstrip()
        if number:
            line.pad_left(hang)
    return list(lines)
