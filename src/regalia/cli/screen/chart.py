"""A map in colours: four by two cells a square or three by one, rivers, prices, the chosen square in brackets."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.draw.board import LETTERS
from regalia.cli.screen.cards import Lit, Size
from regalia.cli.screen.look import BAD, GILT, ON_BAD
from regalia.kernel.scene import Token, Zone

SAND = "#e6d8b0"
TERRAIN = {  # ground, sign, its colour
    "^": ("#cdb68a", "▲", "#6b5330"),
    "h": ("#d0c48c", "◠", "#6b5330"),
    "f": ("#b9c795", "♣", "#3c5a35"),
    "m": ("#b5cfb4", "≀", "#3f6d5c"),
    "r": ("#b6afa2", "▒", "#6d665c"),
    "t": ("#efe0b8", "⌂", "#9c4130"),
    "c": ("#efe0b8", "♜", "#7a4a2a"),
    "C": ("#e2d8c4", "♜", "#3a3029"),
    "~": ("#7fa9b4", "~", "#4f7f8d"),
    "L": ("#6f9cab", "≈", "#3f6d7c"),
}
WILD = "^f~Lr"  # drawn twice
RIVER, BRIDGE = "#1f6f8f", "#8a5a20"
FORCES = {"white": ("♙", "#241c2c", "#fffdf5"), "black": ("♟", "#f3e6c8", "#241c2c")}
OTHERS = ("♟", "#ffffff", "#6a3f9a")


class Chart:
    """The squares of a map with what lies on them."""

    def __init__(self, zone: Zone, zones: Iterable[Zone], lit: Lit) -> None:
        over = [token for other in zones if other.kind == "map" for token in other.tokens]
        self.cells = sorted((token for token in zone.tokens if token.kind == "cell"), key=lambda cell: cell.place or 0)
        self.columns = zone.columns
        self.pieces = {token.place: token for token in over if token.kind == "piece"}
        self.prices = {token.place: token.points for token in over if "reach" in token.marks}
        self.lit = lit
        self.beside: dict[str, bool] = {}  # squares with a river at their right side, and whether a bridge is there
        self.below: dict[str, bool] = {}
        for token in zone.tokens:
            if token.face == "river":
                one, other = sorted(token.note.split("|"), key=lambda square: (int(square[1:]), square[0]))
                (self.beside if one[1:] == other[1:] else self.below)[one] = "bridge" in token.marks

    def block(self, size: Size) -> Block:
        """The map with letters above and numbers beside it."""
        wide = 4 if size == Size.LARGE else 3
        letters = "".join(f"{letter:^{wide - 1}} " for letter in LETTERS[: self.columns])
        lines = [Text(f"   {letters}", f"bold {GILT}")]
        for first in range(0, len(self.cells), self.columns):
            row = self.cells[first : first + self.columns]
            head = Text.assemble((f"{first // self.columns + 1:>2} ", f"bold {GILT}"))
            lines.append(head.append(Text("").join(self.upper(cell, wide) for cell in row)))
            if size == Size.LARGE and first + self.columns < len(self.cells):  # the last row is one line high
                lines.append(Text("   ").append(Text("").join(self.lower(cell) for cell in row)))
        return lines

    def upper(self, cell: Token, wide: int) -> Text:
        """The sign, pawn or price of a square, and the river at its right side."""
        ground, sign, ink = TERRAIN.get(cell.face, (SAND, " ", SAND))
        drawn = self.content(cell, ground, sign, ink, wide)
        beside = self.beside.get(cell.id)
        edge = " " if beside is None else "╪" if beside else "┃"
        if wide == 3 and cell.id in self.below:
            drawn.stylize(f"underline {RIVER}")
        chosen = wide == 3 and cell.id in self.lit.touched and beside is None
        style = "bold #3a2606 on #ffd878" if chosen else f"bold {BRIDGE if beside else RIVER} on {ground}"
        return Text.assemble(drawn, ("]" if chosen else edge, style))

    def content(self, cell: Token, ground: str, sign: str, ink: str, wide: int) -> Text:
        piece = self.pieces.get(cell.place)
        price = self.prices.get(cell.place)
        room = wide - 1
        if piece is not None:
            man, print_, back = FORCES.get(piece.face, OTHERS)
            around = f" {man} "
            if cell.id in self.lit.falls or piece.id in self.lit.falls:
                around, print_, back = f"×{man}×", ON_BAD, BAD
            if cell.id in self.lit.touched:
                around = f"[{man}]"
            elif price is not None:
                around = f"{man}{price:>2}" if wide > 3 else f"{man}{price}"
            elif "take" in piece.marks:
                around = f" {man}!"
            shown = around if room == 3 else around.strip().ljust(2)[:2] if around[0] == " " else around[:2]
            return Text(shown, f"bold {print_} on {back}")
        if cell.id in self.lit.touched:
            inside = str(price) if price is not None else sign.strip() or "·"
            return Text(f"[{inside}]" if room == 3 else f"[{inside}", "bold #3a2606 on #ffd878")
        if room == 3 and sign == " " and price is None and (cell.place or 0) >= len(self.cells) - self.columns:
            return Text(cell.note.ljust(room), f"#8a7546 on {ground}")
        drawn = Text(f" {sign}" if room == 3 else sign, f"{ink} on {ground}")
        if price is not None:
            return drawn.append(str(price)[:1], "bold #7a1f10 on #ffe9a8")
        return drawn.append(" ", f"on {ground}")

    def lower(self, cell: Token) -> Text:
        """The number of a square, more of its sign, or the river below it."""
        ground, sign, ink = TERRAIN.get(cell.face, (SAND, " ", SAND))
        below = self.below.get(cell.id)
        beside = self.beside.get(cell.id)
        if below is not None:
            words, style = ("╪╪╪" if below else "━━━"), f"bold {BRIDGE if below else RIVER} on {ground}"
        elif cell.face in WILD:
            words, style = (f"{sign}  " if (cell.place or 0) % 2 else f"  {sign}"), f"{ink} on {ground}"
        else:
            words, style = (cell.note if cell.note.isdigit() else "").ljust(3), f"#8a7546 on {ground}"
        edge = " " if beside is None else "┃"
        return Text.assemble((words, style), (edge, f"bold {RIVER} on {ground}"))


def chart_block(zone: Zone, zones: Iterable[Zone], lit: Lit, size: Size) -> Block:
    """The map, with two lines for each square, or one where there is no room."""
    return Chart(zone, zones, lit).block(size)
