"""A map in the terminal: one character per square, pieces as capitals, rivers, legal squares with their price."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rich.text import Text

from regalia.cli.draw.pen import GILT, Pen
from regalia.kernel.scene import Token, Zone

LETTERS = "abcdefghijklmnopqrstuvwxyz"
RIVER = "#2f7fb0"
MEANING = {"│": "river", "|": "river", "╪": "bridge", "=": "bridge"}
CALLED = re.compile(r"(.*?) ?\(?([a-z]\d+)\)?$")  # a square's name: ``Stoke (f8)``, ``forest g7``


def map_lines(zone: Zone, zones: Iterable[Zone], pen: Pen) -> Iterator[Text]:
    """The map, row by row: ``.2`` is open land that costs 2 to enter, ``W!`` a pawn that can be lifted.

    A river runs beside a square or below it, and may have a bridge there. What lies on the map may be in other zones of its
    kind; those have no columns of their own.
    """
    if not zone.columns:
        return
    over = [token for other in zones if other.kind == "map" for token in other.tokens]
    cells = sorted((token for token in zone.tokens if token.kind == "cell"), key=lambda cell: cell.place or 0)
    pieces = {token.place: token for token in over if token.kind == "piece"}
    prices = {token.place: token.points for token in over if "reach" in token.marks}
    beside, below = _rivers(zone, pen.plain)
    yield Text("    " + " ".join(f"{letter} " for letter in LETTERS[: zone.columns]), "dim")
    for first in range(0, len(cells), zone.columns):
        row = Text(f"{first // zone.columns + 1:>3} ", "dim")
        under = Text("    ")
        for cell in cells[first : first + zone.columns]:
            row.append(_square(cell, pieces.get(cell.place), prices.get(cell.place)))
            row.append(beside.get(cell.id, " "), f"not dim {RIVER}")
            under.append(f"{below.get(cell.id, '  ')} ", RIVER)
        yield row
        if under.plain.strip():
            yield under
    signs = {*beside.values(), *(sign[0] for sign in below.values())}
    yield from _legend(cells, [f"{sign} {MEANING[sign]}" for sign in MEANING if sign in signs], pen)


def _square(cell: Token, piece: Token | None, price: int | None) -> Text:
    glyph = Text(piece.face[:1].upper(), "bold") if piece is not None else Text(cell.face, "dim")
    if price is not None:
        return glyph.append(str(price), f"not dim {GILT}")
    return glyph.append("!" if piece is not None and "take" in piece.marks else " ", GILT)


def _rivers(zone: Zone, plain: bool) -> tuple[dict[str, str], dict[str, str]]:
    """The signs of a river or a bridge at the right side of squares, and below them."""
    bank, bed, across, over = ("|", "--", "=", "==") if plain else ("│", "──", "╪", "╪╪")
    beside: dict[str, str] = {}
    below: dict[str, str] = {}
    for token in zone.tokens:
        if token.face == "river":
            one, other = sorted(token.note.split("|"), key=lambda square: (int(square[1:]), square[0]))
            bridge = "bridge" in token.marks
            if one[1:] == other[1:]:
                beside[one] = across if bridge else bank
            else:
                below[one] = over if bridge else bed
    return beside, below


def _legend(cells: Iterable[Token], signs: list[str], pen: Pen) -> Iterator[Text]:
    """What the characters mean, and where the places with a name are."""
    kinds: dict[str, str] = {}
    places: dict[str, list[str]] = {}
    for cell in cells:
        called = CALLED.match(cell.name)
        title, square = called.groups() if called is not None else (cell.name, cell.id)
        if cell.note and not cell.note.isdigit():
            places.setdefault(cell.face, []).append(f"{title} {square}")
        else:
            kinds.setdefault(cell.face, "open land" if title.isdigit() else title)
    words = [f"{face} {kind}" for face, kind in kinds.items() if face not in places]
    yield pen.text(", ".join([*words, *signs, "a digit: the price of that square"]), "dim")
    for face, named in places.items():
        yield pen.text(f"{face}: {', '.join(named)}", "dim")
