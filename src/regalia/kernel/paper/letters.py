"""Letters that no font has: they are looked for before a page is set, so that it shows no empty boxes.

Our fonts and Typst's have Latin, Greek, Cyrillic, Hebrew, Arabic and Devanagari. For others, such as Chinese, the
fonts of the computer are asked. What none of them has is printed as an ellipsis, and a name of nothing else by its
number; the foot of the page says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import typst

GAP = "…"
NOTE = f"“{GAP}” and “No. 7”: letters without a font"
USUAL = (range(0x250), range(0x370, 0x530), range(0x2000, 0x2070), range(0x2190, 0x2194))  # which our fonts have
NO_LETTER = "\U0010fffe"
BOXES = """
#let data = json("data.json")
#let bounds(letter) = measure(text(font: ("Figtree", "Libertinus Serif"), top-edge: "bounds", bottom-edge: "bounds", letter))
#context [#metadata(data.letters.filter(letter => bounds(letter) == bounds(data.none)))<boxes>]
"""  # a letter without a font is drawn as the box of a letter that does not exist


def unusual(text: str) -> set[str]:
    """The characters of a text that our fonts may lack."""
    return {letter for letter in text if not any(ord(letter) in known for known in USUAL)}


def without_font(letters: Collection[str], fonts: typst.Fonts) -> set[str]:
    """Those of the letters that none of these fonts has."""
    import typst

    if not letters:
        return set()
    data = json.dumps({"letters": sorted(letters), "none": NO_LETTER}).encode()
    sources: Any = {"main": BOXES.encode(), "data.json": data}
    found = json.loads(typst.query(sources, "<boxes>", field="value", one=True, font_paths=fonts))
    return set(found)


def spared(data: Any, lacking: set[str], names: Sequence[str]) -> Any:
    """The data without these letters; ``names`` that say nothing without them are replaced by their numbers."""
    if isinstance(data, dict):
        return {key: spared(value, lacking, names) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [spared(value, lacking, names) for value in data]
    if not isinstance(data, str) or not lacking & set(data):
        return data
    for number, name in enumerate(names, 1):
        if not any(letter.isalnum() for letter in set(name) - lacking):
            data = data.replace(name, f"No. {number}")
    return re.sub(f"[{re.escape(''.join(lacking))}]+", GAP, data)
