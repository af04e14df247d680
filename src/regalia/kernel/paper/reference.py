"""The quick reference of a game: its Markdown as data for Typst."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from regalia.kernel.rulebook.markdown import blocks

FACE = re.compile(r"\[(\w\w)\]")


def reference(text: str, house_rules: Sequence[str] = ()) -> dict[str, Any]:
    """The title, its note, the cards beside it, and the sections; house rules are a section of their own."""
    told = [f"- {clause[:1].upper()}{clause[1:]}." for clause in house_rules]
    first, _, rest = "\n".join([text, "\n## House rules at this table", *told] if told else [text]).partition("\n## ")
    title, note, *faces = [line for line in first.splitlines() if line]
    return {
        "title": title.removeprefix("# "),
        "note": note,
        "faces": [face for line in faces for face in FACE.findall(line)],
        "sections": [_section(part) for part in rest.split("\n## ")],
    }


def _section(text: str) -> dict[str, Any]:
    title, _, body = text.partition("\n")
    return {"title": title, "blocks": blocks(body)}
