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
SHIELDS = ("#3f6fb5", "#b5403f", "#3f9b5f", "#c39a2c", "#8250a8", "#5a5a66", "#b5703f", "#9a9aa5")
TINCTURES = {  # colours that a game gives its seats
    "blue": SHIELDS[0],
    "red": SHIELDS[1],
    "green": SHIELDS[2],
    "gold": SHIELDS[3],
    "purple": SHIELDS[4],
    "black": "#7d7d8a",  # legible on a dark screen and on a light one
    "orange": SHIELDS[6],
    "white": SHIELDS[7],
}
KINDS = {"bad": f"bold {RED}", "good": "bold green", "none": "dim", "gold": GILT, "dark": "bold"}

TYPED = (  # what the browser asks for, and what the terminal says instead
    (
        r"^Touch a soldier, then the attacker it blocks\.",
        "Choose a soldier to block with, or let the attacker through.",
    ),
    (
        r"^Touch a soldier, or several as a group, then the player they attack\.",
        "Choose a soldier and the player it attacks.",
    ),
    (r"\bTouch\b", "Choose"),
    (r"\bmust touch\b", "must stand next to"),
    (r"\btouch\b", "choose"),
    (r"^Dr(op|ag) [^.]*\.", "Choose a move from the list."),
)
MARKED = re.compile(r"\[(\w\w|\?\?)\]|\{(\d+)\}('s)?")


def colour_of(marks: Sequence[str], seat: int | None = None) -> str:
    """The colour that the marks of a plate or of a piece name, or else the seat's; empty where there is neither."""
    named = next((TINCTURES[mark] for mark in marks if mark in TINCTURES), "")
    return named or ("" if seat is None else SHIELDS[seat % len(SHIELDS)])


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

    def asked(self, text: str, style: str = "") -> Text:
        """A prompt, without the browser's words: nobody touches or drops anything in a terminal."""
        for found, instead in TYPED:
            text = re.sub(found, instead, text)
        return self.text(text, style)

    def reason(self, text: str, style: str = "") -> Text:
        """A refusal's reason, with the names of the seats that it numbers."""
        found = re.sub(r"\b[Ss]eat (\d)\b", lambda seat: f"{{{seat[1]}}}", text)
        return self.asked(found, style)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat}"

    def card(self, face: str) -> Text:
        """A card in running text: ``K♥``, plain ``Kh``."""
        if self.plain or face not in CARD or face == "??":
            return Text(face)
        suit = face[1]
        rank = "10" if face[0] == "T" else face[0]
        return Text("joker" if suit == "x" else rank + GLYPHS[suit], INK[suit])
