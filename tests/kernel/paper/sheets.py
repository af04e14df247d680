"""Printed sheets for tests: pages of a game as pictures, and what a PDF says about itself."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from regalia.games import find, rules_text
from regalia.kernel.paper.press import PAPERS
from regalia.kernel.paper.printing import ordered, pages, printed

DOTS_A_MM = 10
DPI = 25.4 * DOTS_A_MM


def pdf_of(
    key: str,
    parts: Sequence[str],
    paper: str = "a4",
    options: Mapping[str, Any] | None = None,
    filled: Sequence[str] = (),
) -> bytes:
    game = find(key)
    return printed(game, rules_text(game), ordered(game, options or {}, filled), parts, paper)


def pictures_of(
    key: str, parts: Sequence[str], paper: str = "a4", options: Mapping[str, Any] | None = None, dots: float = DPI
) -> list[Image.Image]:
    game = find(key)
    drawn = pages(game, rules_text(game), ordered(game, options or {}), parts, paper, dots)
    return [Image.open(io.BytesIO(one)).convert("L") for one in drawn]


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def paper_sizes(pdf: bytes) -> set[tuple[int, int]]:
    """The sizes of the pages in points, the shorter edge first."""
    found = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", pdf)
    sizes = [sorted((round(float(width)), round(float(height)))) for width, height in found]
    return {(short, long) for short, long in sizes}


PAPER_SIZES = {"a4": (595, 842), "letter": (612, 792)}
assert PAPER_SIZES.keys() == PAPERS.keys()
