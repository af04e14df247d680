"""``python tools/paper_pictures.py``: the small pictures of all sheets in docs/how-to/print-a-game.md.

Each game's picture shows the first page of every part but the rules, with the part's name below it.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from regalia.games import catalogue, rules_text
from regalia.kernel.game import Game
from regalia.kernel.paper.printing import RULES, ordered, pages, parts_of

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DOTS = 24.0  # an inch
SHARPER = 4  # pages are drawn this many times larger, then reduced
GAP, WORDS = 12, 22  # pixels between pages, and for the name below
ACROSS = 5  # pages side by side
COLOURS = 64
GROUND, LINE, INK = "#efe9dc", "#b8ab92", "#3b3340"


def first_page(game: Game, part: str) -> Image.Image:
    drawn = pages(game, rules_text(game), ordered(game, {}), [part], dots=DOTS * SHARPER)[0]
    page = Image.open(io.BytesIO(drawn)).convert("RGB")
    return page.resize((page.width // SHARPER, page.height // SHARPER), Image.Resampling.LANCZOS)


def sheet_picture(game: Game) -> Image.Image:
    """All parts of a game side by side."""
    shown = {part.key: first_page(game, part.key) for part in parts_of(game) if part != RULES}
    cell = max(page.width for page in shown.values()), max(page.height for page in shown.values()) + WORDS
    columns = min(ACROSS, len(shown))
    rows = -(-len(shown) // columns)
    size = columns * (cell[0] + GAP) + GAP, rows * (cell[1] + GAP) + GAP
    whole = Image.new("RGB", size, GROUND)
    draw = ImageDraw.Draw(whole)
    for n, (name, page) in enumerate(shown.items()):
        x, y = GAP + n % columns * (cell[0] + GAP), GAP + n // columns * (cell[1] + GAP)
        left, top = x + (cell[0] - page.width) // 2, y + cell[1] - WORDS - page.height
        whole.paste(page, (left, top))
        draw.rectangle((left - 1, top - 1, left + page.width, top + page.height), outline=LINE)
        words = (x + cell[0] // 2, y + cell[1] - WORDS // 2)
        draw.text(words, name, fill=INK, font=ImageFont.load_default(14), anchor="mm")
    return whole.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)


if __name__ == "__main__":
    for key, game in catalogue().items():
        target = PICTURES / f"paper-{key}.png"
        sheet_picture(game).save(target, optimize=True)
        print(target.name)
