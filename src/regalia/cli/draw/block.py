"""Blocks: rectangles of text that can be set side by side, and tokens drawn as such."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from regalia.cards import CARD
from regalia.cli.draw.pen import GILT, GLYPHS, KINDS, ON_PAPER, PAPER, Pen
from regalia.kernel.scene import Token

Block = list[Text]  # lines, all equally wide

TILTS = {0: "↑ upright", 20: "↗ tilted", 90: "→ lying"}


def width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def padded(lines: Iterable[Text], least: int = 0, center: bool = False) -> Block:
    """Lines filled up with spaces to the widest of them."""
    rows = [line.copy() for line in lines]
    wide = max(least, width(rows))
    for row in rows:
        missing = wide - row.cell_len
        row.pad_left(missing // 2 if center else 0)
        row.pad_right(wide - row.cell_len)
    return rows


def beside(blocks: Sequence[Block], room: int, gap: int = 1) -> Block:
    """Blocks side by side from left to right; those that do not fit into the room go below."""
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
    space = Text(" " * gap)
    empty = [Text(" " * width(block)) for block in row]
    return [
        space.join(block[i] if i < len(block) else empty[number] for number, block in enumerate(row))
        for i in range(tall)
    ]


def token_block(token: Token, pen: Pen) -> Block:
    """A token as a small box, with what must be known about it in words below."""
    return padded([*_box(token), *_captions(token, pen)], center=True)


def _box(token: Token) -> Block:
    if token.kind == "place":
        return _frame(Text(f"{token.note or 'free':^5.12}", "dim"), "┌╌┐╎╎└╌┘", "dim")
    if token.kind == "back" or not token.face:
        return _frame(Text("▒▒▒▒", "#7a2f45"), "╭─╮││╰─╯", "dim")
    inside = _face(token)
    if token.tilt == 20:
        dashes = "─" * inside.cell_len
        return [Text(f"  ╭{dashes}╮"), Text.assemble(" ╱", inside, "╱ "), Text(f"╰{dashes}╯  ")]
    if token.tilt == 90:
        dashes = "─" * (inside.cell_len + 4)
        return [Text(""), Text(f"╭{dashes}╮", "dim"), Text.assemble(("╰─ ", "dim"), inside, (" ─╯", "dim"))]
    return _frame(inside, "╭─╮││╰─╯", GILT if "ready" in token.marks else "")


def _frame(inside: Text, corners: str, style: str) -> Block:
    dashes = corners[1] * inside.cell_len
    return [
        Text(corners[0] + dashes + corners[2], style),
        Text.assemble((corners[3], style), inside, (corners[4], style)),
        Text(corners[5] + dashes + corners[7], style),
    ]


def _face(token: Token) -> Text:
    """The letters that one types, and the suit as a figure."""
    if token.face not in CARD:
        return Text(f" {token.face} ", "bold")
    suit = token.face[1]
    return Text(f"{token.face} {GLYPHS.get(suit, ' ')}", f"bold {ON_PAPER.get(suit, '')} on {PAPER}")


def _captions(token: Token, pen: Pen) -> Iterable[Text]:
    if token.kind == "place" or not token.face:
        return
    turned = token.tilt or "upright" in token.name
    if turned:
        yield Text(TILTS[token.tilt], "bold" if token.tilt == 0 else "dim")
    if token.under:
        points = "" if token.points is None else f" ({token.points})"
        yield Text.assemble("+", *(pen.card(face) for face in token.under), (points, GILT))
    if token.badge is not None:
        yield pen.text(token.badge.text, KINDS[token.badge.kind])
