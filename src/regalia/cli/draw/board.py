"""A map in the terminal: one character per square, pieces as capitals, legal squares with their price."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from regalia.cli.draw.pen import GILT
from regalia.kernel.scene import Token, Zone

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def map_lines(zone: Zone, zones: Iterable[Zone]) -> Iterator[Text]:
    """The map, row by row: ``.2`` is open land that costs 2 to enter, ``W!`` a pawn that can be lifted.

    What lies on the map may be in other zones of its kind; those have no columns of their own.
    """
    if not zone.columns:
        return
    over = [token for other in zones if other.kind == "map" for token in other.tokens]
    cells = sorted((token for token in zone.tokens if token.kind == "cell"), key=lambda cell: cell.place or 0)
    pieces = {token.place: token for token in over if token.kind == "piece"}
    prices = {token.place: token.points for token in over if "reach" in token.marks}
    yield Text("    " + " ".join(f"{letter} " for letter in LETTERS[: zone.columns]), "dim")
    for first in range(0, len(cells), zone.columns):
        row = Text(f"{first // zone.columns + 1:>3} ", "dim")
        for cell in cells[first : first + zone.columns]:
            row.append(_square(cell, pieces.get(cell.place), prices.get(cell.place))).append(" ")
        yield row


def _square(cell: Token, piece: Token | None, price: int | None) -> Text:
    glyph = Text(piece.face[:1].upper(), "bold") if piece is not None else Text(cell.face, "dim")
    if price is not None:
        return glyph.append(str(price), f"not dim {GILT}")
    return glyph.append("!" if piece is not None and "take" in piece.marks else " ", GILT)
