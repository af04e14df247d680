"""The bracket of an event as SVG.

A column per round, a box per table, and lines to the next table.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from regalia.events import bout as bouts
from regalia.events.bout import Bout
from regalia.events.event import Event
from regalia.events.model import Round

WIDE = 188  # a box, and the gap to the next column
GAP = 46
LINE = 26  # a name
BETWEEN = 18
HEAD = 34
MARGIN = 14
LONGEST = 20  # letters of a name

LIGHT = {"paper": "#fdfaf4", "ink": "#241c2c", "soft": "#736878", "line": "#8d8070", "box": "#efe8da", "won": "#7d570f"}
DARK = {"paper": "#211b28", "ink": "#f3ecdf", "soft": "#a99eb0", "line": "#877a92", "box": "#2e2637", "won": "#e8c377"}


class Picture:
    """Lays out the boxes column by column; they contain only names and wins."""

    def __init__(self, event: Event, names: list[str], dark: bool) -> None:
        self.event = event
        self.names = names
        self.colours = DARK if dark else LIGHT
        self.parts: list[str] = []
        self.places: dict[int, tuple[float, float]] = {}  # by entrant: where its last line ends
        self.low = 0.0

    def svg(self) -> str:
        for number in range(len(self.event.rounds)):
            self._round(number)
        columns = max(1, len(self.event.rounds))
        width = MARGIN * 2 + columns * WIDE + (columns - 1) * GAP
        height = max(self.low, HEAD) + MARGIN
        if not self.event.rounds:
            self._text(MARGIN, 28, "Not drawn yet", "soft")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" width="{width}"'
            f' height="{height:g}" font-family="Figtree, system-ui, sans-serif" font-size="14" role="img">'
            f"<title>{escape(self.event.plan.title)}</title>"
            f'<rect width="100%" height="100%" fill="{self.colours["paper"]}"/>{"".join(self.parts)}</svg>'
        )

    def _round(self, number: int) -> None:
        made = self.event.rounds[number]
        x = MARGIN + number * (WIDE + GAP)
        self._text(x, 24, f"Round {number + 1}", "soft")
        y = float(HEAD)
        now: dict[int, tuple[float, float]] = {}
        for entrants, bout in self._groups(made):
            self._box(x, y, len(entrants))
            ahead = bouts.winner(bout) if bout is not None and self.event.over(bout) else None
            for index, entrant in enumerate(entrants):
                middle = y + LINE * (index + 0.5)
                told = "bye" if bout is None else str(bout.wins(index))
                won = ahead == entrant or bout is None
                self._name(x, middle, entrant, told, won)
                if entrant in self.places:
                    self._join(self.places[entrant], (x, middle), won)
                now[entrant] = (x + WIDE, middle)
            y += LINE * len(entrants) + BETWEEN
        self.places = now if self.event.plan.system == "knockout" else {}
        self.low = max(self.low, y)

    def _groups(self, made: Round) -> list[tuple[tuple[int, ...], Bout | None]]:
        """Tables and byes, each placed near the entrants' previous boxes."""
        groups: list[tuple[tuple[int, ...], Bout | None]] = [(bout.entrants, bout) for bout in made.bouts]
        groups += [((entrant,), None) for entrant in made.byes]
        return sorted(groups, key=lambda group: self._height(group[0])) if self.places else groups

    def _height(self, entrants: tuple[int, ...]) -> float:
        return sum(self.places[entrant][1] for entrant in entrants) / len(entrants)

    def _box(self, x: float, y: float, lines: int) -> None:
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{LINE * lines}" rx="6" fill="{self.colours["box"]}"/>'
        )

    def _name(self, x: float, middle: float, entrant: int, told: str, won: bool) -> None:
        name = self.names[entrant]
        short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        weight = ' font-weight="700"' if won else ""
        self._text(x + 10, middle + 5, short, "won" if won else "ink", weight)
        self._text(x + WIDE - 10, middle + 5, told, "soft", ' text-anchor="end"')

    def _join(self, start: tuple[float, float], end: tuple[float, float], won: bool) -> None:
        half = start[0] + 8 + 5 * (len(self.parts) % 7)  # lines run side by side
        colour = self.colours["won" if won else "line"]
        self.parts.append(
            f'<path d="M{start[0]:g} {start[1]:g}H{half:g}V{end[1]:g}H{end[0]:g}" fill="none" stroke="{colour}"'
            ' stroke-width="1.5"/>'
        )

    def _text(self, x: float, y: float, text: str, colour: str, more: str = "") -> None:
        self.parts.append(f'<text x="{x:g}" y="{y:g}" fill="{self.colours[colour]}"{more}>{escape(text)}</text>')


def picture(event: Event, names: list[str], dark: bool = False) -> str:
    """The event as SVG; names are escaped."""
    return Picture(event, names, dark).svg()
