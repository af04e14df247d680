"""Pen: writes a scene's text, with its cards and names, in colour or in plain words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from regalia.cards import CARD

GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "x": "★"}
RED = "#c8323c"
INK = {"c": "bold", "s": "bold", "d": f"bold {RED}", "h": f"bold {RED}", "x": "bold #8a4fbf"}
PAPER = "#fbf7ea"
ON_PAPER = {"c": "#1b1b1f", "s": "#1b1b1f", "d": "#b3202c", "h": "#b3202c", "x": "#6b2fa0"}
GILT = "bold #b8860b"
KINDS = {"bad": f"bold {RED}", "good": "bold green", "none": "dim", "gold": GILT, "dark": "bold"}

MARKED = re.compile(r"\[(\w\w|\?\?)\]|\{(\d+)\}('s)?")


@dataclass(frozen=True, slots=True)
class Pen:
    """Writes for one reader: knows the names of the seats, and whether to use colours and symbols."""

    names: Sequence[str]
    plain: bool = False
    reader: int | None = None

    def text(self, text: str, style: str = "") -> Text:
        """A text of a scene: ``[Kh]`` becomes a card, ``{1}`` a name, ``{0}'s`` the reader's "your"."""
        drawn = Text(style=style)
        at = 0
        for found in MARKED.finditer(text):
            card, seat, owns = found.groups()
            if card is not None and card not in CARD:
                continue
            drawn.append(text[at : found.start()])
            if card is not None:
                drawn.append(self.card(card))
            elif owns and int(seat) == self.reader:
                drawn.append("your" if found.start() else "Your")
            else:
                drawn.append(self.name(int(seat)) + (owns or ""))
            at = found.end()
        return drawn.append(text[at:])

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat}"

    def card(self, face: str) -> Text:
        """A card in running text: ``K♥``, plain ``Kh``."""
        if self.plain or face not in CARD or face == "??":
            return Text(face)
        suit = face[1]
        return Text("joker" if suit == "x" else face[0] + GLYPHS[suit], INK[suit])
