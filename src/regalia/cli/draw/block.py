"""Blocks: rectangles of text to set side by side, and tokens drawn as blocks."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from regalia.cli.draw.names import is_card, name
from regalia.cli.draw.pen import GILT, GLYPHS, KINDS, ON_PAPER, PAPER, Pen
from regalia.kernel.scene import Token

Block = list[Text]  # lines, all equally wide

SILENT = ("best", "past", "open", "advised")  # marks that only the browser's stylesheet shows
TILTS = {0: "↑", 20: "↗", 90: "→"}
ROUND = ("╭", "─", "╮", "│", "╰", "╯")
DASHED = ("┌", "╌", "┐", "╎", "└", "┘")
BACK = "#a5455f"
NOTE_WIDTH = 14


def width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def padded(lines: Iterable[Text], center: bool = False) -> Block:
    """Lines padded with spaces to equal width."""
    rows = [line.copy() for line in lines]
    wide = width(rows)
    for row in rows:
        missing = wide - row.cell_len
        row.pad_left(missing // 2 if center else 0)
        row.pad_right(wide - row.cell_len)
    return rows


def beside(blocks: Sequence[Block], room: int, gap: int = 1) -> Block:
    """Blocks from left to right, wrapped to the width."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        taken = sum(width(one) + gap for one in row)
        if row and taken + width(block) > room:
            lines += _joined(row, gap)
            row = []
        row.append(block)
    return lines + _joined(row, gap)


def _joined(row: Sequence[Block], gap: int) -> Block:
    tall = max((len(block) for block in row), default=0)
    empty = [Text(" " * width(block)) for block in row]
    return [
        Text(" " * gap).join(block[i] if i < len(block) else empty[number] for number, block in enumerate(row))
        for i in range(tall)
    ]


def token_block(token: Token, pen: Pen) -> Block:
    """A token as a small box with its captions below."""
    return padded([*_box(token), *_captions(token, pen)], center=True)


def _box(token: Token) -> Block:
    """The box of a token: upright, slanted or flat, so that its shape tells how it stands."""
    if token.kind == "place":
        return _frame(Text(f" {token.note or 'free'} ", "dim"), DASHED, "dim")
    if not token.face:
        return _frame(Text("▒▒▒▒", BACK), ROUND, "dim")
    inside = _face(token)
    dashes = "─" * inside.cell_len
    if token.tilt == 20:
        return [Text(f"  ╭{dashes}╮"), Text.assemble(" ╱", inside, "╱ "), Text(f"╰{dashes}╯  ")]
    if token.tilt == 90:
        return [Text(""), Text(f"╭──{dashes}──╮", "dim"), Text.assemble(("╰─ ", "dim"), inside, (" ─╯", "dim"))]
    return _frame(inside, ROUND, GILT if "ready" in token.marks else "")


def _frame(inside: Text, corners: tuple[str, str, str, str, str, str], style: str) -> Block:
    left, dash, right, side, low_left, low_right = corners
    dashes = dash * inside.cell_len
    return [
        Text(left + dashes + right, style),
        Text.assemble((side, style), inside, (side, style)),
        Text(low_left + dashes + low_right, style),
    ]


def _face(token: Token) -> Text:
    """A card's letters as typed, and its suit symbol; the name of anything else."""
    if not is_card(token):
        return Text(f" {name(token)} ", "bold")
    suit = token.face[1]
    return Text(f"{token.face} {GLYPHS[suit]}", f"bold {ON_PAPER[suit]} on {PAPER}")


def _captions(token: Token, pen: Pen) -> Iterator[Text]:
    """The captions of a token: cards under it, how it stands, badge and note."""
    if not token.face:
        return
    if token.under:
        coin = "" if token.points is None else f" ={token.points}"
        yield Text.assemble("+", Text(" ").join(pen.card(face) for face in token.under), (coin, GILT))
    badge = token.badge.text if token.badge is not None else ""
    if token.marks and token.marks[0] != badge and token.marks[0] not in SILENT:
        yield Text(f"{TILTS[token.tilt]} {token.marks[0]}", "" if token.tilt == 0 else "dim")
    if token.badge is not None:
        yield pen.text(badge, KINDS[token.badge.kind])
    note = token.note if is_card(token) or token.note != name(token) else ""
    for line in textwrap.wrap(note, NOTE_WIDTH):
        yield pen.text(line, "dim")
