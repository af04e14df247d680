"""A ring of numbered spaces around whatever else lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.track import ACROSS, SUITS, initials
from regalia.cli.screen.cards import Lit, Size
from regalia.cli.screen.look import DIM, FIELDS, GLYPHS, cut
from regalia.kernel.scene import Token, Zone

KINDS = {"hearts": "#a8303b", "diamonds": "#9a6f1e", "spades": "#39304a", "clubs": "#2f4a3c"}
SHOP = "#2f6e52"
WIDE = 5  # columns from one space to the next
INSIDE = WIDE * (ACROSS - 2) - 5  # columns of the middle


def ring_block(zone: Zone, zones: Sequence[Zone], inside: Block, pen: Pen, lit: Lit, size: Size) -> Block:
    """The ring clockwise from the top left, with ``inside`` in its middle."""
    pieces = [token for other in zones if other.kind == "track" for token in other.tokens if token.kind == "piece"]
    spaces = [_space(token, [one for one in pieces if one.place == token.place], pen, lit) for token in zone.tokens]
    across = min(ACROSS, (len(spaces) + 1) // 2)
    right = (len(spaces) - 2 * across + 1) // 2
    left = len(spaces) - 2 * across - right
    pitch = 3 if size == Size.LARGE else 2
    high = max(right * pitch + 1 if size == Size.LARGE else right * pitch, len(inside))
    sides = _middle(
        spaces[across : across + right],
        spaces[2 * across + right :][::-1] if left else [],
        inside,
        WIDE * (across - 2),
        high,
    )
    bottom = spaces[across + right : 2 * across + right][::-1]
    home = [piece for piece in pieces if piece.place is None]
    told = [Text("at home: ", DIM).append(", ".join(_who(piece, pen) for piece in home))] if home else []
    return [*_row(spaces[:across]), *sides, *_row(bottom), *told]


def _row(spaces: Sequence[Block]) -> Block:
    return [Text(" ").join(space[line] for space in spaces) for line in range(2)]


def _middle(right: Sequence[Block], left: Sequence[Block], inside: Block, wide: int, high: int) -> Block:
    """The lines between the upper and the lower row."""
    bare = Text(" " * (WIDE - 1))
    edges = []
    for side in (left, right):
        column = [bare] * high
        for nth, space in enumerate(side):
            at = round((nth + 0.5) * high / len(side) - 1)
            at = min(max(at, 0), high - 2)
            column[at : at + 2] = space
        edges.append(column)
    above = (high - len(inside)) // 2
    middle = [Text("")] * above + list(inside) + [Text("")] * (high - len(inside) - above)
    return [
        Text.assemble(one, "   ", cut(line, wide - 5), "   ", other)
        for one, line, other in zip(edges[0], middle, edges[1], strict=True)
    ]


def _space(token: Token, here: Sequence[Token], pen: Pen, lit: Lit) -> Block:
    """``15 ♠`` and below it who stands there; in reach it is gold, and in brackets where it is chosen."""
    suit = SUITS.get(token.face)
    ground = KINDS.get(token.face, SHOP)
    reach = "reach" in token.marks
    style = "bold #241c2c on #ffd878" if reach else f"#fff3e0 on {ground}"
    head = Text(f"{token.place:<2} {GLYPHS[suit] if suit else '$'}", style)
    if token.id in lit.touched:
        foot = Text("[⏎] ", style)
    elif here:
        seat = _seat(here[0])
        names = "".join(initials(pen.name(_seat(piece))) for piece in here)
        foot = cut(Text(f"◆{names}"), WIDE - 1)
        foot.stylize_before(f"bold #ffffff on {FIELDS[seat % len(FIELDS)]}")
    else:
        foot = Text(f"{'gate' if 'gate' in token.marks else 'walk' if reach else '':<4}", style)
    return [head, foot]


def _seat(piece: Token) -> int:
    return next((int(mark[4:]) for mark in piece.marks if mark.startswith("seat")), 0)


def _who(piece: Token, pen: Pen) -> str:
    return pen.name(_seat(piece))
