"""A map in the terminal: a character for each square, pieces as capital letters, and what may be touched with its price."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from regalia.cli.draw.pen import GILT
from regalia.kernel.scene import Token, Zone

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def map_lines(zone: Zone) -> Iterator[Text]:
    """The columns' letters, then row by row; ``.2`` is open land that may be entered for 2, ``W!`` a pawn to take up."""
    cells = sorted((token for token in zone.tokens if token.kind == "cell"), key=lambda cell: cell.place or 0)
    pieces = {token.place: token for token in zone.tokens if token.kind == "piece"}
    yield Text("    " + " ".join(f"{letter} " for letter in LETTERS[: zone.columns]), "dim")
    for first in range(0, len(cells), zone.columns):
        row = Text(f"{first // zone.columns + 1:>3} ", "dim")
        for cell in cells[first : first + zone.columns]:
            row.append(_square(cell, pieces.get(cell.place))).append(" ")
        yield row


def _square(cell: Token, piece: Token | None) -> Text:
    glyph = Text(piece.face[:1].upper(), "bold") if piece is not None else Text(cell.face, "dim")
    if "reach" in cell.marks:
        return glyph.append(str(cell.points), f"not dim {GILT}")
    return glyph.append("!" if "take" in cell.marks else " ", GILT)
