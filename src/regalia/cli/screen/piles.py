"""Piles as small blocks: a deck's back with its number, the top card, the initiative with its Key Positions."""

from __future__ import annotations

import re

from rich.text import Text

from regalia.cli.draw.block import Block, beside, padded
from regalia.cli.draw.names import is_card
from regalia.cli.draw.pen import Pen
from regalia.cli.screen.cards import Size, small_card
from regalia.cli.screen.look import BACK, DIM, FAINT, GROUND, INK, PAPER, colour, label
from regalia.kernel.scene import Token, Zone


def pile_block(zone: Zone, pen: Pen) -> Block:
    """A pile in a line: its top card or its back, and how many lie there."""
    top = zone.tokens[0] if zone.tokens else None
    drawn = Text("▒▒ ", BACK)
    if top is not None and is_card(top):
        drawn = Text(f" {label(top.face)} ", f"bold {colour(top.face)} on {PAPER}").append(" ", f"on {GROUND}")
    return [drawn.append(pen.text(zone.label, f"not bold {DIM} on {GROUND}"))]


def in_force(zone: Zone, pen: Pen, size: Size) -> Block:
    """The card in force beside its Key Positions, seen from the unit in the middle; or both in a line."""
    top = zone.tokens[0]
    who = pen.text(zone.label.partition(",")[0], DIM)
    words = Text(top.note.rpartition(": ")[2], DIM)
    if size == Size.LINE:
        return [who.append(" ").append(pen.card(top.face)).append(" ").append(words)]
    return padded([who, *beside([small_card(top.face), _keys(top)], 20), words])


def _keys(top: Token) -> Block:
    ways = {int(mark[4:]) for mark in top.marks if re.fullmatch(r"way-\d", mark)}
    lines = []
    for row in range(3):
        line = Text()
        for nth in range(3 * row, 3 * row + 3):
            sign = "●" if nth == 4 else "◇" if nth in ways else "·"
            line.append(f"{sign} ", f"bold {INK}" if nth in ways or nth == 4 else FAINT)
        lines.append(line)
    return lines
