"""Cards and other tokens as blocks in three sizes: 7 x 5 cells, 5 x 3 cells, one line."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from rich.text import Text

from regalia.cli.draw.block import SILENT, Block, padded
from regalia.cli.draw.names import is_card, name
from regalia.cli.draw.pen import KINDS, Pen
from regalia.cli.screen.look import BACK, COURT, DIM, EDGE, FAINT, GILT, LYING, ON_SLIP, PAPER, SHADE, colour, label
from regalia.kernel.scene import Badge, Choice, Token

RESTING = "#8d8070"


class Size(IntEnum):
    """How large things are drawn."""

    LARGE = 2
    SMALL = 1
    LINE = 0


CAPTIONS = {Size.LARGE: (12, 3), Size.SMALL: (9, 2)}  # columns and lines below a token


@dataclass(frozen=True, slots=True)
class Lit:
    """What the chosen move touches on the table: its parts, its target, and what would happen there."""

    touched: frozenset[str] = frozenset()
    target: str = ""
    badge: Badge | None = None
    falls: frozenset[str] = frozenset()

    @classmethod
    def by(cls, choice: Choice | None) -> Lit:
        if choice is None:
            return cls()
        falls = frozenset(choice.preview.falls if choice.preview is not None else ())
        return cls(frozenset(choice.touch), choice.touch[-1], choice.badge, falls)

    def ring(self, token: str) -> str:
        """The colour of the bracket around a token; empty where the move does not touch it."""
        if token not in self.touched:
            return ""
        harmed = self.badge is not None and self.badge.kind == "bad"
        return "#e0565c" if token == self.target and harmed else GILT


def token_block(token: Token, pen: Pen, lit: Lit, size: Size) -> Block:
    """A token with its captions, and a bracket where the chosen move touches it."""
    ring = lit.ring(token.id)
    if size == Size.LINE:
        return [_chip(token, pen, ring)]
    body = _body(token, size)
    framed = _ringed(body, ring, token, size)
    below = _captions(token, pen, lit, *CAPTIONS[size])
    if max((line.cell_len for line in below), default=0) >= framed[0].cell_len:
        below = [Text.assemble(" ", line, " ") for line in below]
    return padded([*framed, *below], center=True)


def _body(token: Token, size: Size) -> Block:
    """The token without its bracket; all bodies of a size are equally high."""
    wide, high = (7, 5) if size == Size.LARGE else (5, 3)
    if token.kind == "place":
        return _empty(token.note or "free", max(wide, 6), high)
    if not token.face or token.kind == "back":
        return [Text("▒" * (wide - 1), BACK) for _ in range(high)]
    if not is_card(token):
        return _plain(token, wide, high)
    if token.tilt == 90:
        return _lying(token, wide, high)
    return _upright(token, wide, high)


def _upright(token: Token, wide: int, high: int) -> Block:
    """A card that stands; one that rests has a broken edge."""
    ink = f"bold {colour(token.face)} on {PAPER}"
    corner = label(token.face)
    if high == 3:
        rows = [" " * wide, f" {corner}".ljust(wide), " " * wide]
        lines = [Text(row, ink) for row in rows]
    else:
        middle = COURT.get(token.face[0], corner[-1])
        rows = [" " * wide, f" {corner}".ljust(wide), middle.center(wide), f"{corner} ".rjust(wide), " " * wide]
        lines = [Text(row, ink) for row in rows]
        if token.face[0] in COURT:
            lines[2].stylize("#9a6b0c")
    if token.tilt == 20:
        lines = [Text("╱", f"{RESTING} on {PAPER}") + line[1:-1] + Text("╱", f"{RESTING} on {PAPER}") for line in lines]
    return lines


def _lying(token: Token, wide: int, high: int) -> Block:
    """A fallen card, on its side: two columns wider and lower."""
    rows = [Text("")] * (high - 3 if high > 3 else 1)
    across = wide + 2
    face = Text(f" {label(token.face)} ", f"bold {colour(token.face)} on {LYING}")
    face.append("▬" * (across - face.cell_len - 1), f"not bold #7d7468 on {LYING}").append(" ", f"on {LYING}")
    bare = Text(" " * across, f"on {LYING}")
    return padded([*rows, *([bare, face, bare] if high > 3 else [face, bare])], center=True)


def _empty(words: str, wide: int, high: int) -> Block:
    inner = wide - 2
    shown = textwrap.shorten(words, inner, placeholder="") or words[:inner]
    rows = [f"╭{'╌' * inner}╮", *[f"╎{' ' * inner}╎"] * (high - 2), f"╰{'╌' * inner}╯"]
    lines = [Text(row, EDGE) for row in rows]
    lines[high // 2] = Text.assemble(("╎", EDGE), (shown.center(inner), FAINT), ("╎", EDGE))
    return lines


def _plain(token: Token, wide: int, high: int) -> Block:
    """A token that is not a card: its name on a slip."""
    words = textwrap.wrap(name(token), wide)[: high - 1] or [name(token)[:wide]]
    lines = [Text(word.center(wide), f"bold {ON_SLIP} on {SHADE}") for word in words]
    bare = Text(" " * wide, f"on {SHADE}")
    above = (high - len(lines)) // 2
    return [*[bare] * above, *lines, *[bare] * (high - len(lines) - above)]


def _ringed(body: Block, ring: str, token: Token, size: Size) -> Block:
    """The body between the halves of its bracket; above it what lies under the token."""
    wide = max(line.cell_len for line in body)
    left, right = ("▐", "▌") if ring else (" ", " ")
    lines = [Text.assemble((left, ring), line, (right, ring)) for line in body]
    if size != Size.LARGE:
        return lines
    above = Text.assemble(" ", (f"▗{'▄' * (wide - 2)}▖" if ring else " " * wide, ring), " ")
    if token.under:
        tab = " ".join(label(face) for face in token.under[:2]) + ("…" if len(token.under) > 2 else "")
        above = Text.assemble((f" {tab} ", f"bold {colour(token.under[0])} on {SHADE}"))
    below = Text.assemble(" ", (f"▝{'▀' * (wide - 2)}▘" if ring else " " * wide, ring), " ")
    return padded([above, *lines, below], center=True)


def _captions(token: Token, pen: Pen, lit: Lit, wide: int, most: int) -> Block:
    """What would happen to it, or its points, badge and note; a note that is too long ends with ``…``."""
    if token.id == lit.target and lit.badge is not None:
        return [pen.text(_arrowed(lit.badge), KINDS[lit.badge.kind])]
    words: list[Text] = []
    if token.points is not None and token.points:
        words.append(Text(f"{token.points} point{'s' if token.points != 1 else ''}", GILT))
    if token.badge is not None:
        words.append(pen.text(token.badge.text, KINDS[token.badge.kind]))
    note = token.note if is_card(token) else ""
    words += [pen.text(line, DIM) for line in textwrap.wrap(note, wide)]
    return words if len(words) <= most else [*words[: most - 1], words[most - 1].append("…")]


def _arrowed(badge: Badge) -> str:
    return f"↓ {badge.text}" if badge.kind == "bad" else badge.text


def _chip(token: Token, pen: Pen, ring: str) -> Text:
    """``[K♥+8♣]``, ``╱J♦╱`` at rest, ``▬Q♠▬`` fallen, with its badge behind it."""
    left, right = ("[", "]") if ring else (" ", " ")
    if token.kind == "place":
        return Text.assemble((left, ring), (token.note or "free", FAINT), (right, ring))
    if not token.face or token.kind == "back":
        return Text("▊", BACK)
    if not is_card(token):
        return Text.assemble((left, ring), (name(token), "bold"), (right, ring))
    edge = {0: " ", 20: "╱", 90: "▬"}[token.tilt]
    ground = LYING if token.tilt == 90 else PAPER
    drawn = Text.assemble(
        (left, f"bold {ring}" if ring else ""),
        (edge, f"{RESTING} on {ground}"),
        (label(token.face), f"bold {colour(token.face)} on {ground}"),
        (edge, f"{RESTING} on {ground}"),
        (right, f"bold {ring}" if ring else ""),
    )
    for face in token.under:
        drawn.append(f"+{label(face)}", DIM)
    marks = [mark for mark in token.marks[:1] if mark not in SILENT]
    if token.badge is not None:
        drawn.append(" ").append(pen.text(token.badge.text, KINDS[token.badge.kind]))
    elif marks and token.tilt:
        drawn.append(f" {marks[0]}", DIM)
    return drawn


def small_card(face: str, shaded: bool = False) -> Block:
    """A card of 5 x 3 cells without bracket and captions."""
    ground = "#5d5560" if shaded else PAPER
    ink = "#b9adba" if shaded else colour(face)
    return [Text(row, f"bold {ink} on {ground}") for row in (" " * 5, f" {label(face)}".ljust(5), " " * 5)]


def backs(count: int) -> Text:
    """Hidden cards in a row."""
    return Text("▊ " * min(count, 12) + (f"{count}" if count > 12 else ""), BACK)


def named_cards(faces: Sequence[str], pen: Pen) -> Text:
    return Text(" ").join(pen.card(face) for face in faces)
