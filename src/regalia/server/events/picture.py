"""The bracket of an elimination event as SVG: a column per round, a box per match, lines to the next one.

Other systems have no bracket: their rounds stand beside each other without lines.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from regalia.events.bout import Bout
from regalia.events.event import Event
from regalia.events.outline import Cell, Column, Side, outline

WIDE = 188  # a box, and the gap to the next column
GAP = 46
LINE = 26  # a name
HEAD = 40
MARGIN = 14
LONGEST = 20  # letters of a name

LIGHT = {"paper": "#fdfaf4", "ink": "#241c2c", "soft": "#736878", "line": "#8d8070", "box": "#efe8da", "won": "#7d570f"}
DARK = {"paper": "#211b28", "ink": "#f3ecdf", "soft": "#a99eb0", "line": "#877a92", "box": "#2e2637", "won": "#e8c377"}


class Picture:
    """Draws the columns; they contain only names, wins and who is still awaited."""

    def __init__(self, event: Event, names: list[str], dark: bool) -> None:
        self.event = event
        self.names = names
        self.colours = DARK if dark else LIGHT
        self.parts: list[str] = []

    def svg(self) -> str:
        columns = outline(self.event)
        for number, column in enumerate(columns):
            self._column(number, column, columns[number + 1] if number + 1 < len(columns) else None)
        if not columns:
            self._text(MARGIN, 28, "Not drawn yet", "soft")
        width = MARGIN * 2 + max(1, len(columns)) * (WIDE + GAP) - GAP
        low = max((cell.middle + cell.height / 2 for column in columns for cell in column.cells), default=0.0)
        height = HEAD + low * LINE + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" width="{width}"'
            f' height="{height:g}" font-family="Figtree, system-ui, sans-serif" font-size="14" role="img">'
            f"<title>{escape(self.event.plan.title)}</title>"
            f'<rect width="100%" height="100%" fill="{self.colours["paper"]}"/>{"".join(self.parts)}</svg>'
        )

    def _column(self, number: int, column: Column, following: Column | None) -> None:
        x = MARGIN + number * (WIDE + GAP)
        self._text(x, 24, column.title, "soft")
        for cell in column.cells:
            if following is not None and cell.feeds is not None:
                self._join(x + WIDE, cell, following.cells[cell.feeds])
            self._cell(x, cell, self._bout(number, cell))

    def _bout(self, number: int, cell: Cell) -> Bout | None:
        return self.event.bout(number + 1, cell.table) if cell.table else None

    def _cell(self, x: float, cell: Cell, bout: Bout | None) -> None:
        top = HEAD + (cell.middle - cell.height / 2) * LINE
        drawn = f'fill="{self.colours["box"]}"' if bout or len(cell.sides) == 1 else self._dashed()
        self.parts.append(f'<rect x="{x:g}" y="{top:g}" width="{WIDE}" height="{LINE * cell.height}" rx="6" {drawn}/>')
        for index, side in enumerate(cell.sides):
            told = "" if bout is None else str(bout.wins(bout.entrants.index(side.entrant or 0)))
            self._side(x, top + LINE * (index + 0.5), cell, side, "bye" if len(cell.sides) == 1 else told)

    def _dashed(self) -> str:
        return f'fill="none" stroke="{self.colours["line"]}" stroke-dasharray="4 3"'

    def _side(self, x: float, middle: float, cell: Cell, side: Side, told: str) -> None:
        name = side.words if side.entrant is None else self.names[side.entrant]
        short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        won = side.entrant is not None and side.entrant == cell.won
        colour = "soft" if side.entrant is None else "won" if won else "ink"
        self._text(x + 10, middle + 5, short, colour, ' font-weight="700"' if won else "")
        self._text(x + WIDE - 10, middle + 5, told, "soft", ' text-anchor="end"')

    def _join(self, x: float, cell: Cell, to: Cell) -> None:
        start, end, half = HEAD + cell.middle * LINE, HEAD + to.middle * LINE, x + GAP / 2
        decided = cell.won is not None or len(cell.sides) == 1
        dash = "" if decided else ' stroke-dasharray="4 3"'
        self.parts.append(
            f'<path d="M{x:g} {start:g}H{half:g}V{end:g}H{x + GAP:g}" fill="none" stroke="{self.colours["line"]}"'
            f' stroke-width="1.5"{dash}/>'
        )

    def _text(self, x: float, y: float, text: str, colour: str, more: str = "") -> None:
        self.parts.append(f'<text x="{x:g}" y="{y:g}" fill="{self.colours[colour]}"{more}>{escape(text)}</text>')


def picture(event: Event, names: list[str], dark: bool = False) -> str:
    """The event as SVG; names are escaped."""
    return Picture(event, names, dark).svg()
