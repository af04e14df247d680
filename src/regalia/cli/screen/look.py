"""Colours of the full screen, and lines of text as strips of cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from regalia.cards import CARD
from regalia.cli.draw import pen as paper_pen
from regalia.cli.screen.sixteen import SIXTEEN

INK, DIM, FAINT = "#f0e9da", "#a99eb0", "#8d8298"
GROUND, PANEL, EDGE, BAR, CHOSEN = "#17131c", "#211b28", "#5a4f64", "#2e2637", "#463a22"
TITLE, ON_TITLE, CROWN = "#5a2550", "#e3cfdc", "#f3d58c"
GILT, RED, BLUE, GREEN = "#e8c377", "#ff9d97", "#8fb8f2", "#7fcaa0"
BAD, ON_BAD = "#a3242f", "#ffffff"
PAPER, SHADE, LYING, BACK = "#f6f0e2", "#ddd3bf", "#b9b1a4", "#a4455e"
SLIP, ON_SLIP = "#fdfaf4", "#241c2c"
SUITS = {"c": "#1f1b24", "s": "#1f1b24", "d": "#b3202e", "h": "#b3202e", "x": "#5a2550"}
GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "x": "★"}
COURT = {"K": "♚", "Q": "♛", "J": "♞"}
SEATS = ("#8fb8f2", "#ff9d97", "#7fcaa0", "#e8c377", "#c9a6f0", "#b9b3c4", "#f0b088", "#e6e2ea")
FIELDS = ("#2b5ea7", "#a8262f", "#2c7445", "#9a6b0c", "#6a3f9a", "#4d4859", "#9a5420", "#6d6678")

ON_DARK = {  # the colours of the lines' pen, which must also be read on white
    **dict(zip(paper_pen.SHIELDS, SEATS, strict=True)),
    "#b8860b": GILT,
    paper_pen.RED: RED,
    "#8a4fbf": "#c9a6f0",
    "#7d7d8a": "#b9b3c4",
}
CONSOLE = Console(color_system="truecolor", force_terminal=True, width=200)  # never printed to
LIGHT = 0.45  # of a ground; lighter ones are reversed where there are no colours


class Depth(Enum):
    """How many colours a terminal has."""

    FULL = "true colour, or 256"
    SIXTEEN = "sixteen"
    NONE = "none: light grounds become reverse video"


def strip(line: Text, depth: Depth = Depth.FULL) -> list[Segment]:
    """A line as segments on the screen's ground, in the colours that the terminal has."""
    base = Style.parse(f"{INK} on {GROUND}")
    found = []
    for text, style, _ in line.render(CONSOLE):
        drawn = base + _darkened(style or Style.null())
        found.append(Segment(text, FEWER[depth](drawn)))
    return found


def _darkened(style: Style) -> Style:
    colour = style.color
    if colour is None:
        return style
    if colour.is_default:
        return style + Style(color=INK)
    return style + Style(color=ON_DARK[colour.name]) if colour.name in ON_DARK else style


def _sixteen(style: Style) -> Style:
    """The same style in sixteen colours; those that are not listed are left to the terminal's library."""
    ink, ground = (SIXTEEN.get(one.name) if one is not None else None for one in (style.color, style.bgcolor))
    return style + Style(color=ink, bgcolor=ground)


def _reversed(style: Style) -> Style:
    ground = style.bgcolor
    triplet = ground.triplet if ground is not None else None
    light = triplet is not None and sum(triplet) / 765 > LIGHT
    return Style(bold=style.bold, underline=style.underline, reverse=light or style.reverse)


FEWER: dict[Depth, Callable[[Style], Style]] = {
    Depth.FULL: lambda style: style,
    Depth.SIXTEEN: _sixteen,
    Depth.NONE: _reversed,
}


def label(face: str) -> str:
    """``10♥``, ``K♠``, ``★`` for a joker; any other face as it is."""
    if face not in CARD:
        return face
    rank = {"T": "10", "X": ""}.get(face[0], face[0])
    return rank + GLYPHS[face[1]]


def colour(face: str) -> str:
    """The colour of a card's print on paper."""
    return SUITS[face[1]] if face in CARD else ON_SLIP


def cut(text: Text, wide: int) -> Text:
    """The text in exactly ``wide`` cells; what is left out shows as ``…``."""
    drawn = text.copy()
    drawn.truncate(wide, overflow="ellipsis", pad=True)
    return drawn


def filled(lines: Iterable[Text], wide: int, high: int) -> list[Text]:
    """The lines in a rectangle: padded, or with a last line that tells how many are missing."""
    rows = list(lines)
    if len(rows) > high:
        rows = [*rows[: high - 1], Text(f"▾ {len(rows) - high + 1} more lines", FAINT)]
    return [cut(row, wide) for row in [*rows, *[Text("")] * (high - len(rows))]]
