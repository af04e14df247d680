"""A board of cards with units on it: paper squares, units with a bar of Life, the chosen square in brackets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.draw.grid import BOSS, SIDES, sign_of, units_on
from regalia.cli.draw.pen import colour_of
from regalia.cli.screen.cards import Lit, Size
from regalia.cli.screen.look import BAD, GILT, ON_BAD, ON_DARK, ON_SLIP, PAPER, SEATS, colour, cut, label
from regalia.kernel.scene import Token, Zone

BLANK = "#2b211b"
SHADED = "#e4dac6"
MEN = {"pawn": "♟♙", "rook": "♜♖", "knight": "♞♘", "bishop": "♝♗", "queen": "♛♕", "king": "♚♔"}  # black and white
TWO_SIDES = (SIDES["white"], SIDES["black"])
FULL, LOST = "#3f9a68", "#a05058"
WIDE = 8  # cells of a square
BY_SIDE = {"white": ("#fffdf7", ON_SLIP), "black": ("#2b2733", "#f3e6c8")}


def board_block(zone: Zone, zones: Sequence[Zone], lit: Lit, size: Size, room: int) -> Block:
    """The board row by row, with letters above and numbers beside it; empty while nothing lies on it."""
    if not any(token.face for token in zone.tokens):
        return []
    wide = min(WIDE if size == Size.LARGE else 10, (room - 3) // zone.columns - 1)
    units = units_on(zone, zones)
    lines = [
        Text("  " + "".join(f" {_square(token)[:1]:^{wide}}" for token in zone.tokens[: zone.columns]), f"bold {GILT}")
    ]
    for first in range(0, len(zone.tokens), zone.columns):
        row = zone.tokens[first : first + zone.columns]
        cells = [_cell(token, units.get(token.place), wide, size) for token in row]
        for nth in range(len(cells[0])):
            lines.append(_joined(row, [cell[nth] for cell in cells], lit, nth == len(cells[0]) // 2))
        if size == Size.LARGE:
            lines.append(Text(""))
    if lit.badge is not None and size == Size.LARGE:
        _flagged(lines, zone, lit, wide)
    return lines if size != Size.LARGE else lines[:-1]


def _square(token: Token) -> str:
    return token.note.partition(" ")[0]


def _joined(row: Sequence[Token], parts: Sequence[Text], lit: Lit, middle: bool) -> Text:
    """One line of a row of squares, with the brackets between them."""
    drawn = Text.assemble((f"{_square(row[0])[1:]:>2}" if middle else "  ", f"bold {GILT}"))
    for nth, (token, part) in enumerate(zip(row, parts, strict=True)):
        before = lit.ring(row[nth - 1].id) if nth else ""
        here = lit.ring(token.id)
        gap = ("▐", here) if here else ("▌", before) if before else (" ", "")
        drawn.append(*gap).append(part)
    last = lit.ring(row[-1].id)
    return drawn.append("▌" if last else " ", last)


def _cell(token: Token, unit: Token | None, wide: int, size: Size) -> Block:
    """A square: its card above; below it the unit with its Life."""
    ground = PAPER if token.face else BLANK
    if size != Size.LARGE and token.face and sum(map(ord, _square(token))) % 2:
        ground = SHADED  # rows and columns touch: squares alternate
    head = Text(f" {label(token.face)}" if token.face else "", f"bold {colour(token.face) if token.face else GILT}")
    under = f"×{len(token.under) + 1}" if token.under else ""
    key = "key" if "key" in token.marks else ""
    right = key or under
    head.append(" " * max(1, wide - head.cell_len - len(right))).append(right, f"{'#7a4a10' if token.face else GILT}")
    top = cut(head, wide)
    top.stylize_before(f"on {ground}")
    if unit is None:
        bare = Text(" " * wide, f"on {ground}")
        return [top, bare, bare] if size == Size.LARGE else [top, bare]
    return [top, *_unit(unit, wide, size)]


def _unit(unit: Token, wide: int, size: Size) -> Block:
    ground, ink = _side(unit)
    kind = unit.face.removeprefix("boss ")
    seat = sign_of(unit.marks)
    men = MEN.get(kind, seat) if seat in TWO_SIDES else seat  # of more than two sides the sign tells whose unit it is
    sign = BOSS if "boss" in unit.marks else men[-1:] if "white" in unit.marks else men[:1]
    left = str(unit.points) if unit.points is not None else ""
    mover = "»" if "mover" in unit.marks else ""
    if size != Size.LARGE:
        line = cut(Text(f"{mover}{sign}{kind.capitalize()}"), wide - len(left) - 1).append(f" {left}")
        line.stylize_before(f"bold {ink} on {ground}")
        return [line]
    name = cut(Text(f"{mover}{sign} {kind.capitalize()}"), wide)
    name.stylize_before(f"bold {ink} on {ground}")
    found = re.search(r"(\d+)/(\d+)", unit.note)
    bars = wide - 2
    full = -(-bars * int(found[1]) // int(found[2])) if found else 0
    life = Text("█" * full, f"{FULL} on {ground}").append("░" * (bars - full), f"{LOST} on {ground}")
    life.append(f"{left:>2}", f"bold {ink} on {ground}")
    return [name, cut(life, wide)]


def _side(unit: Token) -> tuple[str, str]:
    """The ground and the ink of a unit's side."""
    for side, colours in BY_SIDE.items():
        if side in unit.marks:
            return colours
    given = colour_of(unit.marks)
    return (ON_DARK.get(given, SEATS[0]), ON_SLIP)


def _flagged(lines: Block, zone: Zone, lit: Lit, wide: int) -> None:
    """Write what would happen above the target."""
    target = next((token for token in zone.tokens if token.id == lit.target or token.id in lit.touched), None)
    if target is None or target.place is None or lit.badge is None or lit.badge.kind != "bad":
        return
    row, column = divmod(target.place, zone.columns)
    at = 3 + column * (wide + 1)
    line = lines[4 * row]
    flag = cut(Text(f"↓{lit.badge.text}"), wide)
    flag.stylize_before(f"bold {ON_BAD} on {BAD}")
    line.pad_right(max(0, at + wide - line.cell_len))
    lines[4 * row] = line[:at] + flag + line[at + wide :]
